import type { ReactNode } from 'react';
import { Torn } from '../../design/paper/Torn.tsx';
import { useWords } from '../../i18n/index.tsx';
import { rememberedSeedHash } from '../../store/seedHashes.ts';
import { endWords } from './endWords.ts';

interface FairnessProps {
  /** The name of the match: a device that played it elsewhere remembers the fingerprint it was shown. */
  id: string;
  seed: string;
  seedHash: string;
}

/** Shows how to verify that the shuffle was fixed before the game began. */
export function Fairness({ id, seed, seedHash }: FairnessProps): ReactNode {
  const words = useWords(endWords).fairness;
  const sealed = rememberedSeedHash(id);
  const isBroken = sealed !== null && sealed !== seedHash;
  return (
    <Torn className="end-fairness" seed="end fairness">
      <details open={isBroken}>
        <summary>{words.title}</summary>
        {isBroken && (
          <p role="alert" className="end-broken-seal">
            {words.broken} <code>{sealed}</code>
          </p>
        )}
        {sealed === seedHash && <p className="end-kept-seal">{words.kept}</p>}
        <p>{words.text}</p>
        <dl>
          <div>
            <dt>{words.fingerprint}</dt>
            <dd>
              <code>{seedHash}</code>
            </dd>
          </div>
          <div>
            <dt>{words.seed}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </div>
        </dl>
        <p>{words.check}</p>
        <p>
          <code>printf %s {seed} | sha256sum</code>
        </p>
      </details>
    </Torn>
  );
}
