import { BASICS, FISH } from '@cordillera/sierra-west';
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { SheetIcon } from '../../art/Goods.tsx';
import type { WestIconName } from '../../art/WestIcon.tsx';
import { playerOf, type TableContext } from '../tableContext.ts';
import { cartTarget, goodsTarget } from '../targets.ts';
import { type CampWords, campWords } from './campWords.ts';
import { at, SHELF } from './geometry.ts';
import { Spot } from './Spot.tsx';

/** Something a player owns in a quantity. */
interface Holding {
  id: string;
  name: string;
  icon: WestIconName;
  n: number;
  /** Shown instead of the number alone. */
  shown?: string;
  note?: string;
  text?: string;
}

/** Possessions in every mode: goods, gold and tokens. */
export function goodsOf(context: TableContext, words: CampWords): Holding[] {
  const { view, speaker, me } = context;
  const player = playerOf(context, me);
  const boots = view.active === me ? view.turn.tokenBoots : 0;
  return [
    ...BASICS.map((basic, i) => ({
      id: goodsTarget(basic),
      name: speaker.basic(basic),
      icon: basic,
      n: player.basics[i]!,
    })),
    { id: goodsTarget('gold'), name: speaker.term('gold'), icon: 'gold', n: player.gold },
    {
      id: goodsTarget('tokens'),
      name: speaker.term('pairOfBoots'),
      icon: 'pair-of-boots',
      n: player.tokens,
      text: words.tokensHint,
      ...(boots > 0 && { note: words.bootsLeft(boots), shown: `${player.tokens} +${boots}` }),
    },
  ];
}

/** What the mode adds: fish, carts, bullets and outlaws. */
export function piecesOf(context: TableContext, words: CampWords): Holding[] {
  const { view, speaker, me } = context;
  const player = playerOf(context, me);
  switch (view.mode) {
    case 'apple-hill':
      return [];
    case 'boats-and-banjos':
      return FISH.map((fish, i) => ({
        id: goodsTarget(fish),
        name: speaker.fish(fish),
        icon: fish,
        n: player.fish[i]!,
      }));
    case 'gold-rush':
      return player.carts.map((gold, cart) => ({
        id: cartTarget(cart),
        name: speaker.goods({ gold }) || words.emptyCart,
        icon: gold > 0 ? 'cart-loaded' : 'cart',
        n: gold,
        shown: `${gold}/2`,
        note: speaker.term('carts'),
      }));
    case 'outlaws-and-outposts':
      return [
        {
          id: goodsTarget('bullets'),
          name: speaker.term('bullets'),
          icon: 'bullet',
          n: player.bullets,
          note: words.of(player.bullets, 6),
        },
        { id: goodsTarget('outlaws'), name: speaker.term('outlaws'), icon: 'outlaw', n: player.outlaws },
      ];
  }
}

/** One of them: its symbol and how many there are. */
export function HoldingSpot({
  holding: { id, name, icon, n, shown, note, text },
  still = false,
  ...rest
}: {
  holding: Holding;
  still?: boolean;
  className?: string;
  style?: CSSProperties;
}): ReactNode {
  return (
    <Spot id={id} still={still} name={name} notes={[String(n), note]} {...(text && { text })} {...rest}>
      <SheetIcon name={icon} />
      <b data-zero={n === 0 || undefined}>{shown ?? n}</b>
    </Spot>
  );
}

/** The goods on the board, and whether the mule is there. */
export function Holdings({ context, still }: { context: TableContext; still: boolean }): ReactNode {
  const { view, speaker, me } = context;
  const words = useWords(campWords);
  const has = view.mule === me;
  const cell = (i: number) => at(722 + (i % 2) * 82, SHELF - 2 + Math.floor(i / 2) * 44, 80, 44);
  return (
    <>
      {goodsOf(context, words).map((holding, i) => (
        <HoldingSpot key={holding.id} className="camp-good" holding={holding} still={still} style={cell(i)} />
      ))}
      <Spot
        className="camp-good"
        id="mule"
        still
        name={speaker.term('mule')}
        notes={[has ? null : words.noMule]}
        data-missing={!has || undefined}
        style={cell(5)}
      >
        <SheetIcon name="mule" />
        <b data-zero={!has || undefined}>{has ? 1 : 0}</b>
      </Spot>
    </>
  );
}
