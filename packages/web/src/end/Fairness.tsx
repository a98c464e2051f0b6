import type { ReactNode } from 'react';
import { Torn } from '../design/Torn.tsx';
import { useWords } from '../words/index.tsx';
import { endWords } from './words.ts';

/** How anybody can see for themselves that the shuffle was fixed before the game began. */
export function Fairness({ seed, seedHash }: { seed: string; seedHash: string }): ReactNode {
  const words = useWords(endWords).fairness;
  return (
    <Torn className="end-fairness" seed="end fairness">
      <details>
        <summary>{words.title}</summary>
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
