import { canSee } from '../choices.ts';
import type { Decision, GameEvent, Viewer } from '../game.ts';
import { pick, type Random, shuffle } from '../random.ts';
import { LANGUAGES } from '../words.ts';
import type { LocalizedItem } from './harness.ts';
import { languageCheck } from './language.ts';
import type { Law, Scene } from './law.ts';
import { summarize } from './values.ts';

const RATE = 10;
const CHOICES = 4;
/** A forgotten parameter or an unfilled gap in a sentence. */
const HOLES = /undefined|NaN|\[object|\{\w*\}/;

const asked = (value: string, params: Decision<unknown>['params'], view: object): LocalizedItem => ({
  kind: 'prompt',
  value,
  ...(params !== undefined && { params }),
  view,
});

/**
 * Every event, prompt, choice, score source, end reason and rule reference has words in every language, and with a
 * glossary no detectable fault of terms, spelling or grammar. Anything with a key (an event's type, a prompt …) is
 * checked when it is first met, whatever the rate.
 */
export const words: Law = {
  name: 'words',
  per: 'position',
  rate: RATE,
  watch: (must, harness) => {
    const rate = harness.rates?.L16 ?? RATE;
    const check = harness.glossary && languageCheck([harness.glossary]);
    const met = new Map<string, number>();
    /** How often this was met before. */
    const meet = (kind: LocalizedItem['kind'], key: string): number => {
      const times = met.get(`${kind} ${key}`) ?? 0;
      met.set(`${kind} ${key}`, times + 1);
      return times;
    };

    function mustHaveWords(thing: LocalizedItem): void {
      for (const language of LANGUAGES) {
        const text = harness.words(language, thing);
        const what = () => `${language}, ${thing.kind} ${summarize(thing.value)}`;
        must(typeof text === 'string' && text.trim() !== '', () => `${what()}: no words`);
        const hole = HOLES.exec(text);
        must(hole === null, () => `${what()}: “${text}” holds “${hole![0]}”`);
        if (check === undefined) continue;
        const faults = check(language, text);
        must(faults.length === 0, () => `${what()}: “${text}”: ${faults.join('; ')}`);
      }
    }

    function events({ rules, input, copy }: Scene, list: readonly GameEvent[], random: Random): void {
      for (const event of list) {
        const times = meet('event', event.type);
        if (times % rate !== 0) continue;
        const viewers = [...Array(input.seats).keys(), 'spectator' as const].filter((viewer) => canSee(viewer, event));
        for (const viewer of times === 0 ? viewers : [pick<Viewer>(random, viewers)]) {
          mustHaveWords({ kind: 'event', value: event, view: rules.view(copy(), viewer) });
        }
      }
    }

    function scoreLines({ rules, copy }: Scene): void {
      const sheet = rules.score(copy());
      for (const { lines } of sheet.seats) {
        for (const line of lines) mustHaveWords({ kind: 'source', value: line, view: rules.view(copy(), 'spectator') });
      }
    }

    return {
      start(start, random) {
        events(start, start.events, random);
      },
      everyPosition({ rules, copy, decisions }) {
        for (const { seat, prompt, params } of decisions) {
          if (meet('prompt', prompt) === 0) mustHaveWords(asked(prompt, params, rules.view(copy(), seat)));
        }
      },
      position(position, random) {
        const { rules, copy, decisions } = position;
        if (decisions.length > 0) {
          const { seat, prompt, params, choices } = pick(random, decisions);
          const view = rules.view(copy(), seat);
          mustHaveWords(asked(prompt, params, view));
          for (const choice of shuffle(random, choices.slice()).slice(0, CHOICES)) {
            mustHaveWords({ kind: 'choice', value: choice, view });
          }
          for (const { choice, rule } of rules.blocked(copy(), seat).slice(0, CHOICES)) {
            mustHaveWords({ kind: 'choice', value: choice, view });
            mustHaveWords({ kind: 'rule', value: rule, view });
          }
        }
        scoreLines(position);
      },
      move(move, random) {
        events(move, move.events, random);
      },
      end(end) {
        scoreLines(end);
        if (end.result === null) return;
        mustHaveWords({ kind: 'reason', value: end.result, view: end.rules.view(end.copy(), 'spectator') });
      },
    };
  },
};
