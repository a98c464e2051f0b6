import type { Seat } from '../game.ts';
import { createMatch } from '../match.ts';
import { loadMatch } from '../savedMatch.ts';
import type { GameUnderTest, Law } from './law.ts';
import { summarize } from './values.ts';

/** What a match needs to begin like this game. */
export const matchInput = ({ configuration, pack, input }: GameUnderTest) => ({
  options: configuration.options,
  seats: Array.from({ length: configuration.seats }, (_, seat) => ({ name: `Seat ${seat}` })),
  seed: input.seed,
  content: pack,
});

/**
 * Options + content + seed + choices give the same state hash after every choice, also after half of the game has been
 * taken back across all barriers, and so does the saved match.
 */
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
        const choose = ({ seat, choice }: (typeof log)[0]): void => {
          match.choose(seat, JSON.parse(JSON.stringify(choice)));
          const { hash, length } = match;
          must(
            hash === hashes[length],
            () => `choice ${length - 1}, ${summarize(choice)}: ${hash} ≠ ${hashes[length]}`,
          );
        };
        const half = Math.floor(log.length / 2);
        log.slice(0, half).forEach(choose);
        if (half > 0) {
          const { seat } = log[Math.floor(half / 2)]!;
          match.takeBack(seat);
          const { hash, length } = match;
          must(
            hash === hashes[length],
            () => `seat ${seat} took back as far as ${length}: ${hash} ≠ ${hashes[length]}`,
          );
        }
        log.slice(match.length).forEach(choose);
        const loaded = loadMatch(JSON.stringify(match), { games: [end.game], packs: [end.pack] });
        must(loaded.hash === hashes.at(-1), () => `the saved match ends elsewhere: ${loaded.hash} ≠ ${hashes.at(-1)}`);
      },
    };
  },
};
