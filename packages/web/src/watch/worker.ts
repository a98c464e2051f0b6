import { type Bot, botFor, botsFor } from '@cordillera/bots';
import { createMatch, createRandom, loadMatch, type Match, newSeed, pick, type SavedMatch } from '@cordillera/engine';
import { type SierraTypes, sierra } from '@cordillera/sierra';
import type { Answer, Position, Request } from './protocol.ts';

type Choices = ReturnType<Match<SierraTypes>['choices']>;
const random = createRandom(newSeed());

/** The watched game, played beside the page, so that the page never waits for a bot. */
let table: { match: Match<SierraTypes>; bot: Bot<SierraTypes>; past: Choices; seen: number } | null = null;

const answer = (message: Answer): void => postMessage(message);

function position(of: NonNullable<typeof table>): Position {
  const { match, seen } = of;
  const events = match.events(seen, 'spectator');
  of.seen += events.length;
  return { events, view: match.view('spectator'), result: match.result(), seed: match.seed };
}

/** The next choice: the one made in an earlier visit, else that of a bot, from its own view. */
function choose({ match, bot, past }: NonNullable<typeof table>): void {
  const made = past.shift();
  if (made) {
    match.choose(made.seat, made.choice);
    return;
  }
  const seat = pick(random, match.deciders());
  const decision = match.decisions().find((open) => open.seat === seat)!;
  const view = bot.blind ? null : match.view(seat);
  match.choose(seat, bot.choose({ rules: match.rules, view, decision, random }));
}

/** Plays until something can be seen or the game is over. */
function playOn(of: NonNullable<typeof table>): Position {
  const { match, seen } = of;
  while (match.result() === null && match.events(seen, 'spectator').length === 0) choose(of);
  return position(of);
}

/** The game of an earlier visit; null when it cannot be gone on with, for example after a change of the rules. */
function reload(saved: SavedMatch): Match<SierraTypes> | null {
  try {
    return loadMatch(saved, { games: [sierra] }) as unknown as Match<SierraTypes>;
  } catch (error) {
    console.info(`The kept game cannot be gone on with: ${String(error)}`);
    return null;
  }
}

function start({ setup, names, saved }: Extract<Request, { kind: 'start' }>): void {
  const { mode, level, stage } = setup;
  const campaign = mode === 'solo' || mode === 'cooperative';
  const earlier = saved && reload(saved);
  const match =
    earlier?.fork(0) ??
    createMatch(sierra, {
      options: { mode, ...(campaign && { stage }) },
      seats: names.map((name) => ({ name, bot: level })),
    });
  const bot = botFor(sierra, level) as unknown as Bot<SierraTypes>;
  table = { match, bot, past: earlier?.choices() ?? [], seen: 0 };
  const opening = position(table);
  const past: Position[] = [];
  while (table.past.length > 0) past.push(playOn(table));
  answer({
    kind: 'began',
    seedHash: match.seedHash,
    levels: botsFor(sierra).map(({ id }) => id),
    position: opening,
    past,
    saved: match.toJSON(),
  });
}

addEventListener('message', ({ data: request }: MessageEvent<Request>) => {
  try {
    if (request.kind === 'start') start(request);
    else if (table) answer({ kind: 'moved', position: playOn(table), saved: table.match.toJSON() });
  } catch (error) {
    answer({ kind: 'failed', message: String(error) });
  }
});
