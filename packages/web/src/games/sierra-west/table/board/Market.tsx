import { buildBlockedBy } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { labelWithText } from '../../../../i18n/labelWithText.ts';
import { Explained } from '../../../../table/explain/Explain.tsx';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { Cabin } from '../../art/Cabin.tsx';
import { WestIcon } from '../../art/WestIcon.tsx';
import { cabinType, type TableContext } from '../tableContext.ts';
import { marketTarget } from '../targets.ts';
import { Spot } from './Spot.tsx';
import { useForm, type WorldProps } from './useForm.ts';
import { type MarketRule, worldWords } from './worldWords.ts';
import './world.css';
import './market.css';

/** The cabins for sale: what each costs besides the shovel, and what stands in the way. */
export function Market({ context, form }: WorldProps): ReactNode {
  const { view, speaker, language } = context;
  const words = useWords(worldWords);
  const shape = useForm(form);
  const stack = labelWithText(language, speaker.term('cabinStack'), view.cabinStackCount);
  const discard = labelWithText(language, speaker.term('cabinDiscard'), view.cabinDiscard.length);
  return (
    <Torn
      as="section"
      className="world-market"
      data-form={shape}
      data-river={view.mode === 'boats-and-banjos' || undefined}
      seed="market"
      aria-label={speaker.term('market')}
    >
      <header>
        <h2>{speaker.term('market')}</h2>
        <p className="market-price">{words.shovelAndPrice}</p>
        <Explained
          className="market-stack"
          by={() => ({ title: speaker.term('cabinStack'), text: `${words.stackAbout} ${stack}. ${discard}.` })}
        >
          <span className="hidden-text">{`${stack}, ${discard}`}</span>
          <span aria-hidden="true" className="market-pile">
            {view.cabinStackCount}
          </span>
          <span aria-hidden="true" className="market-counts">
            <span className="market-left">{words.inStack(view.cabinStackCount)}</span>
            {view.cabinDiscard.length > 0 && <span>{words.discarded(view.cabinDiscard.length)}</span>}
          </span>
        </Explained>
      </header>
      <ol className="market-tiles">
        {view.market.map((tile, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces keep their order
          <li key={space}>
            <Tile context={context} space={space} tile={tile} />
          </li>
        ))}
      </ol>
    </Torn>
  );
}

function Tile({ context, space, tile }: { context: TableContext; space: number; tile: number }): ReactNode {
  const { box, view, speaker, me, words: table } = context;
  const words = useWords(worldWords);
  const { model } = useAllTargets();
  const price = box.market[space]!;
  const isRed = space === box.market.length - 1;
  const cost = price > 0 ? speaker.cost({ any: price }) : null;
  const id = marketTarget(space);
  if (tile < 0)
    return (
      <Spot
        context={context}
        id={id}
        name={table.empty}
        about={() => ({ title: table.empty, text: words.emptySpace })}
        className="market-tile"
      />
    );
  const type = cabinType(context, tile);
  const name = speaker.tile(tile);
  const cannot = cannotBuild();
  return (
    <Spot
      context={context}
      id={id}
      name={name}
      notes={[cost === null ? table.free : `+ ${cost}`, cannot]}
      about={() => ({
        title: name,
        text: [
          speaker.cabin(type).text,
          cost === null ? words.noPrice : words.price(cost),
          ...(isRed ? [words.red] : []),
        ].join(' '),
      })}
      className="market-tile"
    >
      <span className="market-cabin" data-place={`market-${space}`} data-blocked={cannot !== null || undefined}>
        <Cabin type={type} />
        {cannot !== null && <span className="market-cross" />}
      </span>
      <span className="market-cost" data-red={isRed || undefined}>
        {price === 0
          ? table.free
          : // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
            Array.from({ length: price }, (_, i) => <WestIcon key={i} name="any" size={1} />)}
      </span>
      <span className="market-name">{words.shortCabin(name)}</span>
      <span className="market-says" data-blocked={cannot !== null || undefined}>
        {cannot ?? words.benefit[type]}
      </span>
    </Spot>
  );

  /**
   * Why I cannot build: what the rules say while I build, otherwise only obstacles that last unless a cabin is lost.
   */
  function cannotBuild(): string | null {
    if (me >= view.seats) return null;
    const now = model.whyNot(id);
    const rule = now !== null && now in words.cannot ? now : buildBlockedBy(box, view, me, space, 0);
    if (rule === null || (rule === 'SW-MARKET-01' && now !== rule)) return null;
    return words.cannot[rule as MarketRule] ?? null;
  }
}
