import type { Box, PlanAction, SierraWestEvent, SierraWestView } from '@cordillera/sierra-west';

/** One of the four actions of Hastings's last turn, or of the one that is being told. */
export interface Deed {
  action: PlanAction;
  /** An arrow of the newer card points at it. */
  marked: boolean;
  /** `nothing`: it was done and changed nothing. `skipped`: it had no arrow, and he no mule. `coming`: not told yet. */
  state: 'done' | 'nothing' | 'skipped' | 'coming';
  /** What came of it, in order. */
  events: SierraWestEvent[];
}

/** Hastings's two plan cards: the older one has the actions, the newer one points at them. */
export interface Story {
  /** Null until he has played. */
  older: number | null;
  newer: number;
  deeds: Deed[];
}

/** What is told between two of his actions and is nobody's deed. */
const aside = new Set<SierraWestEvent['type']>([
  'trapped',
  'tracked',
  'declined',
  'roundBegan',
  'turnBegan',
  'endTriggered',
]);

/** Hastings's last turn as the events told it. */
export function storyOf(box: Box, view: SierraWestView, events: readonly SierraWestEvent[]): Story {
  const { active, shown, discard } = view.hastings!;
  const older = shown === null ? (discard.at(-1) ?? null) : active;
  const newer = shown ?? active;
  const turned = events.findLastIndex(({ type }) => type === 'planTurned');
  if (older === null || turned < 0) return { older: null, newer, deeds: [] };

  const { arrows } = box.planCards[newer]!;
  // From top to bottom, the unmarked one last (SW-SOLO-12, SW-SOLO-13).
  const rows = [0, 1, 2, 3].sort((a, b) => Number(arrows[b]) - Number(arrows[a]) || a - b);
  const deeds = box.planCards[older]!.actions.map(
    (action, row): Deed => ({ action, marked: arrows[row]!, state: shown === null ? 'skipped' : 'coming', events: [] }),
  );
  let acting: Deed | null = null;
  for (const event of events.slice(turned + 1)) {
    if (event.type === 'turnBegan') break;
    if (event.type === 'hastingsActs') {
      acting = deeds[rows.shift()!]!;
      acting.state = 'nothing';
    } else if (acting && !aside.has(event.type)) {
      acting.events.push(event);
      acting.state = 'done';
    }
  }
  return { older, newer, deeds };
}
