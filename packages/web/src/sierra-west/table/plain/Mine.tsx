import { ANIMALS, BASICS, CABIN, FISH, PIONEERS, type SierraWestTerm } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { cabinType, playerOf, type Sight } from '../sight.ts';
import { Thing } from '../Thing.tsx';
import { animalTarget, cabinTarget, cartTarget, goodsTarget } from '../targets.ts';

/** A player's goods, cabins and animals. */
export function Mine({ sight }: { sight: Sight }): ReactNode {
  const { view, speaker, words, me, box } = sight;
  const player = playerOf(sight, me);
  const own = box.kits[view.mode].animal;
  const { mode } = view;
  const part = (name: string, things: readonly (ReactNode | false)[]): ReactNode => (
    <section>
      <h2>{name}</h2>
      <ul className="west-things">{things}</ul>
    </section>
  );
  const goods = (id: string, name: string, count: number): ReactNode => (
    <li key={id}>
      <Thing id={goodsTarget(id)} name={name} notes={[String(count)]} />
    </li>
  );
  return (
    <div className="west-mine">
      {part(words.goods, [
        ...BASICS.map((basic, i) => goods(basic, speaker.basic(basic), player.basics[i]!)),
        goods('gold', speaker.term('gold'), player.gold),
        goods('tokens', speaker.term('pairOfBoots'), player.tokens),
        ...(mode === 'boats-and-banjos' ? FISH.map((fish, i) => goods(fish, speaker.fish(fish), player.fish[i]!)) : []),
        mode === 'outlaws-and-outposts' && goods('bullets', speaker.term('bullets'), player.bullets),
        mode === 'outlaws-and-outposts' && goods('outlaws', speaker.term('outlaws'), player.outlaws),
      ])}
      {mode === 'gold-rush' &&
        part(
          speaker.term('carts'),
          player.carts.map((gold, cart) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: carts keep their order
            <li key={cart}>
              <Thing id={cartTarget(cart)} name={speaker.goods({ gold })} />
            </li>
          )),
        )}
      {part(words.cabins, [
        ...player.cabins.slice(0, 4).map((tile, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces keep their order
          <li key={space}>
            <Thing
              id={cabinTarget(space)}
              name={speaker.term((space < 3 ? 'greenCabin' : 'tanCabin') satisfies SierraWestTerm)}
              notes={[tile < 0 ? words.empty : speaker.tile(tile), pioneerAt(space)]}
              {...(tile >= 0 && {
                about: () => ({ title: speaker.tile(tile), text: speaker.cabin(cabinType(sight, tile)).text }),
              })}
            />
          </li>
        )),
        <li key="grey">
          <Thing
            id={cabinTarget('grey')}
            name={speaker.term('greyCabin')}
            about={() => ({ title: speaker.term('greyCabin'), text: speaker.cabin('X').text })}
          />
        </li>,
      ])}
      {part(
        speaker.term('animals'),
        ANIMALS.map((animal, i) =>
          i < 4 || i === own ? (
            <li key={animal}>
              <Thing
                id={animalTarget(animal)}
                name={speaker.animal(animal).name}
                notes={[player.animals & (1 << i) ? words.faceUp : words.faceDown]}
                about={() => ({ title: speaker.animal(animal).name, text: speaker.animal(animal).text })}
              />
            </li>
          ) : (
            false
          ),
        ),
      )}
    </div>
  );

  function pioneerAt(space: number): string | null {
    const there = PIONEERS.find((pioneer) => player[pioneer] === CABIN + space);
    return there ? speaker.term(there === 'green' ? 'greenPioneer' : 'tanPioneer') : null;
  }
}
