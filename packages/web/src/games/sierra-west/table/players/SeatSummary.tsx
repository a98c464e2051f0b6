import type { CSSProperties, ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { Avatar } from '../../../../design/players/Avatar.tsx';
import { seatLook } from '../../../../design/players/seats.ts';
import { useWords } from '../../../../i18n/index.tsx';
import { formatWithMinus } from '../../../../i18n/signedNumber.ts';
import { SeatNote } from '../../../../table/shell/SeatNote.tsx';
import { Cabin, CabinSpace } from '../../art/Cabin.tsx';
import { Wagon } from '../../art/Figures.tsx';
import { Sized } from '../modes/Pic.tsx';
import { cabinType, playerOf, type TableContext } from '../tableContext.ts';
import { Animals } from './Animals.tsx';
import { GoodsRow, PiecesRow } from './GoodsRow.tsx';
import { otherWords } from './otherWords.ts';
import { standingOf } from './standing.ts';
import { ExplainedMark } from './Tells.tsx';
import './others.css';

interface SeatSummaryProps {
  context: TableContext;
  index: number;
  total: number;
  /** The board that is open now. */
  isOpen?: boolean;
  onOpen: () => void;
}

/** Another player at a glance; a tap opens the whole board. */
export function SeatSummary({ context, index, total, isOpen = false, onOpen }: SeatSummaryProps): ReactNode {
  const { box, view, speaker, events } = context;
  const words = useWords(otherWords);
  const player = playerOf(context, index);
  const name = speaker.player(index);
  const standing = standingOf(view, index);
  const last = events.findLast((event) => 'player' in event && event.player === index);
  return (
    <Torn
      as="article"
      className="seat-summary"
      seed={`seat ${index}`}
      aria-label={name}
      data-seat={index}
      data-standing={standing}
      data-open={isOpen || undefined}
      style={{ '--seat': `var(--${seatLook(index).colour})` } as CSSProperties}
      onClick={onOpen}
    >
      <header>
        <Avatar seat={index} name={name} {...(readiness[standing] !== null && { ready: readiness[standing] })} />
        <h2>
          <button type="button" title={name} aria-expanded={isOpen} aria-label={words.open(name)}>
            {name}
          </button>
        </h2>
        <p className="seat-standing" title={words.standing[standing]}>
          {words.standing[standing]}
          <SeatNote seat={index} />
        </p>
        <ExplainedMark
          className="seat-wagon"
          by={() => ({ title: speaker.term('wagon'), text: wagonAt(context, player.wagon) })}
        >
          <Sized size={27}>
            <Wagon seat={index} />
          </Sized>
          <span className="hidden-text">{wagonAt(context, player.wagon)}</span>
          <b aria-hidden="true">{words.multiplied(box.trail[player.wagon]!.multiplier)}</b>
        </ExplainedMark>
        <p className="seat-points">
          <b className="display">{formatWithMinus(total)}</b>
          <small>{words.pointsWord(total)}</small>
        </p>
      </header>
      <GoodsRow context={context} index={index} />
      <div className="seat-cabins">
        {player.cabins.map((tile, space) => (
          <CabinOf
            // biome-ignore lint/suspicious/noArrayIndexKey: spaces keep their order
            key={space}
            context={context}
            tile={tile}
            space={space}
          />
        ))}
      </div>
      <PiecesRow context={context} index={index} />
      <Animals context={context} index={index} />
      <p className="seat-news">{last && speaker.event(last)}</p>
      <p className="seat-piles">
        <span>{words.deck(player.deckCount)}</span> <span>{words.discarded(player.discard.length)}</span>
      </p>
    </Torn>
  );
}

/** The sign at the crest: an hourglass while this seat is waited for, a tick when it has passed. */
const readiness = { playing: null, asked: false, next: null, passed: true, done: true, waiting: null } as const;

const wagonAt = ({ box, speaker, words }: TableContext, space: number): string =>
  `${space === 0 ? speaker.term('trailhead') : words.space(space)}, ${box.trail[space]!.multiplier}×`;

/** A cabin, or the ghost of one on an empty space. */
function CabinOf({ context, tile, space }: { context: TableContext; tile: number; space: number }): ReactNode {
  const words = useWords(otherWords);
  const colour = space < 3 ? 'green' : 'tan';
  const { name, text } =
    tile < 0
      ? { name: context.speaker.term(colour === 'green' ? 'greenCabin' : 'tanCabin'), text: words.freeSpace }
      : context.speaker.cabin(cabinType(context, tile));
  return (
    <ExplainedMark by={() => ({ title: name, text })}>
      <Sized size={29}>{tile < 0 ? <CabinSpace colour={colour} /> : <Cabin type={cabinType(context, tile)} />}</Sized>
      <span className="hidden-text">{tile < 0 ? words.said(name, text) : name}</span>
    </ExplainedMark>
  );
}
