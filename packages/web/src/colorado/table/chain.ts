import {
  type Box,
  COLOURS,
  type ColoradoEvent,
  type ColoradoSpeaker,
  type Icon,
  type Identity,
  priceOf,
} from '@cordillera/colorado';
import type { ChainStep } from '../art/Chain.tsx';
import type { ColoradoIconName } from '../art/ColoradoIcon.tsx';
import type { ColoradoTableWords } from './words.ts';

const figure = (card: Identity): ColoradoIconName => `${COLOURS[Math.floor(card / 3)]!}-${priceOf(card) as 1 | 2 | 3}`;

/** What began the part of the turn in which everybody acts. */
const isStart = ({ type }: ColoradoEvent): boolean => type === 'actionsBegan' || type === 'endOfTurn';

/** The events since everybody began to act, or since the families are turned in. */
export const sinceStart = (events: readonly ColoradoEvent[]): readonly ColoradoEvent[] =>
  events.slice(events.findLastIndex(isStart) + 1);

interface ChainInput {
  events: readonly ColoradoEvent[];
  seat: number;
  given: Identity | null;
  speaker: ColoradoSpeaker;
  words: ColoradoTableWords;
  box: Box;
}

/** What one player has done in this part of the turn, as a row of beads. */
export function chainOf({ events, seat, given, speaker, words, box }: ChainInput): ChainStep[] {
  const start = events.findLastIndex(isStart);
  if (start < 0) return [];
  const steps: ChainStep[] = [];
  const add = (icon: ColoradoIconName, said: string, more: Partial<ChainStep> = {}): void => {
    steps.push({ key: `${steps.length} ${icon}`, icon, words: said, ...more });
  };
  if (given !== null && events[start]!.type === 'actionsBegan')
    add(figure(given), capitalised(speaker.card(given)), { given: true });
  for (const event of events.slice(start + 1)) {
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.type) {
      case 'tookNugget':
        add('take-nugget', words.chain.nugget);
        break;
      case 'paid':
        add('buy-card', words.chain.paid(event.nuggets));
        break;
      case 'discarded':
        add('swap-cards', words.chain.discarded);
        break;
      case 'placed':
        add(figure(event.card), capitalised(speaker.card(event.card)));
        break;
      case 'drew':
        add('draw-three', words.chain.drew(event.count), { barrier: true });
        break;
      case 'tickedStage':
        add(iconName(box.stages[event.stage]!.icon), speaker.region(box.stages[event.stage]!.region));
        break;
      case 'tickedStation':
        add(iconName(box.stations[event.station]!.icon), speaker.station(event.station));
        break;
      case 'tickedBox':
        if (event.zone === 'tipi' || event.zone === 'saloon' || event.zone === 'wanted')
          add(`track-${event.zone}`, words.chain.box(event.box + 1));
        break;
      case 'discovered':
        add('compass', speaker.region(event.region));
        break;
      case 'turnedIn':
        add('turn-in', words.chain.family(speaker.colour(COLOURS[event.colour]!)));
        break;
      case 'wonMedal': {
        const last = steps.at(-1);
        if (last) last.medal = event.points;
        break;
      }
      case 'declined':
        add('decline', words.chain.declined);
        break;
      case 'lost':
        add('lost', words.chain.lost);
    }
  }
  return steps;
}

const iconName = (icon: Icon): ColoradoIconName => (icon === 'none' ? 'stage' : icon);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
