/** How an event is shown: consecutive events with the same key are shown together, for `ms` milliseconds. */
export interface Beat {
  key: string;
  ms: number;
}

/** How long the table shows these events, in ms; an event without a beat takes no time of its own. */
export function showTimeOf<Event>(events: readonly Event[], beatOf: (event: Event) => Beat | null): number {
  let all = 0;
  let last: Beat | null = null;
  for (const beat of events.flatMap((event) => beatOf(event) ?? [])) {
    const before: number = last?.key === beat.key ? last.ms : 0;
    const ms = Math.max(before, beat.ms);
    all += ms - before;
    last = { key: beat.key, ms };
  }
  return all;
}
