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

/** A table by link is for two or more players. */
const minSeats = 2;

interface RequestedSetup {
  options: SetupOptions;
  pace: TimeControl;
  /** When the server applied it; null until then. */
  changed: number | null;
}

interface SetupGame extends TableSetupModule {
  /** The table's own card set and its hash on the server; null for the house set. */
  pack: Pack<object> | null;
  hash: string | null;
}

/** The table's setup, and the ways to change it before the game starts. */
export interface TableSetupForm {
  options: SetupOptions;
  pace: TimeControl;
  /** The game's part of the setup; null until loaded. */
  game: SetupGame | null;
  range: { min: number; max: number } | null;
  setOptions: (options: SetupOptions) => void;
  setPace: (pace: TimeControl) => void;
  addSeat: () => void;
  removeSeat: (seat: Seat) => void;
  mix: () => void;
  failure: ReactNode;
}

/** Shows the host's changes at once and sends them one after the other; a refused change is reverted. */
export function useTableSetup(table: TableInfo): TableSetupForm {
  const { found: game, error, reload } = useGame(table);
  const { run, failure } = useAsyncAction({ inTurn: true });
  const [requested, setRequested] = useState<RequestedSetup | null>(null);
  // the newest state: a response may arrive before the table's update
  const latest = useRef(table);
  if (table.changed >= latest.current.changed) latest.current = table;
  const isAhead = requested !== null && (requested.changed === null || table.changed < requested.changed);
  const { options, pace } = isAhead ? requested : table;

  const rangeOf = (of: SetupOptions): { min: number; max: number } => {
    const { min, max } = game!.range(of);
    return { min: Math.max(Math.min(minSeats, max), min), max };
  };

  /** `move` gives the old number of each seat, or null when the seats cannot be adapted. */
  const send = (wanted: Omit<RequestedSetup, 'changed'>, move: (now: TableInfo) => (Seat | null)[] | null): void => {
    const mine: RequestedSetup = { ...wanted, changed: null };
    setRequested(mine);
    void run(async () => {
      try {
        const now = latest.current;
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
        if (answer.changed >= latest.current.changed) latest.current = answer;
        setRequested((other) => (other === mine ? { ...mine, changed: answer.changed } : other));
      } catch (error) {
        setRequested((other) => (other === mine ? null : other));
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

/** Loaded once for a game and its cards. Until then, or when it fails, the table can be played as it is set up. */
const useGame = ({ game: id, content: { id: name, hash } }: TableInfo): Loaded<SetupGame> =>
  useLoaded(async () => {
    const [setup, rules, pack] = await Promise.all([
      gameManifestOf(id).module.tableSetup?.(),
      loadGame(id),
      cardsOf({ game: id, content: { id: name, hash } }),
    ]);
    return {
      // without a setup of its own, the rules give the number of seats
      ...(setup ?? tableSetupOf(defineNewGame({ game: rules, bots: [] }))),
      pack,
      hash: hash === houseSetOf(rules).hash ? null : hash,
    };
  }, [id, name, hash].join(' '));
