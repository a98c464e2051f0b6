import { type Box, cloneLandscape, lay, type SierraEvent, type SierraView } from '@cordillera/sierra';

type Group = SierraView['groups'][number];
type Player = SierraView['players'][number];

/**
 * The view after one event, so that a reveal can be watched step by step. It is only a picture on the way: when all has
 * been told, the truth takes its place.
 */
export function follow(box: Box, view: SierraView, event: SierraEvent): SierraView {
  const group = (index: number, change: Partial<Group>): SierraView => ({
    ...view,
    groups: view.groups.map((old, i) => (i === index ? { ...old, ...change } : old)),
  });
  const player = (seat: number, change: Partial<Player>): SierraView => ({
    ...view,
    players: view.players.map((old, i) => (i === seat ? { ...old, ...change } : old)),
  });
  switch (event.type) {
    case 'facesShown':
      return { ...view, groups: view.groups.map((old, i) => ({ ...old, face: event.faces[i] ?? old.face })) };
    case 'roundBegan':
      return {
        ...view,
        round: event.round,
        phase: 'decide',
        players: view.players.map((old) => ({ ...old, ready: false })),
      };
    case 'roleHeld':
      return group(event.group, { role: event.seat });
    case 'readied':
      return player(event.seat, { ready: true });
    case 'unreadied':
      return player(event.seat, { ready: false });
    case 'laid': {
      const { landscape, draft } = view.groups[event.group]!;
      // The own group has seen the card there since it was a draft.
      if (landscape.lines.some(({ cards }) => cards.includes(event.card)))
        return group(event.group, { draft: draft?.filter(({ card }) => card !== event.card) ?? null });
      const next = cloneLandscape(landscape);
      lay(next, event.card, box.mountain[event.card]!.colour, event);
      return group(event.group, { landscape: next });
    }
    case 'kept': {
      const { kept, drawn } = view.players[event.seat]!;
      return player(event.seat, { kept: [...kept, event.card], keeping: null, drawn: drawn && [] });
    }
    case 'passed': {
      const { members } = view.groups[event.from]!;
      const emptied = members.reduce((before, seat) => withoutHand(before, seat), view);
      return {
        ...emptied,
        groups: emptied.groups.map((old, i) => (i === event.to ? { ...old, frontSize: event.count } : old)),
      };
    }
    case 'gameEnded':
      return { ...view, phase: 'over' };
    default:
      return view;
  }
}

const withoutHand = (view: SierraView, seat: number): SierraView => ({
  ...view,
  players: view.players.map((old, i) => (i === seat ? { ...old, hand: old.hand && [], aside: null } : old)),
});
