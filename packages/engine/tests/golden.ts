/**
 * Shared by the golden games of every game. A golden game is a text: a line for each choice and under it, indented, a
 * line for each of its events with every field, hidden ones too, so that no event can change without a line changing.
 */
import type { GameEvent } from '../src/index.ts';

const valueText = (value: unknown): string =>
  typeof value === 'string' && /^[a-z][\w-]*$/i.test(value) ? value : JSON.stringify(value);

/** An event with all its fields, followed in brackets by the names that `nameOf` knows for numbers. */
export function eventLine(
  { type, ...fields }: GameEvent,
  nameOf: (key: string, value: number) => string | null = () => null,
): string {
  const fieldTexts = Object.entries(fields).map(([key, value]: [string, unknown]) => {
    const numbers = [value].flat().filter((each) => typeof each === 'number');
    const names = numbers.map((number) => nameOf(key, number)).filter((name) => name !== null);
    return `${key} ${valueText(value)}${names.length === 0 ? '' : ` (${names.join(', ')})`}`;
  });
  return `    ${[type, ...fieldTexts].join(' ')}`;
}

/** The first difference between a game and the recorded one, by choice and event; null when there is none. */
export function firstDifference(written: string, played: string): string | null {
  if (written === played) return null;
  const [before, now] = [written.split('\n'), played.split('\n')];
  const at = now.findIndex((line, index) => line !== before[index]);
  const line = at < 0 ? now.length : at;
  const isEvent = (text: string | undefined): boolean => text?.startsWith('    ') ?? false;
  const choice = before.slice(0, line).findLastIndex((text) => !isEvent(text));
  const head =
    isEvent(before[line]) || isEvent(now[line]) ? `event ${line - choice} of “${before[choice]}”` : 'a choice';
  const lineOf = (lines: readonly string[]): string => lines[line]?.trim() ?? '(nothing more)';
  return [`line ${line + 1}, ${head}`, `  written down: ${lineOf(before)}`, `  played now:   ${lineOf(now)}`].join(
    '\n',
  );
}
