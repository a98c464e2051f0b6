import { copiesIn, type Identity, identitiesIn, VALUES } from '@cordillera/colorado';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../../design/controls/Dialog.tsx';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { labelWithText } from '../../../../i18n/labelWithText.ts';
import type { Explanation } from '../../../../table/explain/Explain.tsx';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { CardBack } from '../../art/CardBack.tsx';
import { CardFace, type CardSize } from '../../art/CardFace.tsx';
import { Nuggets } from '../../art/Counts.tsx';
import { colourOf, priceOf } from '../../art/content.ts';
import { playerOf, type TableContext } from '../tableContext.ts';
import { cardTarget, nuggetTarget, pileTarget } from '../targets.ts';

/** A card face by its number. */
export const Face = ({ card, size = 'small' }: { card: Identity; size?: CardSize }): ReactNode => (
  <CardFace colour={colourOf(card)} value={priceOf(card)} size={size} silent />
);

/** My nuggets, my hand, the draw pile and the discard. */
export function Hand({ context, size = 'small' }: { context: TableContext; size?: CardSize }): ReactNode {
  const { view, words, names, me, isWatched } = context;
  const player = playerOf(context, context.me);
  const targets = useAllTargets();
  const { hand } = player;
  const cards = hand === null ? [] : identitiesIn(hand);
  return (
    <section className="co-hand part-hand" aria-label={isWatched ? words.handOf(names[me]!) : words.yourHand}>
      <Torn className="co-purse" seed="purse" lift={1} data-touch={targets.model.stateOf(nuggetTarget)}>
        <Nuggets n={player.nuggets} word={!isWatched} />
      </Torn>
      <ul className="co-cards" data-many={cards.length > 6 || undefined}>
        {cards.map((card) => (
          <li key={card}>
            <HandCard context={context} card={card} copies={copiesIn(hand!, card)} size={size} />
          </li>
        ))}
        {hand === null && <li className="co-hand-note">{words.hiddenHand}</li>}
        {hand?.length === 0 && <li className="co-hand-note">{words.noCards}</li>}
      </ul>
      <Piles context={context} pile={view.pileSize} />
    </section>
  );
}

function HandCard({
  context,
  card,
  copies,
  size,
}: {
  context: TableContext;
  card: Identity;
  copies: number;
  size: CardSize;
}): ReactNode {
  const { speaker, words } = context;
  const targets = useAllTargets();
  const id = cardTarget(card);
  const about = (): Explanation => {
    const rule = targets.model.whyNot(id);
    const duo = speaker.icon(duoIcon(card));
    return {
      title: speaker.identity(card),
      text: [labelWithText(context.language, duo.name, duo.text), ...(rule === null ? [] : [speaker.rule(rule)])].join(
        ' ',
      ),
      ...(rule !== null && { rule }),
    };
  };
  return (
    <button
      type="button"
      className="co-hand-card"
      data-held={context.held.includes(id) || undefined}
      {...targets.of(id, { about }).props}
    >
      <span className="hidden-text">
        {[speaker.identity(card), copies > 1 && words.copies(copies)].filter(Boolean).join(', ')}
      </span>
      <Face card={card} size={size} />
      {copies > 1 && (
        <b className="co-copies" aria-hidden="true">
          ×{copies}
        </b>
      )}
    </button>
  );
}

const duoIcon = (card: Identity): 'nuggets' | 'cards' | 'tick' =>
  (['nuggets', 'nuggets', 'cards', 'cards', 'tick', 'tick'] as const)[Math.floor(card / VALUES.length)]!;

function Piles({ context, pile }: { context: TableContext; pile: number }): ReactNode {
  const { view, words } = context;
  const targets = useAllTargets();
  const [isOpen, setOpen] = useState(false);
  const discarded = view.discard.flatMap((copies, card) => (copies > 0 ? [{ card, copies }] : []));
  const size = discarded.reduce((sum, { copies }) => sum + copies, 0);
  const last = lastDiscarded(context);
  return (
    <div className="co-piles">
      <button
        type="button"
        className="co-pile"
        {...targets.of(pileTarget, { about: () => ({ title: words.pile(pile) }) }).props}
      >
        <span className="hidden-text">{words.pile(pile)}</span>
        <CardBack />
        <b aria-hidden="true">{pile}</b>
      </button>
      <button type="button" className="co-pile co-discard" onClick={() => setOpen(true)}>
        <span className="hidden-text">{words.discard(size)}</span>
        {last === null ? <span className="co-no-card" /> : <Face card={last} />}
        <b aria-hidden="true">{size}</b>
      </button>
      {isOpen && (
        <Dialog label={words.discardTitle} onClose={() => setOpen(false)}>
          <p>{words.discard(size)}</p>
          <ul className="co-discard-list">
            {discarded.map(({ card, copies }) => (
              <li key={card}>
                <Face card={card} />
                <b>{copies}×</b>
                <span>{context.speaker.identity(card)}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}

/** The card that was discarded last, if it still lies there. */
function lastDiscarded({ view, events }: TableContext): Identity | null {
  for (const event of events.toReversed()) {
    const card =
      event.type === 'received' && !event.placed
        ? event.card
        : event.type === 'discarded'
          ? event.cards.at(-1)!
          : event.type === 'turnedIn'
            ? event.colour * VALUES.length + 2
            : null;
    if (card !== null && view.discard[card]! > 0) return card;
    if (event.type === 'reshuffled') break;
  }
  const any = view.discard.findIndex((copies) => copies > 0);
  return any < 0 ? null : any;
}
