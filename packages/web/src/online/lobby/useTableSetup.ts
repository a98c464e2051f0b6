import type { Pack, Seat } from '@cordillera/engine';
import { loadGame } from '@cordillera/games/lazy';
import type { TableInfo, TimeControl } from '@cordillera/protocol';
import { createElement, type ReactNode, useRef, useState } from 'react';
import { houseSetOf } from '../../cardsets/sets.ts';
import { LoadFailure } from '../../design/frame/LoadFailure.tsx';
import type { SetupOptions, TableSetupModule } from '../../platform/gameModule.ts';
import { gameManifestOf } from '../../platform/gameRegistry.ts';
import { type Loaded, useLoaded } from '../../platform/useLoaded.ts';
import { defineNewGame } from '../../table/setup/definition.ts';
import { tableSetupOf } from '../../table/setup/tableSetup.tsx';
import { api } from '../api.ts';
import { ServerRefusalError } from '../refusal.ts';
import { cardsOf } from '../remote/tableCardSet.ts';
import { useAsyncAction } from '../useAsyncAction.tsx';
import { fitSetup } from './fitSetup.ts';

/** A table by link is for two or more. */
const minSeats = 2;

interface RequestedSetup {
  options: SetupOptions;
  pace: TimeControl;
  /** When the server had done it; null until then. */
  changed: number | null;
}

interface SetupGame extends TableSetupModule {
  /** The cards, and what the server calls them, if they are not those of the house. */
  pack: Pack<object> | null;
  hash: string | null;
}

/** What is laid on the table, and the ways to change it before the game starts. */
export interface TableSetupForm {
  options: SetupOptions;
  pace: TimeControl;
  /** The game's own part of it; null until it is here. */
  game: SetupGame | null;
  range: { min: number; max: number } | null;
  setOptions: (options: SetupOptions) => void;
  setPace: (pace: TimeControl) => void;
  addSeat: () => void;
  removeSeat: (seat: Seat) => void;
  mix: () => void;
  failure: ReactNode;
}

/** What the host changes is shown at once, and sent in turn; what the server does not take goes back to what it was. */
export function useTableSetup(table: TableInfo): TableSetupForm {
  const { found: game, error, reload } = useGame(table);
  const { run, failure } = useAsyncAction({ inTurn: true });
  const [asked, setAsked] = useState<RequestedSetup | null>(null);
  // the newest there is: an answer may be here before the table hears of it
  const known = useRef(table);
  if (table.changed >= known.current.changed) known.current = table;
  const isAhead = asked !== null && (asked.changed === null || table.changed < asked.changed);
  const { options, pace } = isAhead ? asked : table;

  const rangeOf = (of: SetupOptions): { min: number; max: number } => {
    const { min, max } = game!.range(of);
    return { min: Math.max(Math.min(minSeats, max), min), max };
  };

  /** `move` gives for each seat the one it was; null when there is nothing to move. */
  const send = (wanted: Omit<RequestedSetup, 'changed'>, move: (now: TableInfo) => (Seat | null)[] | null): void => {
    const mine: RequestedSetup = { ...wanted, changed: null };
    setAsked(mine);
    void run(async () => {
      try {
        const now = known.current;
        const from = move(now);
        if (from === null) throw new ServerRefusalError('too-few-seats');
        const answer = await api.change(
          now.id,
          {
            game: now.game,
            options: game!.remapSeats(wanted.options, from),
            seats: from.map((seat) => (seat === null ? null : (now.seats[seat]?.bot ?? null))),
            pace: wanted.pace,
            ...(game!.hash !== null && { pack: game!.hash }),
          },
          from,
        );
        if (answer.changed >= known.current.changed) known.current = answer;
        setAsked((other) => (other === mine ? { ...mine, changed: answer.changed } : other));
      } catch (error) {
        setAsked((other) => (other === mine ? null : other));
        throw error;
      }
    });
  };
  const all = ({ seats }: TableInfo): Seat[] => [...seats.keys()];

  return {
    options,
    pace,
    game,
    range: game && rangeOf(options),
    setOptions: (next) => game && send({ options: next, pace }, ({ seats }) => fitSetup(seats, rangeOf(next))),
    setPace: (next) => game && send({ options, pace: next }, all),
    addSeat: () => game && send({ options, pace }, (now) => [...all(now), null]),
    removeSeat: (seat) => game && send({ options, pace }, (now) => all(now).filter((other) => other !== seat)),
    mix: () => game?.shuffleGroups && send({ options: game.shuffleGroups(options, Math.random), pace }, all),
    failure: error === null ? failure : createElement(LoadFailure, { error, onRetry: reload }),
  };
}

/** Fetched once for a game and its cards. Until it is there, or when it cannot be had, the game is played as it is laid. */
const useGame = ({ game: id, content: { id: name, hash } }: TableInfo): Loaded<SetupGame> =>
  useLoaded(async () => {
    const [setup, rules, pack] = await Promise.all([
      gameManifestOf(id).module.tableSetup?.(),
      loadGame(id),
      cardsOf({ game: id, content: { id: name, hash } }),
    ]);
    return {
      // a game that says nothing about it: its rules know how many may sit there
      ...(setup ?? tableSetupOf(defineNewGame({ game: rules, bots: [] }))),
      pack,
      hash: hash === houseSetOf(rules).hash ? null : hash,
    };
  }, [id, name, hash].join(' '));
