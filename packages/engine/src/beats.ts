/** How an event is looked at: consecutive events with the same key are seen together, for `ms` milliseconds. */
export interface Beat {
  key: string;
  ms: number;
}

/** How long people look at these events, in ms; what nobody waits for is seen with what came before it. */
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
