import type { GameEvent, Viewer } from '../game.ts';
import { maySee } from '../play.ts';
import { pick, shuffle } from '../random.ts';
import { LANGUAGES } from '../words.ts';
import type { Thing } from './harness.ts';
import type { Law, Scene } from './law.ts';
import { brief } from './values.ts';

const CHOICES = 4;
/** What a forgotten parameter leaves in a sentence. */
const HOLES = ['undefined', 'NaN', '[object'];

/**
 * Every event, prompt, choice, score source, end reason and rule reference has words in every language. What has a key
 * (an event's type, a prompt …) is looked at when it is first met, whatever the rate.
 */
export const words: Law = {
  name: 'words',
  per: 'position',
  rate: 10,
  watch: (must, harness) => {
    const met = new Set<string>();
    const isNew = (kind: Thing['kind'], key: string): boolean => {
      const size = met.size;
      return met.add(`${kind} ${key}`).size > size;
    };

    function mustHaveWords(thing: Thing): void {
      for (const language of LANGUAGES) {
        const text = harness.words(language, thing);
        const what = () => `${language}, ${thing.kind} ${brief(thing.value)}`;
        must(typeof text === 'string' && text.trim() !== '', () => `${what()}: no words`);
        const hole = HOLES.find((candidate) => text.includes(candidate));
        must(hole === undefined, () => `${what()}: “${text}” holds “${hole}”`);
      }
    }

    function events({ rules, input, copy, random }: Scene, list: readonly GameEvent[], sampled: boolean): void {
      for (const event of list) {
        const fresh = isNew('event', event.type);
        if (!fresh && !sampled) continue;
        const viewers = [...Array(input.seats).keys(), 'spectator' as const].filter((viewer) => maySee(viewer, event));
        for (const viewer of fresh ? viewers : [pick<Viewer>(random, viewers)]) {
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
      start(start) {
        events(start, start.events, true);
      },
      everyPosition({ rules, copy, decisions }) {
        for (const { seat, prompt } of decisions) {
          if (isNew('prompt', prompt)) mustHaveWords({ kind: 'prompt', value: prompt, view: rules.view(copy(), seat) });
        }
      },
      position(position) {
        const { rules, copy, decisions, random } = position;
        if (decisions.length > 0) {
          const { seat, prompt, choices } = pick(random, decisions);
          const view = rules.view(copy(), seat);
          mustHaveWords({ kind: 'prompt', value: prompt, view });
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
      move(move) {
        events(move, move.events, move.sampled);
      },
      end(end) {
        scoreLines(end);
        if (end.result === null) return;
        mustHaveWords({ kind: 'reason', value: end.result, view: end.rules.view(end.copy(), 'spectator') });
      },
    };
  },
};
