import type { Box, SierraSpeaker } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { Dialog } from '../../../../design/controls/Dialog.tsx';
import { Avatar, SeatMark } from '../../../../design/players/Avatar.tsx';
import { useSpeech, useWords } from '../../../../i18n/index.tsx';
import { signed } from '../../../../i18n/signedNumber.ts';
import { Landscape } from '../../art/Landscape.tsx';
import { MountainCard } from '../../art/MountainCard.tsx';
import { NotebookCard } from '../../art/NotebookCard.tsx';
import { notebookFace, type TableGroup } from '../model.ts';
import { sierraTableWords } from '../sierraTableWords.ts';
import { mountainOf } from '../summary.ts';
import type { Deed, GroupDeeds } from './cardPlays.ts';
import './cardPlays.css';

interface DeedsProps {
  deeds: readonly GroupDeeds[];
  groups: readonly TableGroup[];
  names: readonly string[];
  box: Box;
  speaker: SierraSpeaker;
}

/** Over the landscape while a reveal is told: the cards of one group after the other, large. */
export function Reveal(props: DeedsProps): ReactNode {
  return (
    <div className="reveal" aria-hidden="true" data-many={props.deeds.length > 2 || undefined}>
      {props.deeds.map((each) => (
        <GroupCards key={each.group} {...props} each={each} folded={props.deeds.length > 2} />
      ))}
    </div>
  );
}

/** What everybody did in a round, to be read at leisure. */
export function RoundSheet({
  title,
  onClose,
  ...props
}: DeedsProps & { title: string; onClose: () => void }): ReactNode {
  return (
    <Dialog label={title} onClose={onClose}>
      <div className="round-sheet">
        {props.deeds.map((each) => {
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

interface GroupCardsProps extends DeedsProps {
  each: GroupDeeds;
  /** There is little room: Notebook cards are folded to their names. */
  folded?: boolean;
}

function GroupCards({ each, groups, names, box, speaker, folded = false }: GroupCardsProps): ReactNode {
  const { language } = useSpeech();
  const words = useWords(sierraTableWords);
  const { seats, name } = groups[each.group]!;
  const alone = seats.length === 1;
  const card = (deed: Deed, picture: ReactNode): ReactNode => (
    <li key={deed.card}>
      {picture}
      {deed.gains.length > 0 && (
        <span className="deed-gains">{alone ? signed(deed.gains[0]!.points) : <Gains gains={deed.gains} />}</span>
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
        <b>{alone ? signed(each.gains[0]?.points ?? 0) : <Gains gains={each.gains} />}</b>
      </h3>
      <ul className="deeds-cards">
        {each.laid.map((deed) =>
          card(deed, <MountainCard card={mountainOf(box, deed.card)} label={speaker.card(deed.card)} />),
        )}
        {each.kept.map((deed) => {
          const face = notebookFace(box, deed.card, language);
          return card(
            deed,
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
const Gains = ({ gains }: { gains: Deed['gains'] }): ReactNode =>
  gains.map(({ seat, points }) => (
    <span key={seat}>
      <SeatMark seat={seat} />
      {signed(points)}
    </span>
  ));
