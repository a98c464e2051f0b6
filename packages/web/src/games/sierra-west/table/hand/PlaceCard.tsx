import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { useExplain } from '../../../../table/explain/Explain.tsx';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { CardFace } from '../../art/CardFace.tsx';
import { aboutCard, iconsOf, type TableContext } from '../tableContext.ts';
import { handTarget } from '../targets.ts';
import { ASIDE } from './arrangement.ts';
import { campWords } from './campWords.ts';
import { placeNames } from './names.ts';
import type { Planning } from './usePlanning.ts';

interface PlaceCardProps {
  context: TableContext;
  /** Null when the card only explains itself: the plan is revealed, or nothing is asked. */
  planning: Planning | null;
  card: number;
  place: number;
  /** The names of the icons that are covered where it lies. */
  covered: readonly string[];
  style?: CSSProperties;
  onPointerDown: (event: PointerEvent, card: number) => void;
  children: ReactNode;
}

/** One card of a plan. While it is arranged, it is tapped or dragged to change places with another. */
export function PlaceCard(props: PlaceCardProps): ReactNode {
  const { context, planning, card, place, covered, style, onPointerDown, children } = props;
  const { box, view, speaker } = context;
  const words = useWords(campWords);
  const explain = useExplain();
  const isAsked = useAllTargets().model.next.length > 0;
  const where = place < ASIDE ? speaker.term(placeNames[place]!) : words.aside;
  const coveredHere = covered.length > 0 && place < ASIDE ? words.covered(covered.join(', ')) : '';
  const asking = explain.props(() => ({
    title: speaker.card(card),
    text: [coveredHere, planning ? words.swap : aboutCard(context, card).text].filter(Boolean).join(' '),
    picture: (
      <span className="camp-large">
        <CardFace box={box} mode={view.mode} card={card} />
      </span>
    ),
  }));
  const isPicked = planning?.picked === card || planning?.swap.held === card;
  const label = [speaker.card(card), where, iconsOf(context, card), coveredHere].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className="camp-card"
      data-place={place}
      style={style}
      {...asking}
      {...(planning
        ? {
            'data-target': handTarget(card),
            'data-touch': isPicked ? 'picked' : 'possible',
            'data-held': planning.swap.held === card || undefined,
            'aria-pressed': isPicked,
            onClick: () => planning.tap(card),
            onPointerDown(event: PointerEvent) {
              asking.onPointerDown(event as PointerEvent<HTMLElement>);
              onPointerDown(event, card);
            },
          }
        : {
            tabIndex: isAsked ? -1 : 0,
            onClick: (event) => explain.show(event.currentTarget, () => ({ title: speaker.card(card) })),
          })}
    >
      <span className="hidden-text">{label}</span>
      <span className="spot-art" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
