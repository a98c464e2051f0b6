import { addNoBreakSpaces, LANGUAGES } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { COLOURS, type Landscape, legalCells, type SierraSpeaker, speak } from '../src/index.ts';
import { cardDealer, landscapeOf } from './helpers/landscapes.ts';
import { choicesOf, matchOf, only, playRandomly } from './helpers/matches.ts';
import { houseSet } from './helpers/packs.ts';

const { box } = houseSet;
const speakers = LANGUAGES.map((language) => ({ language, speaker: speak(language, box, []) }));
const inAll = (text: (speaker: SierraSpeaker) => string): string[] =>
  speakers.map(({ speaker }) => text(speaker).replaceAll('\u00a0', ' '));

/** All labels of a card's legal cells differ, in every language, with and without the card. */
function expectDifferent(
  landscape: Landscape,
  card: number,
  cells = legalCells(landscape, box.mountain[card]!.colour),
) {
  for (const { language, speaker } of speakers) {
    for (const labels of [
      cells.map((cell) => speaker.layLabel(card, cell, landscape)),
      cells.map((cell) => speaker.cellLabel(cell, landscape)),
    ]) {
      expect(new Set(labels).size, labels.join('\n')).toBe(cells.length);
      for (const label of labels) {
        expect(label).not.toMatch(/undefined|NaN|\s\s/);
        expect(label).toMatch(/^\p{Lu}/u);
        expect(label).toBe(addNoBreakSpaces(language, label));
        expect(label.length).toBeLessThan(110);
      }
    }
  }
}

describe('the text for a legal cell', () => {
  test.each<[string, object, number]>([
    ['team 5', {}, 5],
    ['competitive 2', { mode: 'competitive' }, 2],
    ['solo, stage 5 with a start line', { mode: 'solo', stage: 5 }, 1],
    ['cooperative 2, stage 8 with limits', { mode: 'cooperative', stage: 8 }, 2],
  ])('SI-GEO-05: every legal cell of a card has a label of its own, in every language: %s', (_name, options, seats) => {
    let cards = 0;
    for (const seed of [1, 2, 3]) {
      const match = matchOf(options, seats, seed);
      const look = () => {
        for (const seat of match.deciders()) {
          const view = match.view(seat);
          const { landscape } = view.groups[view.players[seat]!.group]!;
          const lays = only(choicesOf(match, seat), 'lay');
          for (const card of new Set(lays.map((choice) => choice.card))) {
            const cells = lays.filter((choice) => choice.card === card);
            expectDifferent(landscape, card, cells);
            cards++;
          }
        }
        return false;
      };
      playRandomly(match, look, seed);
    }
    expect(cards).toBeGreaterThan(50);
  });

  test('SI-GEO-06: texts differ even if all cards of the outer lines look alike', () => {
    const deal = cardDealer();
    const landscape = landscapeOf(
      `Om Om Om Om .
       .  Cb .  .  .
       Ob Ob Ob .  .
       .  Tm Tm Tm Tm`,
      { bottom: -2, deal },
    );
    for (const colour of COLOURS) expectDifferent(landscape, deal(colour.charAt(0).toUpperCase()));
  });

  test('SI-GEO-01: the first card', () => {
    const [landscape, card] = [{ bottom: 0, lines: [] }, cardDealer()('Cb')];
    expect(inAll((speaker) => speaker.layLabel(card, { row: 0, column: 0 }, landscape))).toEqual([
      'Lay the crimson bird: start of the landscape',
      'Poser l’oiseau cramoisi : début du Paysage',
      'Połóż karmazynowego ptaka: początek Krajobrazu',
    ]);
  });

  const deal = cardDealer();
  const landscape = landscapeOf(
    `.  Th Tr
     Ow Ox .
     Cx Ch .
     .  Om .`,
    { bottom: -1, deal },
  );
  const label = (card: string, row: number, column: number) =>
    inAll((speaker) => speaker.layLabel(deal(card), { row, column }, landscape));

  test('SI-GEO-02: the ends of lines', () => {
    expect(label('Cb', 0, 2)).toEqual([
      'Lay the crimson bird: right end of line 3 from the top, beside the house',
      'Poser l’oiseau cramoisi : extrémité droite de la ligne 3 en partant du haut, à côté de la maison',
      'Połóż karmazynowego ptaka: prawy koniec 3. rzędu od góry, obok domu',
    ]);
    expect(label('Tm', 2, 0)).toEqual([
      'Lay the teal mammal: left end of the top line, beside the house',
      'Poser le mammifère turquoise : extrémité gauche de la ligne du haut, à côté de la maison',
      'Połóż turkusowego ssaka: lewy koniec najwyższego rzędu, obok domu',
    ]);
    expect(label('Or', -1, 0)).toEqual([
      'Lay the ochre river: left end of the bottom line, beside the mammal',
      'Poser la rivière ocre : extrémité gauche de la ligne du bas, à côté du mammifère',
      'Połóż ochrową rzekę: lewy koniec najniższego rzędu, obok ssaka',
    ]);
    const line = landscapeOf('Cb Cw');
    expect(inAll((speaker) => speaker.cellLabel({ row: 0, column: -1 }, line))).toEqual([
      'Left end of the line, beside the bird',
      'Extrémité gauche de la ligne, à côté de l’oiseau',
      'Lewy koniec rzędu, obok ptaka',
    ]);
  });

  test('SI-GEO-03, SI-GEO-04: new lines', () => {
    expect(label('Vb', 3, 2)).toEqual([
      'Lay the violet bird: new line at the top, above the teal river (card 2 of 2)',
      'Poser l’oiseau violet : nouvelle ligne en haut, au-dessus de la rivière turquoise (carte 2 sur 2)',
      'Połóż fioletowego ptaka: nowy rząd na górze, nad turkusową rzeką (karta 2 z 2)',
    ]);
    expect(label('Vw', -2, 1)).toEqual([
      'Lay the violet wind: new line at the bottom, below the ochre mammal',
      'Poser le vent violet : nouvelle ligne en bas, en dessous du mammifère ocre',
      'Połóż fioletowy wiatr: nowy rząd na dole, pod ochrowym ssakiem',
    ]);
  });

  test('SI-R-05: a cell that touches no card has no label', () => {
    for (const [row, column] of [
      [3, 0],
      [0, 4],
      [0, -2],
    ] as const)
      expect(() => label('Vh', row, column)).toThrow(/not a legal cell/);
  });
});
