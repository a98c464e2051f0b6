// Bots that are not of this project: a module that exports one, or a program that is asked over its stdin.
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Bot } from '@cordillera/bots';
import { canonicalJson, canSee, type GameEvent, type Result, type Seat, sha256Hex, truncate } from '@cordillera/engine';
import { CommandError, UsageError } from '../cli/command.ts';
import { botsOf, type RunPlan, seedOf } from './plan.ts';

const prefix = 'program:';

/** Whether an entry of `--bots` names a module or a program rather than one of our bots. */
export const isOutside = (text: string): boolean => text.startsWith(prefix) || /[/\\]|\.[cm]?[jt]s$/.test(text);

/** A bot from outside, for the duration of a run. */
export interface OutsideBot {
  id: string;
  /** The bot for one seat of one game. */
  sit(index: number, seat: Seat): Bot;
  /** Reports the end of a game; null when its bots did not finish it. */
  end?(seat: Seat, result: Result | null): void;
  /** Ends the bot after the last game. */
  close?(): Promise<void>;
}

/** The name under which a bot from outside is counted; loads and checks a module. */
export async function idOf(text: string): Promise<string> {
  if (!text.startsWith(prefix)) return (await loadModule(text)).id;
  const command = text.slice(prefix.length).trim();
  if (command === '') throw new UsageError('"program:" names no program: write for example program:python3 my-bot.py.');
  return command;
}

export async function loadOutsideBot(text: string, plan: RunPlan): Promise<OutsideBot> {
  return text.startsWith(prefix) ? programBot(text.slice(prefix.length).trim(), plan) : moduleBot(text, plan);
}

async function loadModule(path: string): Promise<Bot> {
  let exported: { default?: unknown; bot?: unknown };
  try {
    exported = await import(pathToFileURL(resolve(path)).href);
  } catch (error) {
    throw new UsageError(`cannot load the bot "${path}": ${(error as Error).message}.`);
  }
  const bot = (exported.default ?? exported.bot) as Partial<Bot> | null | undefined;
  if (typeof bot?.id !== 'string' || bot.id === '' || typeof bot.choose !== 'function')
    throw new UsageError(
      `"${path}" exports no bot: its default export must have an "id", which is a text, and a function "choose".`,
    );
  return bot as Bot;
}

async function moduleBot(path: string, plan: RunPlan): Promise<OutsideBot> {
  const bot = await loadModule(path);
  return {
    id: bot.id,
    sit: (index, seat) => {
      const blame = (error: unknown): never => {
        const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
        throw error instanceof CommandError ? error : new CommandError(`${whereOf(plan, index, seat)}: ${fault}`);
      };
      return {
        id: bot.id,
        ...(bot.ignoresView && { ignoresView: true }),
        memory: () => bot.memory?.(),
        ...(bot.observe && {
          observe(memory: unknown, event: GameEvent, at: Seat) {
            try {
              bot.observe?.(memory, event, at);
            } catch (error) {
              blame(error);
            }
          },
        }),
        choose(position, budget) {
          const { choices, forward } = position.decision;
          const listed = (answer: unknown): object => {
            const found = choices.find((choice) => choice === answer || isSame(choice, answer));
            const problem = `${forward} choices lead on, and ${truncate(JSON.stringify(answer) ?? 'nothing')} is not listed`;
            return found ?? blame(new CommandError(`${whereOf(plan, index, seat)}: ${problem}.`));
          };
          try {
            const answer: unknown = bot.choose(position, budget);
            return answer instanceof Promise ? answer.then(listed).catch(blame) : listed(answer);
          } catch (error) {
            return blame(error);
          }
        },
      };
    },
  };
}

const isSame = (choice: object, answer: unknown): boolean => {
  try {
    return canonicalJson(choice) === canonicalJson(answer);
  } catch {
    return false; // no JSON, so it equals no listed choice
  }
};

const whereOf = (plan: RunPlan, index: number, seat: Seat): string =>
  `the bot ${JSON.stringify(botsOf(plan, index)[seat])} at seat ${seat} of game ${index}`;

/** One process plays all seats of its name, one game after the other. */
function programBot(command: string, plan: RunPlan): OutsideBot {
  const program = startProgram(command);
  /** The events not yet sent to each seat. */
  const newEvents = new Map<Seat, GameEvent[]>();
  const eventsOf = (seat: Seat): GameEvent[] => newEvents.get(seat) ?? [];
  return {
    id: command,
    sit(index, seat) {
      newEvents.set(seat, []);
      program.send({
        ask: 'begin',
        number: index,
        game: plan.game,
        options: plan.options,
        seats: plan.bots.length,
        seat,
        // randomness of its own, from which no deal can be predicted
        random: sha256Hex(`${seedOf(plan, index)}/program/${seat}`),
      });
      return {
        id: command,
        memory: () => null,
        observe: (_, event) => void (canSee(seat, event) && eventsOf(seat).push(event)),
        async choose({ view, decision: { prompt, params, choices, forward } }) {
          const listed = choices.slice(0, forward);
          const asked = { ask: 'choose', seat, news: eventsOf(seat), view, prompt, params, choices: listed };
          newEvents.set(seat, []);
          const answer = await program.answer(asked, () => whereOf(plan, index, seat));
          const found = /^\d+$/.test(answer) ? listed[Number(answer)] : undefined;
          if (found !== undefined) return found;
          throw new CommandError(
            `${whereOf(plan, index, seat)} answered ${JSON.stringify(truncate(answer))}, not a number from 0 to ${forward - 1}.`,
          );
        },
      };
    },
    end: (seat, result) => program.send({ ask: 'end', seat, news: eventsOf(seat), result }),
    close: () => program.close(),
  };
}

interface Program {
  send(message: object): void;
  /** The next line that the program prints. */
  answer(message: object, where: () => string): Promise<string>;
  close(): Promise<void>;
}

/** How long a program may take to end after its input has ended. */
const answerTimeoutMs = 5000;

function startProgram(command: string): Program {
  const [file, ...args] = command.split(/\s+/) as [string, ...string[]];
  // Ctrl-C is for this process: in a group of its own the program continues until its game is over
  const child: ChildProcess = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const stdin = child.stdin!;
  let waiting: { done: (line: string) => void; fail: (error: Error) => void; where: () => string } | null = null;
  let ended: string | null = null;
  const failWith = (reason: string): void => {
    ended ??= reason;
    waiting?.fail(new CommandError(`${waiting.where()}: the program ${ended}.`));
    waiting = null;
  };
  const over = new Promise<void>((done) => {
    child.once('error', ({ message }) => {
      failWith(`cannot be started (${message})`);
      done();
    });
    child.once('exit', done);
    child.once('close', (code, signal) => failWith(`ended before it had answered (${signal ?? `exit code ${code}`})`));
  });
  stdin.on('error', () => {}); // the program has ended; `close` above reports the reason
  createInterface({ input: child.stdout! }).on('line', (line) => {
    const asked = waiting;
    waiting = null;
    if (asked) asked.done(line.trim());
    else
      failWith(
        `printed ${JSON.stringify(truncate(line))} without having been asked; print to stderr what is not an answer`,
      );
  });
  const send = (message: object): void => void stdin.write(`${JSON.stringify(message)}\n`);
  return {
    send,
    answer: (message, where) =>
      new Promise((done, fail) => {
        waiting = { done, fail, where };
        if (ended === null) send(message);
        else failWith(ended);
      }),
    async close() {
      stdin.end();
      const timeout = setTimeout(() => child.kill('SIGKILL'), answerTimeoutMs);
      await over;
      clearTimeout(timeout);
    },
  };
}
