import type { ReactNode } from 'react';
import { hits, type Query } from './search.ts';

const none: Query = [];

/** A text with what was searched for marked in it. */
export function Marked({ text, query = none }: { text: string; query?: Query }): ReactNode {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of hits(text, query)) {
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return [...pieces, text.slice(at)];
}

export const Paragraphs = ({ text, query = none }: { text: string; query?: Query }): ReactNode =>
  text.split('\n').map((paragraph) => (
    <p key={paragraph}>
      <Marked text={paragraph} query={query} />
    </p>
  ));
