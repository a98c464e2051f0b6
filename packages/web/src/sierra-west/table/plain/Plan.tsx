import {
  endOf,
  GREEN_START,
  PIONEERS,
  type Pioneer,
  pathsOf,
  type SierraWestTerm,
  TAN_START,
} from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useAllTargets } from '../../../table/Targets.tsx';
import { aboutCard, iconsOf, playerOf, type Sight, whereIs } from '../sight.ts';
import { Thing } from '../Thing.tsx';
import { figureTarget, handTarget, pathTarget, pileTarget, summitTarget, trackerTarget } from '../targets.ts';

const sides = ['leftCard', 'middleCard', 'rightCard'] as const satisfies SierraWestTerm[];
const pathNames = { green: 'greenPath', tan: 'tanPath' } as const;
const pioneerNames = { green: 'greenPioneer', tan: 'tanPioneer' } as const;

/** What a player holds and plays with: cards in hand or laid out, pioneers, paths, piles. */
export function Plan({ sight }: { sight: Sight }): ReactNode {
  const { view, speaker, words, me } = sight;
  const player = playerOf(sight, me);
  const isLaid = player.plan.length === 3;
  return (
    <section className="west-plan" aria-label={words.paths}>
      <h2 className="hidden-text">{words.paths}</h2>
      <ul className="west-things">
        {PIONEERS.map((pioneer) => (
          <li key={pioneer}>
            <Thing
              id={figureTarget(pioneer)}
              name={speaker.term(pioneerNames[pioneer])}
              notes={[whereIs(sight, player, player[pioneer])]}
            />
          </li>
        ))}
        {view.mule === me && (
          <li>
            <Thing
              id={figureTarget('mule')}
              name={speaker.term('mule')}
              notes={[view.active === me ? whereIs(sight, player, view.turn.mule) : speaker.term('camp')]}
            />
          </li>
        )}
        <li>
          <Thing id={trackerTarget} name={speaker.term('tracker')} />
        </li>
        <li>
          <Thing id={pileTarget('deck')} name={speaker.term('deck')} notes={[speaker.cards(player.deckCount)]} />
        </li>
        <li>
          <Thing
            id={pileTarget('discard')}
            name={speaker.term('discard')}
            notes={[speaker.cards(player.discard.length)]}
          />
        </li>
      </ul>
      {isLaid ? (
        <>
          <ul className="west-things">
            {player.plan.map((card, at) => (
              <li key={card}>
                <Thing
                  id={summitTarget(at)}
                  name={`${speaker.term(sides[at]!)}: ${speaker.card(card)}`}
                  notes={[`${speaker.term('summit')}: ${summitOf(sight, card)}`]}
                  about={() => ({ title: speaker.card(card), text: aboutCard(sight, card).text })}
                />
              </li>
            ))}
          </ul>
          {PIONEERS.map((path) => (
            <Path key={path} sight={sight} path={path} />
          ))}
        </>
      ) : (
        player.hand && <Hand sight={sight} cards={player.hand} />
      )}
    </section>
  );
}

const summitOf = ({ box, view, speaker }: Sight, card: number): string =>
  speaker.summit(box.kits[view.mode].cards[card]!.summit).name;

function Hand({ sight, cards }: { sight: Sight; cards: readonly number[] }): ReactNode {
  const { speaker, words, me } = sight;
  const { picked } = useAllTargets().model;
  const draft = playerOf(sight, me).draft?.cards ?? [];
  /** What a card is picked or prepared as. */
  const standing = (card: number): string | null => {
    const at = picked.indexOf(handTarget(card));
    if (at >= 0) return speaker.term(sides[at] ?? 'hand');
    return picked.length === 0 && draft.includes(card) ? words.prepared(draft.indexOf(card) + 1) : null;
  };
  return (
    <ul className="west-things" aria-label={speaker.term('hand')}>
      {cards.map((card) => (
        <li key={card}>
          <Thing
            id={handTarget(card)}
            name={speaker.card(card)}
            notes={[standing(card), `${speaker.term('summit')}: ${summitOf(sight, card)}`, iconsOf(sight, card)]}
            about={() => ({ title: speaker.card(card), text: aboutCard(sight, card).text })}
          />
        </li>
      ))}
    </ul>
  );
}

/** One path over the three cards, from its start to its end. */
function Path({ sight, path }: { sight: Sight; path: Pioneer }): ReactNode {
  const { box, view, speaker, me } = sight;
  const player = playerOf(sight, me);
  const start = path === 'green' ? GREEN_START : TAN_START;
  const spaces = pathsOf(box, view, player.plan)[path];
  const end = endOf(box, start) - start;
  /** Whoever stands there. */
  const here = (space: number): string | null =>
    PIONEERS.filter((pioneer) => player[pioneer] === start + space)
      .map((pioneer) => speaker.term(pioneerNames[pioneer]))
      .join(', ') || null;
  return (
    <div className="west-path" data-path={path}>
      <h3>{speaker.term(pathNames[path])}</h3>
      <ol>
        <li>
          <Thing id={pathTarget(path, 0)} name={speaker.term('start')} notes={[here(0)]} />
        </li>
        {spaces.map(({ icon, paid }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a path keeps its order
          <li key={i}>
            <Thing
              id={pathTarget(path, i + 1)}
              name={speaker.icon(icon).name}
              notes={[paid > 0 ? speaker.cost({ any: paid }) : null, here(i + 1)]}
              about={() => ({ title: speaker.icon(icon).name, text: speaker.icon(icon).text })}
            />
          </li>
        ))}
        <li>
          <Thing id={pathTarget(path, end)} name={speaker.term('end')} notes={[here(end)]} />
        </li>
      </ol>
    </div>
  );
}
