import {
  type Box,
  COLOURS,
  type ColoradoEvent,
  type ColoradoSpeaker,
  type Duo,
  type Icon,
  type Identity,
  priceOf,
  type Side,
} from '@cordillera/colorado';
import type { ChainStep } from '../../art/Chain.tsx';
import type { ColoradoIconName } from '../../art/ColoradoIcon.tsx';
import type { ColoradoTableWords } from '../coloradoTableWords.ts';

const figure = (card: Identity): ColoradoIconName => `${COLOURS[Math.floor(card / 3)]!}-${priceOf(card) as 1 | 2 | 3}`;

/** What began the part of the turn in which everybody acts. */
const isStart = ({ type }: ColoradoEvent): boolean => type === 'actionsBegan' || type === 'endOfTurn';

/** The events since everybody began to act, or since the families are turned in. */
export const sinceStart = (events: readonly ColoradoEvent[]): readonly ColoradoEvent[] =>
  events.slice(events.findLastIndex(isStart) + 1);

/** CO-R-65: a secret pick; only its owner sees it before all picks are shown. */
const picked: Record<Duo, Record<Side, ColoradoIconName>> = {
  nuggets: { left: 'take-nugget', right: 'buy-card' },
  cards: { left: 'draw-three', right: 'swap-cards' },
  tick: { left: 'stage', right: 'station' },
};

/** The side this seat has picked, while it is secret; null when it has not picked, or the viewer does not know. */
export function secretPick(events: readonly ColoradoEvent[], seat: number): { duo: Duo; side: Side } | null {
  const last = events.findLast(({ type }) => type === 'actionsBegan' || type === 'picksShown');
  if (last?.type !== 'actionsBegan') return null;
  const pick = sinceStart(events).findLast((event) => event.type === 'pickedSide' && event.seat === seat);
  return pick?.type === 'pickedSide' ? { duo: last.duo, side: pick.side } : null;
}

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
        add('turn-in', capitalised(speaker.family(COLOURS[event.colour]!)));
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
  const secret = secretPick(events, seat);
  if (secret) add(picked[secret.duo][secret.side], speaker.side(secret.duo, secret.side));
  return steps;
}

const iconName = (icon: Icon): ColoradoIconName => (icon === 'none' ? 'stage' : icon);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
