import {
  CordilleraError,
  createStreams,
  pick,
  type Seat,
  type SetupInput,
  shuffle,
  withStream,
} from '@cordillera/engine';
import { emptyLandscape } from './actions/landscape.ts';
import { type Box, rulesOf } from './content/box.ts';
import type { MountainCard } from './content/mountainCard.ts';
import { COLOURS, type Destination, type Stage } from './content/types.ts';
import { groupSizes, type SierraOptions } from './options.ts';
import { isCampaign } from './roundDuties.ts';
import { type Face, type GroupState, type PlayerState, type SierraEvent, type SierraState, STREAMS } from './state.ts';
import { noSuchStage } from './words/options.ts';

/** Builds the position before the first question from options and seed; the flow’s stack holds the next step. */
export function setup(
  box: Box,
  { options, seats, seed }: SetupInput<SierraOptions>,
): { state: SierraState; events: SierraEvent[] } {
  const events: SierraEvent[] = [];
  const { mode, firstGame } = options;
  const streams = createStreams(seed, STREAMS);
  const stage = isCampaign(mode) ? options.stage : null;
  if (stage !== null && stage > box.stages.length) {
    throw new CordilleraError('bad-options', { game: 'sierra', problems: noSuchStage(stage, box.stages.length) });
  }
  const rules = rulesOf(box, stage);

  const members = withStream(streams, 'setup', (random) => {
    if (mode === 'cooperative') return [allSeats(seats)];
    if (mode !== 'team') return allSeats(seats).map((seat) => [seat]);
    if (options.groups !== undefined) return options.groups.map((group) => group.slice());
    return dealSeats(shuffle(random, allSeats(seats)), shuffle(random, groupSizes(seats)));
  });
  const destinations = withStream(streams, 'setup', (random) =>
    stage === null
      ? destinationsOfDifferentColours(box, members.length, shuffle(random, indices(box.destinations)))
      : [stageDestination(box, stage)],
  );
  // SI-R-67: a stage may fix the face; SI-R-71: a first game fixes what is left open
  const stageFace = stage === null ? 'open' : (box.stages[stage - 1] as Stage).face;
  const face = stageFace === 'open' ? (firstGame ? 'A' : null) : stageFace;

  const state: SierraState = {
    mode,
    firstGame,
    stage,
    round: 0,
    over: false,
    groups: members.map((group, index) => newGroup(group, destinations[index] as number, face)),
    players: allSeats(seats).map((seat) => newPlayer(members.findIndex((group) => group.includes(seat)))),
    mountain: {
      pile: withStream(streams, 'mountain', (random) => shuffle(random, indices(box.mountain))),
      discard: [],
    },
    notebook: { pile: [], discard: [] },
    given: [],
    streams,
    flow: { stack: [], lanes: null },
  };
  events.push({
    type: 'groupsFormed',
    groups: members.map((group) => group.slice()),
    destinations: destinations.map((d) => (box.destinations[d] as Destination).id),
  });
  if (stage !== null) events.push({ type: 'stageBegan', stage });

  state.given = rules.given.map((id) => box.notebook.findIndex((card) => card.id === id));
  if (state.given.length > 0) events.push({ type: 'notebookGiven', cards: state.given.slice() });
  const notebook = indices(box.notebook).filter(
    (card) => !state.given.includes(card) && (!firstGame || box.notebook[card]?.kind === 'basic'),
  );
  state.notebook.pile = withStream(streams, 'notebook', (random) => shuffle(random, notebook));
  if (rules.startLine > 0) events.push(layStartLine(box, state, rules.startLine));

  state.flow.stack = face === null ? [{ step: 'layFronts' }, { step: 'chooseFaces' }] : [{ step: 'layFronts' }];
  return { state, events };
}

const indices = (items: readonly unknown[]): number[] => items.map((_, index) => index);
const allSeats = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

function dealSeats(seats: Seat[], sizes: number[]): Seat[][] {
  return sizes.map((size) => seats.splice(0, size));
}

const newGroup = (members: Seat[], destination: number, face: Face | null): GroupState => ({
  members,
  destination,
  face,
  proposed: null,
  wishes: members.map(() => null),
  role: 0,
  landscape: emptyLandscape(),
  draft: [],
  front: [],
  received: [],
});

const newPlayer = (group: number): PlayerState => ({
  group,
  hand: [],
  blind: [],
  aside: null,
  drawn: [],
  keeping: null,
  kept: [],
});

/** SI-R-33: one Destination per group, all of different colours. */
function destinationsOfDifferentColours(box: Box, count: number, shuffled: number[]): number[] {
  const colours = new Set<string>();
  const dealt = shuffled.filter((index) => {
    const { colour } = box.destinations[index] as Destination;
    return colours.has(colour) ? false : colours.add(colour);
  });
  return dealt.slice(0, count);
}

const stageDestination = (box: Box, stage: number): number =>
  box.destinations.findIndex(({ id }) => id === (box.stages[stage - 1] as Stage).destination);

/** SI-R-74: the topmost cards of a random colour leave the pile and form the first line. */
function layStartLine(box: Box, state: SierraState, length: number): SierraEvent {
  const colour = withStream(state.streams, 'setup', (random) => pick(random, COLOURS));
  const { pile } = state.mountain;
  const cards: number[] = [];
  for (let i = pile.length - 1; cards.length < length; i--) {
    if ((box.mountain[pile[i] as number] as MountainCard).colour === colour) cards.push(...pile.splice(i, 1));
  }
  (state.groups[0] as GroupState).landscape.lines.push({ colour, start: 0, cards });
  return { type: 'startLineLaid', group: 0, colour, cards: cards.slice() };
}
