import { formatPercent } from '@cordillera/engine';
import { shotOdds } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { Explained } from '../../../../table/explain/Explain.tsx';
import { Die } from '../../art/Die.tsx';
import type { TableContext } from '../tableContext.ts';
import { modeWords } from './modeWords.ts';
import { Pic, Sized } from './Pic.tsx';

/** How likely a shot hits, why, and what would make it likelier. */
export function Posters({ context }: { context: TableContext }): ReactNode {
  const { box, view, speaker, me, language } = context;
  const words = useWords(modeWords);
  const { face: poster, from, once, within, faces, bullets, sheriff, further } = shotOdds(box, view, me);
  const title = speaker.summit({ action: 'sixShooter' }).name;
  const said = (part: number): string => formatPercent(language, part);
  const outlaws = view.outposts.reduce((sum, n) => sum + n, view.baseOutlaws);
  return (
    <Torn as="section" className="mode-panel posters" seed="posters" aria-label={title}>
      <h2>{title}</h2>
      <p className="mode-note" data-good={from !== null || undefined}>
        {from === null
          ? words.cannotHit
          : view.viewer === me
            ? words.youHitOn(from)
            : words.hitsOn(speaker.player(me), from)}
      </p>
      <Explained className="poster-odds" by={() => ({ title, text: words.about.posters, rule: 'SW-OUT-17' })}>
        <span className="poster-faces">
          {faces.map(({ face, hits }) => (
            <span key={face} data-hits={hits ?? undefined}>
              <Sized size={27}>
                <Die face={face} />
              </Sized>
            </span>
          ))}
        </span>
        <b className="display">{said(once)}</b>
      </Explained>
      <p className="poster-why">{poster === null ? words.noPoster : words.poster(poster, sheriff)}</p>
      <p className="poster-line">
        <Pic name="bullet" size={23} />
        {words.bullets(bullets, said(within))}
      </p>
      {further && (
        <p className="poster-line">
          <Pic name="advance-wagon" size={22} />
          {further.from === null ? words.oneSpaceOnNothing : words.oneSpaceOn(further.from, said(further.once))}
        </p>
      )}
      <p className="poster-line phone-only">
        <Pic name="outlaw" size={24} />
        {words.outlawsLeft(outlaws)}
      </p>
    </Torn>
  );
}
