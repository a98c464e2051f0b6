import { LANGUAGES, type Language, type Match, type Seat, type Viewer } from '@cordillera/engine';
import { type ColoradoTypes, speak as speakColorado } from '@cordillera/colorado';
import { type SierraEvent, type SierraTypes, type SierraView, speak as speakSierra } from '@cordillera/sierra';
import { type SierraWestTypes, speak as speakSierraWest } from '@cordillera/sierra-west';
import type { ComponentType } from 'react';
import { coloradoLogFormat } from '../../src/games/colorado/table/log/log.ts';
import { animationsOf as coloradoMotions } from '../../src/games/colorado/table/animation/animations.ts';
import { GameHistory } from '../../src/games/sierra/table/log/gameHistory.ts';
import { animationsOf } from '../../src/games/sierra/table/animation/flights.ts';
import { announcedEvents, logOf } from '../../src/games/sierra/table/log/log.ts';
import { westLogFormat } from '../../src/games/sierra-west/table/log/log.ts';
import { animationsOf as westMotions } from '../../src/games/sierra-west/table/animation/animations.ts';
import type { Flight } from '../../src/table/animation/flights.ts';
import type { LogLine } from '../../src/table/log/Log.tsx';
import { LogLines } from '../../src/table/log/logLines.ts';
import type { TableAnimation } from '../../src/table/animation/types.ts';
import type { TableState } from '../../src/table/session/session.ts';
import type { TableProps } from '../../src/table/tableProps.ts';

/** How a game's table presents a match in one language. */
interface Teller {
  /** The announcement of one beat. */
  spoken(events: readonly object[]): string[];
  prompt(key: string, params: object | undefined): string;
  lines(events: readonly object[], viewer: Viewer): readonly LogLine[];
}

/** Where the golden test finds the parts of a game's page. Moving or merging them changes this file alone. */
export interface GoldenGame {
  loadTable(): Promise<ComponentType<TableProps>>;
  teller(match: Match, people: readonly Seat[], language: Language): Teller;
  motions(match: Match, before: TableState, now: TableState): (TableAnimation | Flight)[];
}

export const languages = LANGUAGES;

const namesOf = (match: Match<never>): string[] => match.seats.map(({ name }) => name);

const sierra = {
  loadTable: async () => (await import('../../src/games/sierra/table/SierraTable.tsx')).SierraTable,
  teller(match: Match<SierraTypes>, people: readonly Seat[], language: Language) {
    const { box } = match.rules as unknown as { box: Parameters<typeof speakSierra>[1] };
    const start = match.fork(0).view('spectator');
    const names = namesOf(match as never);
    const groups = start.groups.map(({ members }) => members);
    const speaker = speakSierra(language, box, names, groups);
    return {
      spoken: (events: readonly SierraEvent[]) => announcedEvents(events).map(speaker.event),
      prompt: speaker.prompt,
      lines: (events: readonly SierraEvent[], viewer: Viewer) =>
        logOf(new GameHistory(box, start).read(events, viewer).entries, speaker, names, match.view('spectator'), people),
    };
  },
  motions(_match: Match<SierraTypes>, _before: TableState<SierraTypes>, now: TableState<SierraTypes>) {
    const view: SierraView = now.view;
    const own = now.viewer === 'spectator' ? null : view.players[now.viewer]!.group;
    return animationsOf(now.events.slice(-now.newEventCount), own, now.acting);
  },
};

const sierraWest = {
  loadTable: async () => (await import('../../src/games/sierra-west/table/SierraWestTable.tsx')).SierraWestTable,
  teller(match: Match<SierraWestTypes>, people: readonly Seat[], language: Language) {
    const { box } = match.rules as unknown as { box: Parameters<typeof speakSierraWest>[1] };
    const speaker = speakSierraWest(language, box, namesOf(match as never), match.view('spectator').mode);
    return {
      spoken: (events: readonly SierraWestTypes['Event'][]) => events.map(speaker.event),
      prompt: speaker.prompt,
      lines: (events: readonly SierraWestTypes['Event'][]) =>
        new LogLines(westLogFormat, people, match.seats.length).read(events, speaker),
    };
  },
  motions(match: Match<SierraWestTypes>, before: TableState<SierraWestTypes>, now: TableState<SierraWestTypes>) {
    const { box } = match.rules as unknown as { box: Parameters<typeof speakSierraWest>[1] };
    return westMotions({ box, events: now.events, newEventCount: now.newEventCount, before: before.view, now: now.view });
  },
};

const colorado = {
  loadTable: async () => (await import('../../src/games/colorado/table/ColoradoTable.tsx')).ColoradoTable,
  teller(match: Match<ColoradoTypes>, people: readonly Seat[], language: Language) {
    const { box } = match.rules as unknown as { box: Parameters<typeof speakColorado>[1] };
    const speaker = speakColorado(language, box, namesOf(match as never));
    return {
      spoken: (events: readonly ColoradoTypes['Event'][]) => events.map(speaker.event),
      prompt: speaker.prompt,
      lines: (events: readonly ColoradoTypes['Event'][]) =>
        new LogLines(coloradoLogFormat, people, match.seats.length).read(events, speaker),
    };
  },
  motions(_match: Match<ColoradoTypes>, before: TableState<ColoradoTypes>, now: TableState<ColoradoTypes>) {
    const me = now.viewer === 'spectator' ? 0 : now.viewer;
    return coloradoMotions({ me, events: now.events, newEventCount: now.newEventCount, before: before.view, now: now.view });
  },
};

export const goldenGames = { sierra, 'sierra-west': sierraWest, colorado } as unknown as Record<string, GoldenGame>;
