import type { ScoreLine } from '@cordillera/engine';
import type { SierraWestSource } from '@cordillera/sierra-west';
import type { WestIconName } from '../../art/WestIcon.tsx';

const icons: Record<SierraWestSource, WestIconName | ((track: string) => WestIconName)> = {
  cards: 'star',
  animals: 'fur-trade',
  cabins: 'cabin-green',
  hastingsCabins: 'cabin-green',
  gold: 'gold',
  fishGold: 'trout',
  boots: 'pair-of-boots',
  homestead: (track) => `homestead-${track}` as WestIconName,
  appleTrack: (track) => `apple-homestead-${track}` as WestIconName,
  carts: 'cart-loaded',
  lantern: 'lantern',
  dynamite: 'dynamite',
  outlaws: 'outlaw',
  sheriff: 'sheriff',
};

/** The symbol of a line of the score sheet. */
export function sourceIcon({ source, params }: ScoreLine): WestIconName {
  const icon = icons[source as SierraWestSource];
  return typeof icon === 'string' ? icon : icon(String(params?.track));
}
