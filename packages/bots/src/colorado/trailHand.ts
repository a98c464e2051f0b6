import type {
  ColoradoChoice,
  ColoradoRules,
  ColoradoState,
  ColoradoTypes,
  ColoradoView,
  Side,
} from '@cordillera/colorado';
import { type Decision, pick, type Random } from '@cordillera/engine';
import type { Bot } from '../bot.ts';
import { bestCall, bestGift } from './calls.ts';
import { alone, bestLine, pendingIn } from './chain.ts';
import { evaluatePlayer, evaluationTablesOf, type Rival } from './evaluation.ts';
import { guessHands, type HandKnowledge, newHandKnowledge, updateHandKnowledge } from './handKnowledge.ts';

/** How many guesses of the others' hands a call and a gift are evaluated with. */
const CALL_WORLDS = 10;
const GIFT_WORLDS = 2;
/** The points that a player who is still acting will roughly gain in this turn. */
const STILL_ACTING = 1.5;

/** Trail hand: remembers what calls revealed, asks for the most useful card, and searches its own chain to the end. */
export const trailHand: Bot<ColoradoTypes, HandKnowledge> = {
  id: 'trail-hand',
  memory: newHandKnowledge,
  observe: (memory, event) => updateHandKnowledge(memory, event),
  choose({ rules, view, decision, random, memory }) {
    const choices = decision.choices.slice(0, decision.forward);
    if (choices.length === 1) return choices[0] as ColoradoChoice;
    const table = { rules: rules as ColoradoRules, view: view as ColoradoView, memory, random };
    switch (decision.prompt) {
      case 'village':
        // neither is better, and the choice should be unpredictable
        return pick(random, choices);
      case 'call':
        return bestCall(table.rules, worlds(table, CALL_WORLDS), decision.seat, choices as Of<'call'>[]);
      case 'give':
        return bestGift(table.rules, worlds(table, GIFT_WORLDS), decision.seat, choices as Of<'give'>[]);
      default:
        return act(table, decision, choices);
    }
  },
};

type Of<Do extends ColoradoChoice['do']> = Extract<ColoradoChoice, { do: Do }>;

interface Table {
  rules: ColoradoRules;
  view: ColoradoView;
  memory: HandKnowledge | undefined;
  random: Random;
}

/** Guessed states that differ in the hands of the others. */
function worlds({ rules, view, memory, random }: Table, count: number): ColoradoState[] {
  const state = rules.determinize(view, random);
  return Array.from({ length: count }, () => {
    const hands = guessHands(rules.box, view, memory, random);
    return { ...state, players: state.players.map((player, seat) => ({ ...player, hand: hands[seat]! })) };
  });
}

/** Searches the chain to its end and makes the first choice of the best line. */
function act(
  table: Table,
  { seat, prompt }: Decision<ColoradoChoice>,
  choices: readonly ColoradoChoice[],
): ColoradoChoice {
  const { rules } = table;
  const [state] = worlds(table, 1) as [ColoradoState];
  const frame = state.flow.lanes?.[seat]?.at(-1);
  if (frame === undefined) return choices[0] as ColoradoChoice;
  const scene = { ...evaluationTablesOf(rules.box, state, seat), rivals: rivalsOf(rules, state, seat) };
  const asked = frame.step === 'pick' ? { step: 'duo' as const, duo: frame.duo, side: null } : frame;
  const { first } = bestLine(rules, scene, alone(state, state.players[seat]!, asked));
  if (prompt !== 'pick') return first ?? (choices[0] as ColoradoChoice);
  const side = first === null ? 'left' : sideOf(first);
  return choices.find((choice) => choice.do === 'pick' && choice.side === side) ?? (choices[0] as ColoradoChoice);
}

const LEFT: readonly ColoradoChoice['do'][] = ['takeNugget', 'draw', 'decline', 'tickStage'];
const sideOf = ({ do: what }: ColoradoChoice): Side => (LEFT.includes(what) ? 'left' : 'right');

/** The other players at present; for those still acting, with their pending effects. */
function rivalsOf({ box }: ColoradoRules, state: ColoradoState, seat: number): Rival[] {
  return state.players.flatMap((player, other) => {
    if (other === seat) return [];
    const frame = state.flow.lanes?.[other]?.at(-1);
    const scene = evaluationTablesOf(box, state, other);
    return [
      {
        worth: evaluatePlayer(scene, player) + (frame === undefined ? 0 : pendingIn(frame)),
        total: evaluatePlayer({ ...scene, turns: 0 }, player) + (frame === undefined ? 0 : STILL_ACTING),
      },
    ];
  });
}
