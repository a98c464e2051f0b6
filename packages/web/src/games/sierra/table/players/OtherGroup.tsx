import { memo, type ReactNode } from 'react';
import { SymbolPicture } from '../../../../design/paper/SymbolPicture.tsx';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { Explained, useExplain } from '../../../../table/explain/Explain.tsx';
import { Landscape } from '../../art/Landscape.tsx';
import type { HighlightHandlers } from '../board/pointing.ts';
import type { TableGroup } from '../model.ts';
import { sierraTableWords } from '../sierraTableWords.ts';
import { Member } from './Member.tsx';

/** Kept outside, so that the sky is cut only once. */
const sun = { x: 0.9, y: 0.2, size: 0.042 };

interface OtherGroupProps {
  group: TableGroup;
  /** Several others share the column: their cards are shown as signs, not names, so that all of them fit. */
  short: boolean;
  /** The stage takes points away. */
  hasPenalty: boolean;
  /** Cards that a line of the log names. */
  lit: ReadonlySet<string> | undefined;
  onFocus: (group: number) => void;
  pointing: HighlightHandlers;
}

/** Another group: its landscape small, its members and their cards. The landscape brings it to the middle. */
export const OtherGroup = memo(function OtherGroup(props: OtherGroupProps): ReactNode {
  const { group, short, hasPenalty, lit, onFocus, pointing } = props;
  const words = useWords(sierraTableWords);
  return (
    <Torn
      as="section"
      className={short ? 'other short' : 'other'}
      data-alone={group.seats.length === 1 || undefined}
      seed={`other ${group.id}`}
      aria-label={group.name}
      data-place={`group-${group.id}`}
    >
      <header>
        <h2>{group.name}</h2>
        <span>{words.cardsOf(group.cards, group.allCards)}</span>
      </header>
      <button type="button" className="other-landscape" onClick={() => onFocus(group.id)}>
        <Landscape
          lines={group.lines}
          laid={new Set(group.fresh.map(({ id }) => id))}
          lit={lit}
          seed={`other ${group.id}`}
          small
          sun={sun}
          inset={{ top: 0.4, bottom: 0.5, sides: 0 }}
        />
        <span className="hidden-text">{words.focus(group.name)}</span>
      </button>
      <div className={short ? 'other-members' : 'other-members scroller'}>
        {group.seats.map((seat) => (
          <Member key={seat.seat} seat={seat} cards={short ? 'signs' : 'labels'} pointing={pointing} />
        ))}
        {!short && <GroupPoints group={group} hasPenalty={hasPenalty} pointing={pointing} />}
      </div>
      {short && <GroupSigns group={group} hasPenalty={hasPenalty} pointing={pointing} />}
    </Torn>
  );
});

type PointsProps = Pick<OtherGroupProps, 'group' | 'hasPenalty' | 'pointing'>;

/** The points every member has besides their own cards; with those they add up to the totals. */
function GroupPoints({ group, hasPenalty, pointing }: PointsProps): ReactNode {
  const words = useWords(sierraTableWords);
  const { destination, waters, penalty } = group;
  return (
    <ul className="mini-cards group-points" aria-label={words.alsoCount(group.seats.length)}>
      {group.seats.length > 1 && <li aria-hidden="true">{words.alsoCount(group.seats.length)}</li>}
      <li {...pointing.destination(group)}>
        <button type="button" data-colour={destination.colour} onClick={() => pointing.openDestination(destination)}>
          <span>
            {destination.name} {destination.face}
          </span>
          <b aria-hidden="true">{destination.points}</b>
          <span className="hidden-text">{words.points(destination.points)}</span>
        </button>
      </li>
      <li {...pointing.waters(group)}>
        <span>{words.riversShort}</span>
        <b aria-hidden="true">{waters}</b>
        <span className="hidden-text">{words.points(waters)}</span>
      </li>
      {hasPenalty && (
        <li>
          <span>{words.penaltyShort}</span>
          <b aria-hidden="true">{penalty}</b>
          <span className="hidden-text">{words.points(penalty)}</span>
        </li>
      )}
    </ul>
  );
}

/** The same as signs. */
function GroupSigns({ group, hasPenalty, pointing }: PointsProps): ReactNode {
  const words = useWords(sierraTableWords);
  const explain = useExplain();
  const { destination, waters, penalty } = group;
  return (
    <ul className="mini-cards group-points" aria-label={words.alsoCount(group.seats.length)}>
      <li {...pointing.destination(group)}>
        <button
          type="button"
          data-colour={destination.colour}
          {...explain.props(() => ({ title: destination.name, text: destination.text, rule: 'SI-SET-06' }))}
          onClick={() => pointing.openDestination(destination)}
        >
          <SymbolPicture name={`mark-${destination.colour}`} size={1.1} />
          <span aria-hidden="true">{destination.face}</span>
          <b aria-hidden="true">{destination.points}</b>
          <span className="hidden-text">
            {destination.name} {destination.face}, {words.points(destination.points)}
          </span>
        </button>
      </li>
      <li {...pointing.waters(group)}>
        <Explained by={() => ({ title: words.rivers, text: words.points(waters), rule: 'SI-SYM-02' })}>
          <SymbolPicture name="river" size={1.1} />
          <SymbolPicture name="wind" size={1.1} />
          <b aria-hidden="true">{waters}</b>
          <span className="hidden-text">
            {words.riversShort}, {words.points(waters)}
          </span>
        </Explained>
      </li>
      {hasPenalty && (
        <li>
          <span>{words.penaltyShort}</span>
          <b aria-hidden="true">{penalty}</b>
          <span className="hidden-text">{words.points(penalty)}</span>
        </li>
      )}
    </ul>
  );
}
