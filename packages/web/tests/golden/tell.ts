import type { GameTypes, Match, Seat } from '@cordillera/engine';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import type { Flight } from '../../src/table/animation/flights.ts';
import { loadTableGame } from '../../src/table/tableGames.ts';
import { MatchSource } from '../../src/table/source/matchSource.ts';
import type { TableAnimation } from '../../src/table/animation/types.ts';
import type { TableState } from '../../src/table/session/session.ts';
import { goldenGames, languages } from './games.ts';
import { partsWith, readable } from './readable.ts';

/** A recorded match, replayed choice by choice. */
class Script extends MatchSource {
  readonly #choices: { seat: Seat; choice: object }[];

  constructor(match: Match, from: number, people: readonly Seat[]) {
    super(match.fork(from), people);
    this.#choices = match.choices().slice(from);
  }

  get copy(): Match {
    return this.match;
  }

  /** False when no choice is left. */
  next(): boolean {
    const next = this.#choices.shift();
    if (next) this.change(() => this.match.choose(next.seat, next.choice));
    return next !== undefined;
  }

  async choose(): Promise<void> {
    throw new Error('The script chooses.');
  }

  async undo(): Promise<void> {
    throw new Error('The script takes nothing back.');
  }

  advance(): void {}
  close(): void {}
}

let width: 'wide' | 'narrow' = 'wide';

/** The browser APIs that rendering needs here. */
export function stubBrowser(): void {
  const nothing = (): null => null;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    addEventListener: nothing,
    querySelector: nothing,
    querySelectorAll: () => [],
  });
  vi.stubGlobal('addEventListener', nothing);
  vi.stubGlobal('ResizeObserver', class {});
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width === 'wide' && /^\(min-width: \d+em\)$/.test(query),
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
}

export function unstubBrowser(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

interface Part {
  /** The number of choices before it starts, and its length in choices. */
  from: number;
  choices: number;
  /** The seats at this screen; none for spectators. */
  people: readonly Seat[];
}

/** The page's output for a part of a match, line by line, in every language. */
export async function tell(match: Match, { from, choices, people }: Part): Promise<string[]> {
  const game = goldenGames[match.game.id]!;
  const [{ Session }, { LanguageProvider }, { ExplainLayer }, Table] = await Promise.all([
    import('../../src/table/session/session.ts'),
    import('../../src/i18n/index.tsx'),
    import('../../src/table/explain/Explain.tsx'),
    game.loadTable(),
  ]);
  const source = new Script(match, from, people);
  const session = new Session<GameTypes>({ game: await loadTableGame(match.game.id), source });
  const tellers = languages.map((language) => ({ language, ...game.teller(source.copy, people, language) }));
  const out: string[] = [`# ${people.length === 0 ? 'watched' : `played by ${people.join(', ')}`}, from choice ${from}`];
  const asked = new Map<Seat, string>();
  const drawn = new Map<string, number>();

  /** The current table: its question, and its text for a screen reader. */
  function draw(language: string): void {
    vi.stubGlobal('navigator', { languages: [language] });
    const table = createElement(Table, { session, options: { livePoints: true } as never, endAddress: '#/end' });
    const rules = { rules: null as string | null, children: table as ReactNode };
    const markup = renderToStaticMarkup(createElement(LanguageProvider, null, createElement(ExplainLayer, rules)));
    for (const part of partsWith(markup, / (id="prompt"|role="(log|status|alert)"|aria-live="(polite|assertive)")/)) {
      const text = readable(part);
      if (text !== '') out.push(`= ${language} ${width}: ${text}`);
    }
  }

  /** Events are rendered the first time. Questions are rendered on a wide screen first, then once on a narrow one. */
  function drawIfNew(doing: 'telling' | 'asking', kind: string): void {
    const times = (drawn.get(kind) ?? 0) + 1;
    drawn.set(kind, times);
    if (times > (doing === 'asking' ? 2 : 1)) return;
    width = times === 1 ? 'wide' : 'narrow';
    for (const language of doing === 'asking' && times === 1 ? languages : languages.slice(0, 1)) draw(language);
  }

  const known = session.get().events.length;
  let before: TableState = session.get();
  session.subscribe(() => {
    const now = session.get();
    if (now.beat !== before.beat) {
      const fresh = now.events.slice(-now.newEventCount);
      for (const { language, spoken } of tellers)
        for (const sentence of spoken(fresh)) out.push(`> ${language}: ${sentence}`);
      for (const motion of game.motions(source.copy, before, now)) out.push(`~ ${written(motion)}`);
      drawIfNew('telling', `${fresh[0]?.type}`);
    }
    before = now;
  });

  function ask(): void {
    for (const { seat, prompt, params } of source.copy.decisions()) {
      const sentences = tellers.map(({ language, ...teller }) => `? ${seat} ${language}: ${teller.prompt(prompt, params)}`);
      const text = sentences.join('\n');
      if (asked.get(seat) !== text) out.push(...sentences);
      asked.set(seat, text);
    }
    const { decision, deciders, result, handOver } = session.get();
    if (handOver !== null) {
      drawIfNew('asking', 'handed over');
      session.takeScreen(handOver);
      ask();
      return;
    }
    drawIfNew('asking', `${decision?.prompt} ${decision?.forward === 0} ${deciders.length > 1} ${result !== null}`);
  }

  session.open();
  vi.runAllTimers();
  ask();
  for (let made = 0; made < choices && source.next(); made++) {
    out.push(`@ ${from + made + 1}`);
    vi.runAllTimers();
    ask();
  }
  session.close();

  const { events, viewer } = session.get();
  for (const { language, lines } of tellers) {
    out.push(`# the log in ${language}`);
    for (const { id, round, seat, text, gains, mine } of lines(events, viewer)) {
      if (id < known) continue;
      const gained = gains.map(({ name, points }) => ` ${name} ${points}`).join('');
      out.push(`${round} ${mine ? 'me' : 'others'} ${seat ?? '-'} ${text}${gained}`);
    }
  }
  return out;
}

function written(motion: TableAnimation | Flight): string {
  const placed = (mark: string | readonly string[]): string => (typeof mark === 'string' ? mark : mark.join(' or '));
  const to = 'to' in motion ? motion.to : motion.what;
  const way = 'from' in motion ? `${placed(motion.from)} -> ${placed(to)}` : placed(to);
  const picture = 'picture' in motion ? ` ${motion.picture}` : '';
  const wait = 'wait' in motion && motion.wait > 0 ? ` after ${motion.wait}` : '';
  const count = 'count' in motion ? ` times ${motion.count}` : '';
  return `${motion.kind}${picture} ${way}${wait}${count}`;
}
