import type { Seat } from '../game.ts';
import { createMatch } from '../match.ts';
import { loadMatch } from '../save.ts';
import type { GameUnderTest, Law } from './law.ts';
import { brief } from './values.ts';

/** What a match needs to begin like this game. */
export const matchInput = ({ configuration, pack, input }: GameUnderTest) => ({
  options: configuration.options,
  seats: Array.from({ length: configuration.seats }, (_, seat) => ({ name: `Seat ${seat}` })),
  seed: input.seed,
  content: pack,
});

/** Options + content + seed + choices give the same state hash after every choice, and so does the saved match. */
export const replay: Law = {
  name: 'replay',
  per: 'game',
  rate: 20,
  watch: (must) => {
    let hashes: string[] = [];
    let log: { seat: Seat; choice: object }[] = [];
    return {
      start({ hash }) {
        hashes = [hash()];
        log = [];
      },
      move({ seat, choice, hash }) {
        hashes.push(hash());
        log.push({ seat, choice });
      },
      end(end) {
        const match = createMatch(end.game, matchInput(end));
        must(match.hash === hashes[0], () => `the same seed gave another setup: ${match.hash} ≠ ${hashes[0]}`);
        log.forEach(({ seat, choice }, index) => {
          match.choose(seat, JSON.parse(JSON.stringify(choice)));
          must(
            match.hash === hashes[index + 1],
            () => `choice ${index}, ${brief(choice)}: ${match.hash} ≠ ${hashes[index + 1]}`,
          );
        });
        const loaded = loadMatch(JSON.stringify(match), { games: [end.game], packs: [end.pack] });
        must(loaded.hash === hashes.at(-1), () => `the saved match ends elsewhere: ${loaded.hash} ≠ ${hashes.at(-1)}`);
      },
    };
  },
};
