import type { PlanAction, PlanCard, SierraWestEvent } from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import type { PlayerState } from '../../src/state.ts';
import { act } from './play.ts';
import { type Scene, type TurnSetting, turnWith } from './scenes.ts';

/** A turn of the human in solo; Hastings will do these three actions, whichever plan card comes. */
export function facing(actions: [PlanAction, PlanAction, PlanAction], setting: TurnSetting = {}): Scene {
  return turnWith({
    ...setting,
    seats: 1,
    content(content) {
      content.planCards = content.planCards.map(
        (card): PlanCard => ({
          ...card,
          activeSide: 'left',
          trapper: { side: 'left', highlighted: false },
          animals: [],
          arrows: [true, true, true, false],
          actions: [...actions, 'gold'],
        }),
      );
      setting.content?.(content);
    },
  });
}

const LATER_PLANS = Array.from({ length: 16 }, (_, i) => i + 2);

export interface SoloSetting extends TurnSetting {
  /** The actions of Hastings, top to bottom; filled up to four with Fur Trade, which does nothing while no tile is face-up. */
  actions?: PlanAction[];
  /** The left edge of the card turned up next: by default the first three actions are marked. */
  arrows?: boolean[];
  /** Other fields of the active plan card, and of the one turned up next. */
  active?: Partial<PlanCard>;
  next?: Partial<PlanCard>;
}

/**
 * Solo: the human has laid out cards 0, 1 and 2 and is to move. Plan card 0 is the active one, plan card 1 is turned up
 * next; neither shows an animal or a highlighted trapper unless given.
 */
export function solo(setting: SoloSetting = {}): Scene {
  const { actions = [], arrows = [true, true, true, false], active = {}, next = {} } = setting;
  const plain = { activeSide: 'left', trapper: { side: 'left', highlighted: false }, animals: [] } as const;
  return turnWith({
    ...setting,
    seats: 1,
    content(content) {
      const four: PlanAction[] = [...actions, 'furTrade', 'furTrade', 'furTrade', 'furTrade'];
      Object.assign(content.planCards[0] as PlanCard, structuredClone(plain), { actions: four.slice(0, 4) }, active);
      Object.assign(content.planCards[1] as PlanCard, structuredClone(plain), { arrows }, next);
      setting.content?.(content);
    },
    before(state) {
      Object.assign(state.hastings as object, {
        active: 0,
        pile: [...LATER_PLANS, 1],
        discard: [],
      });
      setting.before?.(state);
    },
  });
}

/** The human passes and Hastings takes its turn; all questions meanwhile are declined. Returns all events. */
export function hastingsPlays(scene: Scene): SierraWestEvent[] {
  const events = [...act(scene, 0, { do: 'pass' })];
  while (scene.state.flow.lanes !== null) events.push(...act(scene, 0, { do: 'decline' }));
  scene.events = events;
  return events;
}

/** The actions that Hastings took, in order. */
export const actionsIn = (events: readonly SierraWestEvent[]): PlanAction[] =>
  events.flatMap((event) => (event.type === 'hastingsActs' ? [event.action] : []));

export const hastingsOf = ({ state }: Scene): PlayerState => playerOf(state, 1);
