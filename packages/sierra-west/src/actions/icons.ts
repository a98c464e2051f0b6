import type { Seat } from '@cordillera/engine';
import { setBoots } from '../cabins/mountaineer.ts';
import { gainWithHelp } from '../cabins/smokehouseSawyerAndMason.ts';
import type { Box } from '../content/box.ts';
import type { IconName, PathIcon } from '../content/types.ts';
import { appleIcons } from '../modes/appleHill.ts';
import { boatIcons } from '../modes/boatsAndBanjos.ts';
import { goldIcons } from '../modes/goldRush.ts';
import type { IconRules, IconTable } from '../modes/mode.ts';
import { outIcons } from '../modes/outlawsAndOutposts.ts';
import { iconOn, isUsed, placeOf, spaceAt } from '../paths.ts';
import type { Pioneer } from '../places.ts';
import { playerOf } from '../players.ts';
import type { PlayerState, SierraWestState } from '../state.ts';
import { furTrade } from './furTrade.ts';
import { gain } from './goods.ts';
import { gainMule } from './mule.ts';
import { shovelBlockedBy } from './shovel.ts';

/** Chapter 6. */
const commonIcons: IconTable<'gain' | 'boots' | 'shovel' | 'mule' | 'furTrade' | 'bearHazard' | 'pairOfBoots'> = {
  gain: {
    use(_box, context, seat, { resource, n }, pioneer) {
      gain(context, seat, { [resource]: gainWithHelp(context.state, pioneer, resource, n) }, 'icon');
    },
  },
  // on a free space the boots are there on arrival; these are the ones on a paid space
  boots: {
    use(_box, context, _seat, { n }, pioneer) {
      setBoots(context.state, pioneer, n);
    },
  },
  // pays for itself, and is carried out by the steps of shovel.ts
  shovel: {
    blockedBy: (box, state, seat, _icon, paid) => shovelBlockedBy(box, state, seat, paid),
    use: () => {
      throw new Error('shovel: it is used through the step "shovel"');
    },
  },
  mule: { use: (_box, context, seat) => gainMule(context, seat) },
  furTrade: { use: (box, context, seat) => furTrade(box, context, seat) },
  bearHazard: { mandatory: true, use: () => undefined },
  pairOfBoots: { use: (_box, context, seat) => gain(context, seat, { tokens: 1 }, 'icon') },
};

/** Every icon of chapter 15.1; a missing one does not compile. */
const ICONS: { [Name in IconName]: IconRules<Name> } = {
  ...commonIcons,
  ...appleIcons,
  ...boatIcons,
  ...goldIcons,
  ...outIcons,
};

export const rulesOfIcon = (icon: PathIcon): IconRules => ICONS[icon.icon] as unknown as IconRules;

/** Red border: the icon must be resolved, or damage taken, before the pioneer leaves (SW-PATH-06). */
export const isMandatory = (icon: PathIcon): boolean => rulesOfIcon(icon).mandatory === true;

/** The icon under this pioneer is mandatory and neither resolved nor paid for with damage. */
export function isHeld(box: Box, state: SierraWestState, seat: Seat, pioneer: Pioneer): boolean {
  if (isUsed(state, pioneer)) return false;
  const player = playerOf(state, seat) as PlayerState;
  const space = spaceAt(box, placeOf(player, pioneer));
  if (space === null) return false;
  const rules = rulesOfIcon(iconOn(box, state, player, space));
  return rules.mandatory === true && !rules.passed?.(box, state, seat);
}
