import type { Seat } from '@cordillera/engine';
import { draw } from '../actions/decks.ts';
import { groupOf } from '../roundDuties.ts';
import type { Face, SierraChoice, SierraFrame, SierraState } from '../state.ts';
import { isSettled } from './decide.ts';
import type { Ask, Auto, SierraContext } from './steps.ts';

const FACES: readonly Face[] = ['A', 'B'];

/** FACES: every group agrees on a face of its Destination; all at once, hidden from the others (SI-SET-06, SI-R-34). */
export const chooseFaces: Auto = {
  run(context) {
    context.openLanes(context.state.players.length, () => ({ step: 'face' }));
  },
};

/** A player who has not agreed to the face proposed last. */
export const face: Ask = {
  decision(state, _frame, seat) {
    const { proposed } = groupOf(state, seat);
    if (proposed === null)
      return { seat, prompt: 'face.choose', choices: FACES.map((f) => ({ do: 'face', face: f })), forward: 2 };
    const choices: SierraChoice[] = [{ do: 'agree' }, { do: 'face', face: other(proposed) }];
    return { seat, prompt: 'face.agree', choices, forward: 1 };
  },
  apply: settleFace,
};

/** A player who has agreed while others have not, and may still propose the other face. */
export const agreed: Ask = {
  settled: true,
  decision(state, _frame, seat) {
    const { proposed } = groupOf(state, seat);
    return { seat, prompt: 'face.wait', choices: [{ do: 'face', face: other(proposed as Face) }], forward: 0 };
  },
  apply: settleFace,
};

const other = (f: Face): Face => (f === 'A' ? 'B' : 'A');

function settleFace(context: SierraContext, _frame: SierraFrame, seat: Seat, choice: SierraChoice): void {
  const group = groupOf(context.state, seat);
  if (choice.do === 'face') group.proposed = choice.face;
  const wish = group.proposed as Face;
  group.wishes[group.members.indexOf(seat)] = wish;
  context.emit({ type: choice.do === 'agree' ? 'faceAgreed' : 'faceProposed', seat, face: wish, for: group.members });
  group.members.forEach((member, index) => {
    const agrees = group.wishes[index] === group.proposed;
    if (agrees === isSettled(context.state, member)) return;
    context.setLane(member, { step: agrees ? 'agreed' : 'face' });
    context.emit({ type: 'agreement', seat: member, agrees });
  });
}

/** Reveals all faces together; then 2 Mountain cards go in front of each group (SI-SET-09, SI-R-34; not in solo, SI-SOLO-01). */
export const layFronts: Auto = {
  run(context) {
    const { state } = context;
    if (state.groups.some((group) => group.face === null)) {
      for (const group of state.groups) {
        group.face = group.proposed;
        group.proposed = null;
        group.wishes.fill(null);
      }
      context.emit({ type: 'facesShown', faces: state.groups.map((group) => group.face as Face), barrier: true });
    }
    if (state.mode !== 'solo') {
      state.groups.forEach((group, index) => {
        draw(state, 'mountain', 2, (card) => group.front.push(card), context.emit);
        context.emit({ type: 'frontLaid', group: index, count: group.front.length });
      });
    }
    context.push({ step: 'deal' });
  },
};

/** When time is up, the group moves one step towards the face that its leftmost member wants (SI-R-34). */
export function timeUpFace(state: SierraState, seat: Seat): SierraChoice {
  const group = groupOf(state, seat);
  const wish = group.wishes[0] ?? group.proposed ?? 'A';
  if (group.proposed === wish) return { do: 'agree' };
  return { do: 'face', face: wish };
}
