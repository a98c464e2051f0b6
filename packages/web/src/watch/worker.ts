import { type Bot, botFor, botsFor } from '@cordillera/bots';
import { createMatch, createRandom, type Match, newSeed, pick, type Random } from '@cordillera/engine';
import { type SierraTypes, sierra } from '@cordillera/sierra';
import type { Answer, Position, Request } from './protocol.ts';

/** Plays the watched game beside the page, so that the page never waits for a bot. */
let table: { match: Match<SierraTypes>; bots: Bot<SierraTypes>[]; random: Random; seen: number } | null = null;

const answer = (message: Answer): void => postMessage(message);

function position(): Position {
  if (!table) throw new Error('No game has been started yet: send "start" first.');
  const { match, seen } = table;
  const events = match.events(seen, 'spectator');
  table.seen += events.length;
  return { events, view: match.view('spectator'), score: match.score(), result: match.result(), seed: match.seed };
}

/** Lets bots choose, each from its own view, until something can be seen or the game is over. */
function playOn(): void {
  if (!table) return;
  const { match, bots, random, seen } = table;
  while (match.result() === null && match.events(seen, 'spectator').length === 0) {
    const seat = pick(random, match.deciders());
    const decision = match.decisions().find((open) => open.seat === seat)!;
    const bot = bots[seat]!;
    const view = bot.blind ? null : match.view(seat);
    match.choose(seat, bot.choose({ rules: match.rules, view, decision, random }));
  }
}

addEventListener('message', ({ data: request }: MessageEvent<Request>) => {
  try {
    if (request.kind === 'start') {
      const { mode, level, stage } = request.setup;
      const seats = request.names.map((name) => ({ name, bot: level }));
      const campaign = mode === 'solo' || mode === 'cooperative';
      const match = createMatch(sierra, { options: { mode, ...(campaign && { stage }) }, seats });
      const bot = botFor(sierra, level) as unknown as Bot<SierraTypes>;
      table = { match, bots: seats.map(() => bot), random: createRandom(newSeed()), seen: 0 };
      const levels = botsFor(sierra).map(({ id }) => id);
      answer({ kind: 'began', game: request.game, seedHash: match.seedHash, levels, position: position() });
    } else {
      playOn();
      answer({ kind: 'moved', game: request.game, position: position() });
    }
  } catch (error) {
    answer({ kind: 'failed', game: request.game, message: String(error) });
  }
});
