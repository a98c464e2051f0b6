import { type Box, cloneLandscape, lay, type SierraEvent, type SierraView } from '@cordillera/sierra';

/** The view after one event that a spectator saw: so a round's reveal can be watched card by card. */
export function follow(box: Box, view: SierraView, event: SierraEvent): SierraView {
  const group = (index: number, change: Partial<SierraView['groups'][number]>): SierraView => ({
    ...view,
    groups: view.groups.map((old, i) => (i === index ? { ...old, ...change } : old)),
  });
  const player = (seat: number, change: Partial<SierraView['players'][number]>): SierraView => ({
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
      const landscape = cloneLandscape(view.groups[event.group]!.landscape);
      lay(landscape, event.card, box.mountain[event.card]!.colour, event);
      return group(event.group, { landscape });
    }
    case 'kept':
      return player(event.seat, { kept: [...view.players[event.seat]!.kept, event.card] });
    case 'gameEnded':
      return { ...view, phase: 'over' };
    default:
      return view;
  }
}
