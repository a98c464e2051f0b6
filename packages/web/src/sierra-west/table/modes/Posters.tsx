import type { ReactNode } from 'react';
import { Torn } from '../../../design/Torn.tsx';
import { Explained } from '../../../table/Explain.tsx';
import { useWords } from '../../../words/index.tsx';
import { Die } from '../../art/Die.tsx';
import type { Sight } from '../sight.ts';
import { posterOdds } from './chances.ts';
import { Pic, Sized } from './Pic.tsx';
import { percent } from './percent.ts';
import { modeWords } from './words.ts';

const faces = [1, 2, 3, 4, 5, 6] as const;

/** How likely a shot hits, why, and what would make it likelier. */
export function Posters({ sight }: { sight: Sight }): ReactNode {
  const { box, view, speaker, me, language } = sight;
  const words = useWords(modeWords);
  const { needed, bonus, hitsOn, chance, bullets, within, further } = posterOdds(box, view, me);
  const title = speaker.summit({ action: 'sixShooter' }).name;
  const said = (part: number): string => percent(language, part);
  const outlaws = view.outposts.reduce((sum, n) => sum + n, view.baseOutlaws);
  return (
    <Torn as="section" className="mode-panel posters" seed="posters" aria-label={title}>
      <h3>{title}</h3>
      <p className="mode-note" data-good={hitsOn !== null || undefined}>
        {hitsOn === null
          ? words.cannotHit
          : view.viewer === me
            ? words.youHitOn(hitsOn)
            : words.hitsOn(speaker.player(me), hitsOn)}
      </p>
      <Explained className="poster-odds" by={() => ({ title, text: words.about.posters, rule: 'SW-OUT-17' })}>
        <span className="poster-faces">
          {faces.map((face) => (
            <span key={face} data-hits={(hitsOn !== null && face >= hitsOn) || undefined}>
              <Sized size={27}>
                <Die face={face} />
              </Sized>
            </span>
          ))}
        </span>
        <b className="display">{said(chance)}</b>
      </Explained>
      <p className="poster-why">{needed === null ? words.noPoster : words.poster(needed, bonus)}</p>
      <p className="poster-line">
        <Pic name="bullet" size={23} />
        {words.bullets(bullets, said(within))}
      </p>
      {further && (
        <p className="poster-line">
          <Pic name="advance-wagon" size={22} />
          {further.hitsOn === null ? words.oneSpaceOnNothing : words.oneSpaceOn(further.hitsOn, said(further.chance))}
        </p>
      )}
      <p className="poster-line phone-only">
        <Pic name="outlaw" size={24} />
        {words.outlawsLeft(outlaws)}
      </p>
    </Torn>
  );
}
