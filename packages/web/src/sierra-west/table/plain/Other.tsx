import { ANIMALS } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { Avatar } from '../../../design/Avatar.tsx';
import { Torn } from '../../../design/Torn.tsx';
import { minus } from '../../../table/signed.ts';
import { playerOf, type Sight, whereIs } from '../sight.ts';

/** What everybody may know of another player, in a few lines. */
export function Other({ sight, index, total }: { sight: Sight; index: number; total: number }): ReactNode {
  const { view, speaker, words } = sight;
  const player = playerOf(sight, index);
  const isHastings = index >= view.seats;
  const [food, wood, stone] = player.basics as [number, number, number];
  const [trout, bass, salmon] = player.fish as [number, number, number];
  const goods = speaker.goods({
    food,
    wood,
    stone,
    gold: player.gold,
    tokens: player.tokens,
    trout,
    bass,
    salmon,
    bullets: player.bullets,
  });
  const cabins = player.cabins.filter((tile) => tile >= 0).map((tile) => speaker.tile(tile));
  const animals = ANIMALS.filter((_, i) => player.animals & (1 << i)).map((animal) => speaker.animal(animal).name);
  const lines: [string, string][] = [
    [words.goods, goods],
    ...(isHastings
      ? []
      : ([
          [speaker.term('greenPioneer'), whereIs(sight, player, player.green)],
          [speaker.term('tanPioneer'), whereIs(sight, player, player.tan)],
          [speaker.term('hand'), speaker.cards(player.handCount)],
        ] as [string, string][])),
    [speaker.term('homestead'), player.tracks.join(' · ')],
    [speaker.term('wagon'), words.space(player.wagon)],
    [words.claimed, speaker.cards(player.claimed.length)],
    [words.cabins, cabins.join(', ')],
    [speaker.term('animals'), animals.join(', ')],
    [speaker.term('plan'), player.plan.map((card) => speaker.card(card)).join(', ')],
  ];
  return (
    <Torn as="article" className="west-other" seed={`other ${index}`} aria-label={speaker.player(index)}>
      <header>
        <Avatar seat={index} name={speaker.player(index)} />
        <h2>{speaker.player(index)}</h2>
        <b className="display">{minus(total)}</b>
      </header>
      <dl>
        {lines
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </Torn>
  );
}
