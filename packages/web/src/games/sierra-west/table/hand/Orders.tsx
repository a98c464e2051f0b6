import { isMandatory, type PathSpace, pathsOf } from '@cordillera/sierra-west';
import { memo, type ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { labelWithText } from '../../../../i18n/labelWithText.ts';
import { useExplain } from '../../../../table/explain/Explain.tsx';
import { PathIconArt } from '../../art/PathDisc.tsx';
import type { TableContext } from '../tableContext.ts';
import { orderTarget } from '../targets.ts';
import { ASIDE, isSameOrder } from './arrangement.ts';
import { campWords } from './campWords.ts';
import type { Planning } from './usePlanning.ts';

/** The six orders of three cards, each as the two paths that it makes. A tap arranges the cards so. */
export function Orders({ context, planning }: { context: TableContext; planning: Planning }): ReactNode {
  const { box, view, speaker, language } = context;
  const words = useWords(campWords);
  const explain = useExplain();
  return (
    <fieldset className="orders">
      <legend>
        <span>{words.sixOrders}</span> <small>{words.keys}</small>
      </legend>
      {planning.orders.map((order, i) => {
        const [left, middle, right] = order.slice(0, ASIDE) as [number, number, number];
        const { green, tan } = pathsOf(box, view, order.slice(0, ASIDE));
        const isChosen = isSameOrder(order, planning.places);
        const names = (spaces: readonly PathSpace[]): string =>
          spaces.map(({ icon }) => speaker.icon(icon).name).join(', ');
        const label = words.order(i + 1, speaker.card(left), speaker.card(middle), speaker.card(right));
        return (
          <button
            key={order.join(' ')}
            type="button"
            className="order"
            data-target={orderTarget(order.slice(0, ASIDE))}
            data-touch={isChosen ? 'picked' : 'possible'}
            aria-pressed={isChosen}
            aria-keyshortcuts={String(i + 1)}
            {...explain.props(() => ({
              title: label,
              text: `${labelWithText(language, speaker.term('greenPath'), names(green))}. ${labelWithText(language, speaker.term('tanPath'), names(tan))}.`,
            }))}
            onClick={() => planning.setPlaces(order)}
          >
            <span className="hidden-text">{label}</span>
            <b className="display" aria-hidden="true">
              {i + 1}
            </b>
            <SmallPath path="green" spaces={green} />
            <SmallPath path="tan" spaces={tan} />
          </button>
        );
      })}
    </fieldset>
  );
}

const SmallPath = memo(function SmallPath({ path, spaces }: { path: 'green' | 'tan'; spaces: readonly PathSpace[] }) {
  return (
    <span className="small-path" data-path={path} aria-hidden="true">
      {spaces.map(({ icon, paid }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path keeps its order
        <i key={i} data-paid={paid > 0 || undefined} data-must={isMandatory(icon) || undefined}>
          <PathIconArt icon={icon} />
        </i>
      ))}
    </span>
  );
});
