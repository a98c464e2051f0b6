import { FISH, type Goods, type SierraWestChoice } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { useExplain } from '../../../../table/explain/Explain.tsx';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { Canoe } from '../../art/Figures.tsx';
import type { WestIconName } from '../../art/WestIcon.tsx';
import { playerOf, type TableContext } from '../tableContext.ts';
import { slotTarget } from '../targets.ts';
import { type Exchange, exchangeRows, exchangesOf } from './exchanges.ts';
import { modeWords } from './modeWords.ts';
import { Pic, Sized } from './Pic.tsx';

/** All exchanges of the Fish Market: cream when the player can pay, glowing while possible. */
export function FishMarket({ context }: { context: TableContext }): ReactNode {
  const { box, view, speaker, me } = context;
  const words = useWords(modeWords);
  const { model } = useAllTargets();
  const { fish, canoe } = playerOf(context, me);
  const open = model.under(slotTarget(0)) as readonly SierraWestChoice[];
  const exchanges = exchangesOf(box, fish, open);
  return (
    <Torn as="section" className="mode-panel fish-market" seed="fish market" aria-label={speaker.term('fishMarket')}>
      <h2>{speaker.term('fishMarket')}</h2>
      <p className="mode-note canoe-at">
        <Sized size={28}>
          <Canoe seat={me} />
        </Sized>
        {canoe === 0 ? words.canoeAtMarket : words.canoeOnRiver(canoe)}
      </p>
      {exchangeRows.map((row) => (
        <div key={row} className="exchanges" data-row={row}>
          {exchanges
            .filter((exchange) => exchange.row === row)
            .map((exchange) => (
              <ExchangeChip key={JSON.stringify(exchange.fish)} context={context} exchange={exchange} />
            ))}
        </div>
      ))}
      <p className="hidden-text">{view.viewer === me ? words.about.fishMarket : ''}</p>
    </Torn>
  );
}

function ExchangeChip({ context: { speaker }, exchange }: { context: TableContext; exchange: Exchange }): ReactNode {
  const { fish, pays, choice, affordable } = exchange;
  const words = useWords(modeWords);
  const { take } = useAllTargets();
  const explain = useExplain();
  const name = words.sells(speaker.goods(fish), speaker.goods(pays));
  const about = () =>
    choice
      ? { title: name, text: words.about.fishMarket, rule: 'SW-BOAT-16' }
      : { title: name, text: speaker.rule('SW-BOAT-16'), rule: 'SW-BOAT-16', blocked: true };
  return (
    <button
      type="button"
      className="exchange"
      data-can={choice ? 'now' : affordable ? 'pay' : 'not'}
      aria-disabled={choice === null}
      tabIndex={affordable ? 0 : -1}
      {...explain.props(about)}
      onClick={(event) => (choice ? take(choice) : explain.show(event.currentTarget, about))}
    >
      <span className="hidden-text">{name}</span>
      <span className="exchange-picture" aria-hidden="true">
        {FISH.map((each) => fish[each] > 0 && <Counted key={each} name={each} n={fish[each]} size={22} />)}
        <Arrow />
        {picturesOf(pays).map(([each, n]) => (
          <Counted key={each} name={each} n={n} size={20} />
        ))}
      </span>
    </button>
  );
}

const picturesOf = (goods: Goods): [WestIconName, number][] =>
  (['food', 'wood', 'stone', 'gold'] as const).flatMap((good) => (goods[good] ? [[good, goods[good]]] : []));

/** A number stands before a picture only when there is more than one of it. */
const Counted = ({ name, n, size }: { name: WestIconName; n: number; size: number }): ReactNode => (
  <>
    {n > 1 && <b>{n}</b>}
    <Pic name={name} size={size} />
  </>
);

const Arrow = (): ReactNode => (
  <svg className="exchange-arrow" viewBox="0 0 16 12" aria-hidden="true">
    <path d="M0 4h9V0l7 6-7 6V8H0z" fill="currentColor" />
  </svg>
);
