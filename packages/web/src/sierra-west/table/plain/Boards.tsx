import { list } from '@cordillera/engine';
import { specialOf } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import type { Sight } from '../sight.ts';
import { Thing } from '../Thing.tsx';
import { marketTarget, slotTarget, trailTarget } from '../targets.ts';

/** The trail, and the row under it. */
export function Trail({ sight }: { sight: Sight }): ReactNode {
  const { box, view, speaker, words, language } = sight;
  const names = (indexes: readonly number[]): string | null =>
    indexes.length === 0 ? null : words.here(list(language, indexes.map(speaker.player)));
  const whose = (is: (player: (typeof view.players)[0]) => boolean): number[] =>
    view.players.flatMap((player, index) => (is(player) ? [index] : []));
  const isRiver = view.mode === 'boats-and-banjos';
  /** Hastings has no canoe. */
  const canoesAt = (slot: number): string | null =>
    isRiver ? names(whose(({ canoe }) => canoe === slot).filter((index) => index < view.seats)) : null;
  const river = (slot: number): string | null => {
    const pieces = specialOf(box.kits[view.mode], view.row[slot - 1]!).river?.pieces.slice(view.taken[slot - 1]) ?? [];
    return isRiver ? pieces.map((piece) => speaker.term(piece)).join(', ') || words.empty : null;
  };
  return (
    <section className="west-boards" aria-label={words.boards}>
      <section>
        <h2>{speaker.term('trail')}</h2>
        <ol className="west-things">
          {box.trail.map(({ multiplier }, space) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the trail keeps its order
            <li key={space}>
              <Thing
                id={trailTarget(space)}
                name={space === 0 ? speaker.term('trailhead') : `${words.space(space)}`}
                notes={[`× ${multiplier}`, names(whose(({ wagon }) => wagon === space)), costOf(space)]}
              />
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{speaker.term('row')}</h2>
        <ol className="west-things">
          {isRiver && (
            <li>
              <Thing id={slotTarget(0)} name={speaker.term('fishMarket')} notes={[canoesAt(0)]} />
            </li>
          )}
          {view.row.map((card, i) => (
            <li key={card}>
              <Thing
                id={slotTarget(i + 1)}
                name={speaker.card(card)}
                notes={[river(i + 1), canoesAt(i + 1)]}
                about={() => ({ title: speaker.special(card).name, text: speaker.special(card).text })}
              />
            </li>
          ))}
        </ol>
        {view.row.length === 0 && <p>{words.empty}</p>}
      </section>
    </section>
  );

  /** What the last step to this space costs. */
  function costOf(space: number): string | null {
    const cost = space === 0 ? null : box.content.boards.trail[space - 1]!.costToNext;
    return cost ? speaker.cost(cost) : null;
  }
}

/** The cabins for sale. */
export function Market({ sight }: { sight: Sight }): ReactNode {
  const { box, view, speaker, words } = sight;
  return (
    <div className="west-boards">
      <section>
        <h2>{speaker.term('market')}</h2>
        <ol className="west-things">
          {view.market.map((tile, space) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: spaces keep their order
            <li key={space}>
              <Thing
                id={marketTarget(space)}
                name={tile < 0 ? words.empty : speaker.tile(tile)}
                notes={[box.market[space]! > 0 ? `+ ${speaker.cost({ any: box.market[space]! })}` : null]}
              />
            </li>
          ))}
        </ol>
        <p>
          {speaker.term('cabinStack')}: {view.cabinStackCount} · {speaker.term('cabinDiscard')}:{' '}
          {view.cabinDiscard.length}
        </p>
      </section>
    </div>
  );
}
