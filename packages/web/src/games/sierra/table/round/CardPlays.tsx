import type { Box, SierraSpeaker } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { Dialog } from '../../../../design/controls/Dialog.tsx';
import { Avatar, SeatMark } from '../../../../design/players/Avatar.tsx';
import { useLanguage, useWords } from '../../../../i18n/index.tsx';
import { formatSigned } from '../../../../i18n/signedNumber.ts';
import { Landscape } from '../../art/Landscape.tsx';
import { MountainCard } from '../../art/MountainCard.tsx';
import { NotebookCard } from '../../art/NotebookCard.tsx';
import { notebookFace, type TableGroup } from '../model.ts';
import { sierraTableWords } from '../sierraTableWords.ts';
import { mountainOf } from '../summary.ts';
import type { CardPlay, GroupCardPlays } from './cardPlays.ts';
import './cardPlays.css';

interface RoundCardPlaysProps {
  cardPlays: readonly GroupCardPlays[];
  groups: readonly TableGroup[];
  names: readonly string[];
  box: Box;
  speaker: SierraSpeaker;
}

/** Over the landscape while a reveal is shown: the cards of one group after the other, large. */
export function Reveal(props: RoundCardPlaysProps): ReactNode {
  return (
    <div className="reveal" aria-hidden="true" data-many={props.cardPlays.length > 2 || undefined}>
      {props.cardPlays.map((each) => (
        <GroupCards key={each.group} {...props} each={each} folded={props.cardPlays.length > 2} />
      ))}
    </div>
  );
}

/** The plays of all groups in a round, without a time limit. */
export function RoundSheet({
  title,
  onClose,
  ...props
}: RoundCardPlaysProps & { title: string; onClose: () => void }): ReactNode {
  return (
    <Dialog label={title} onClose={onClose}>
      <div className="round-sheet">
        {props.cardPlays.map((each) => {
          const group = props.groups[each.group]!;
          return (
            <section key={each.group}>
              <GroupCards {...props} each={each} />
              <div className="round-picture">
                <Landscape
                  lines={group.fitted}
                  lit={new Set(each.laid.map(({ card }) => `m${card}`))}
                  seed={`round ${each.group}`}
                  small
                />
              </div>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}

interface GroupCardsProps extends RoundCardPlaysProps {
  each: GroupCardPlays;
  /** There is little room: Notebook cards are folded to their names. */
  folded?: boolean;
}

function GroupCards({ each, groups, names, box, speaker, folded = false }: GroupCardsProps): ReactNode {
  const { language } = useLanguage();
  const words = useWords(sierraTableWords);
  const { seats, name } = groups[each.group]!;
  const alone = seats.length === 1;
  const card = (play: CardPlay, picture: ReactNode): ReactNode => (
    <li key={play.card}>
      {picture}
      {play.gains.length > 0 && (
        <span className="deed-gains">{alone ? formatSigned(play.gains[0]!.points) : <Gains gains={play.gains} />}</span>
      )}
    </li>
  );
  return (
    <div className="deeds">
      <h3 className="deeds-ribbon">
        {seats.map((seat) => (
          <Avatar key={seat.seat} seat={seat.seat} name={seat.name} />
        ))}
        <span>{alone ? names[seats[0]!.seat] : name}</span>
        <b>{alone ? formatSigned(each.gains[0]?.points ?? 0) : <Gains gains={each.gains} />}</b>
      </h3>
      <ul className="deeds-cards">
        {each.laid.map((play) =>
          card(play, <MountainCard card={mountainOf(box, play.card)} label={speaker.card(play.card)} />),
        )}
        {each.kept.map((play) => {
          const face = notebookFace(box, play.card, language);
          return card(
            play,
            folded ? (
              <b className="deed-name">{face.name}</b>
            ) : (
              <NotebookCard card={face} kindLabel={words[face.kind]} />
            ),
          );
        })}
      </ul>
    </div>
  );
}

/** By how much the points of each member changed. */
const Gains = ({ gains }: { gains: CardPlay['gains'] }): ReactNode =>
  gains.map(({ seat, points }) => (
    <span key={seat}>
      <SeatMark seat={seat} />
      {formatSigned(points)}
    </span>
  ));
