import { mineOdds } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { Explained } from '../../../../table/explain/Explain.tsx';
import { Die } from '../../art/Die.tsx';
import type { TableContext } from '../tableContext.ts';
import { modeWords } from './modeWords.ts';
import { Pic, Sized } from './Pic.tsx';

/** What the mines along the trail would bring, and what each roll makes of it. */
export function Mines({ context }: { context: TableContext }): ReactNode {
  const { box, view, speaker, me } = context;
  const words = useWords(modeWords);
  const { mines, counted, columns, withLantern, further } = mineOdds(box, view, me);
  const parts = mines.filter(({ counts }) => counts).map(({ gold }) => gold);
  const title = view.viewer === me ? words.mines : words.minesOf(speaker.player(me));
  const sum = speaker.goods({ gold: counted });
  return (
    <Torn as="section" className="mode-panel mines" seed="mines" aria-label={title}>
      <h2>{title}</h2>
      <p className="mode-note">{words.dieDecides}</p>
      <ul className="mine-columns">
        {columns.map(({ faces, gold, stone, chance }) => (
          <li key={faces[0]}>
            <Explained
              className="mine-column"
              by={() => ({ title: speaker.goods({ gold, stone }), text: words.about.mines, rule: 'SW-GOLD-05' })}
            >
              <span className="mine-faces">
                <span className="hidden-text">{words.onRoll(`${faces[0]}–${faces.at(-1)}`)}</span>
                {faces.map((face) => (
                  <Sized key={face} size={23}>
                    <Die face={face} />
                  </Sized>
                ))}
              </span>
              <span className="mine-gives">
                <Pic name="gold" size={26} />
                <span className="hidden-text">{speaker.term('gold')}</span>
                <b>{gold}</b>
                <Pic name="stone" size={23} />
                <span className="hidden-text">{speaker.term('stone')}</span>
                <b>{stone}</b>
              </span>
              <small>{words.oneIn(Math.round(1 / chance))}</small>
            </Explained>
          </li>
        ))}
      </ul>
      <p className="mine-sum">
        {counted === 0 ? words.noGold : parts.length > 1 ? `${parts.join(' + ')} = ${sum}` : sum}
      </p>
      <Explained className="carts-left" by={() => ({ title: speaker.term('carts'), text: words.about.carts })}>
        <Pic name="cart" size={28} />
        <span className="hidden-text">{speaker.term('carts')}</span>
        {words.left(view.carts)}
      </Explained>
      {withLantern > counted && (
        <p className="poster-line phone-only">
          <Pic name="lantern" size={24} />
          {words.withLantern(speaker.goods({ gold: withLantern }))}
        </p>
      )}
      {further !== null && (
        <p className="poster-line phone-only">
          <Pic name="advance-wagon" size={24} />
          {words.goldOneSpaceOn(speaker.goods({ gold: further }))}
        </p>
      )}
    </Torn>
  );
}
