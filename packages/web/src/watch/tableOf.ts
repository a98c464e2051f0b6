import { list } from '@cordillera/engine';
import { type Box, type Landscape, rulesOf, type SierraSpeaker, SYMBOLS, speak, symbolWorth } from '@cordillera/sierra';
import type { Line, Mountain } from '../sierra/cards.ts';
import type { DestinationFace } from '../sierra/DestinationCard.tsx';
import type { Language, Words } from '../words/index.tsx';
import type { Moment, SessionState } from './session.ts';
import type { KeptCard, Table, TableDestination, TableGroup, TableSeat } from './table.ts';

const mountainOf = (box: Box, card: number): Mountain => {
  const { colour, symbol } = box.mountain[card]!;
  return { id: `m${card}`, colour, symbol };
};

export const linesOf = (box: Box, landscape: Landscape): Line[] =>
  landscape.lines.map(({ start, cards }, i) => ({
    row: landscape.bottom + i,
    start,
    cards: cards.map((card) => mountainOf(box, card)),
  }));

/** A moment of a watched game as the table shows it, in the person's language. */
export function tableOf(box: Box, session: SessionState, moment: Moment, words: Words, language: Language): Table {
  const { view, points, before } = moment;
  const { names } = session;
  const speaker = speak(
    language,
    box,
    names,
    view.groups.map(({ members }) => members),
  );
  const rounds = view.groups.map((group) => group.rounds);
  const shortest = Math.min(...rounds);
  const together = view.groups.some(({ members }) => members.length > 1);
  const { startLine, bothFaces, mute, gleam } = rulesOf(box, view.stage);

  /** The last round whose cards this group has shown: they stay marked until its next ones come. */
  const lastRound = (group: number): number =>
    Math.max(
      0,
      ...moment.laid.filter((card) => card.group === group).map(({ round }) => round),
      ...moment.kept.filter((card) => view.players[card.seat]!.group === group).map(({ round }) => round),
    );

  const seatOf = (seat: number, group: Moment['view']['groups'][number], last: number): TableSeat => {
    const player = view.players[seat]!;
    const own = points[seat]!;
    const notebook = [...view.given, ...player.kept];
    const earlier = new Map(notebook.map((card, i) => [card, before[seat]?.notebook[i]]));
    const kept = notebook.map((card, i): KeptCard => {
      const { id, name, text, scores, kind } = box.notebook[card]!;
      const now = own.notebook[i] ?? 0;
      return {
        key: `${seat}-${card}`,
        face: { id, name: name[language], text: text[language], scores, kind },
        points: now,
        gained: now - (earlier.get(card) ?? 0),
        fresh: moment.kept.some((kept) => kept.seat === seat && kept.card === card && kept.round === last),
      };
    });
    const deciding = view.phase === 'decide' && view.round <= group.rounds;
    const part = group.role === null ? 'both' : group.role === seat ? 'keeps' : 'lays';
    return {
      seat,
      name: names[seat]!,
      total: own.total,
      ready: deciding ? player.ready : null,
      doing:
        view.phase === 'faces'
          ? words.watch.doing.face
          : !deciding
            ? words.watch.doing.done
            : player.ready
              ? words.watch.doing.ready
              : words.watch.doing[part],
      role: group.role === seat && deciding ? (group.members.length > 2 ? 'trio' : 'duo') : null,
      kept,
    };
  };

  const destinationOf = (group: Moment['view']['groups'][number], scored: number): TableDestination => {
    const { id, name, colour, faces } = box.destinations[group.destination]!;
    const faceOf = (face: 'A' | 'B'): DestinationFace => ({
      id,
      name: name[language],
      colour,
      face,
      text: faces[face].text[language],
      scores: faces[face].scores,
    });
    const { face } = group;
    return {
      ...(face === null ? { ...faceOf('A'), face, text: words.watch.faceOpen } : faceOf(face)),
      points: scored,
      also: bothFaces && face !== null ? faceOf(face === 'A' ? 'B' : 'A') : null,
    };
  };

  const groups = view.groups.map((group, id): TableGroup => {
    const first = points[group.members[0]!]!;
    const last = lastRound(id);
    return {
      id,
      name: together ? words.watch.groups[id]! : names[group.members[0]!]!,
      destination: destinationOf(group, first.destination),
      waters: first.symbols,
      penalty: first.penalty,
      lines: linesOf(box, group.landscape),
      laid: moment.laid
        .filter((laid) => laid.group === id && laid.round === last)
        .map((laid) => mountainOf(box, laid.card)),
      cards: group.landscape.lines.reduce((sum, line) => sum + line.cards.length, 0),
      allCards: group.rounds * 2 + startLine,
      seats: group.members.map((seat) => seatOf(seat, group, last)),
    };
  });

  const stage = view.stage === null ? null : box.stages[view.stage - 1]!;
  return {
    mode: view.mode,
    round: view.round,
    rounds: shortest,
    trioRounds: Math.max(...rounds) - shortest,
    groups,
    stage: stage && {
      number: stage.number,
      title: stage.title[language],
      story: stage.story[language],
      rules: stage.modifiers.map(speaker.modifier),
    },
    prompt: promptOf(speaker, session, moment, words, language),
    log: moment.log
      .filter(({ event }) => event.type !== 'readied')
      .map(({ id, round, event }) => ({
        id,
        round,
        seat: 'seat' in event ? event.seat : null,
        text: speaker.event(event),
      })),
    piles: { mountain: view.mountain.pile, notebook: view.notebook.pile },
    over: moment.result !== null,
    symbols: SYMBOLS.map((symbol) => ({ symbol, worth: symbolWorth(symbol, mute, gleam) })).filter(
      ({ worth }) => worth > 0,
    ),
    // SI-COOP-06: only the lowest score of a cooperative group counts
    decisive: (view.mode === 'cooperative' ? Math.min : Math.max)(...points.map(({ total }) => total)),
    bonuses: moment.result?.bonuses ?? [],
    suns: moment.result?.suns ?? null,
    seedHash: session.seedHash,
    seed: moment.seed,
  };
}

function promptOf(
  speaker: SierraSpeaker,
  { names }: SessionState,
  { view, event, gains, result }: Moment,
  words: Words,
  language: Language,
): Table['prompt'] {
  if (result) {
    const [text = words.watch.over, ...rest] = speaker.result(result);
    return { seat: result.reason === 'lastRound' ? (result.winners[0] ?? null) : null, text, note: rest.join(' ') };
  }
  if (!event) return { seat: null, text: words.watch.loading, note: '' };
  const seat = 'seat' in event ? event.seat : null;
  const text = speaker.event(event);
  if (event.type === 'laid' || event.type === 'kept') {
    const gained = gains.flatMap((gain, who) =>
      gain === 0 ? [] : [`${names[who]} ${gain > 0 ? '+' : '−'}${Math.abs(gain)}`],
    );
    return { seat, text, note: gained.length > 0 ? list(language, gained) : words.watch.noChange };
  }
  if (event.type === 'roundBegan') {
    const all = view.groups.every(({ rounds }) => event.round <= rounds);
    return { seat, text, note: all ? words.watch.secret : words.watch.trioRound(event.round) };
  }
  if (event.type === 'readied') {
    const waiting = view.players.flatMap((player, who) => (player.ready ? [] : [names[who]!]));
    return {
      seat,
      text,
      note: waiting.length > 0 ? words.watch.waitingFor(list(language, waiting)) : words.watch.allReady,
    };
  }
  // Who heads where is long to tell and stands in every group's sheet, and in the log.
  if (view.phase === 'faces' && event.type !== 'facesShown')
    return { seat: null, text: words.watch.beforeRounds, note: words.watch.doing.faces };
  return { seat, text, note: '' };
}
