import type { ReactNode } from 'react';
import { SymbolPicture } from '../../../../design/paper/SymbolPicture.tsx';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { Avatar, SeatMark } from '../../../../design/players/Avatar.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { Landscape } from '../../art/Landscape.tsx';
import { Figure } from '../board/Figure.tsx';
import type { TableGroup, TableModel } from '../model.ts';
import { sierraTableWords } from '../sierraTableWords.ts';

interface PeopleProps {
  group: TableGroup;
  others: readonly TableGroup[];
  stage: TableModel['stage'];
  /** The score that is compared with the stage's. */
  score: number;
  onFocus: (group: number) => void;
  onStage: () => void;
}

/** Narrow screens: the members of the group in the middle, and the other landscapes as thumbnails to tap. */
export function People({ group, others, stage, score, onFocus, onStage }: PeopleProps): ReactNode {
  const words = useWords(sierraTableWords);
  return (
    <Torn className="part-people people" lift={1} seed="people">
      <ul className="people-mine">
        {group.seats.map((seat) => (
          <li key={seat.seat} data-place={`seat-${seat.seat}`}>
            <Avatar seat={seat.seat} name={seat.name} ready={seat.ready} />
            <span className="people-name">{seat.name}</span>
            {seat.role && <SymbolPicture name={`role-${seat.role}`} size={1.3} label={words.role} />}
            <b className="display">
              <Figure now={seat.total} next={seat.preview} label={words.points(seat.preview ?? seat.total)} />
            </b>
          </li>
        ))}
      </ul>
      {stage && <StageGoal stage={stage} score={score} onOpen={onStage} />}
      {others.length > 0 && (
        <ul className="people-others" data-count={others.length}>
          {others.map((other) => (
            <li key={other.id} data-place={`group-${other.id}`}>
              <button type="button" onClick={() => onFocus(other.id)}>
                <Landscape lines={other.lines} seed={`thumb ${other.id}`} small />
                <span className="hidden-text">{words.focus(other.name)}</span>
                <span className="people-totals">
                  {other.seats.map((seat) => (
                    <span key={seat.seat}>
                      <Avatar seat={seat.seat} name={seat.name} ready={seat.ready} />
                      <SeatMark seat={seat.seat} />
                      <b aria-hidden="true">{seat.total}</b>
                      <span className="hidden-text">
                        {seat.name}: {words.points(seat.total)}
                      </span>
                    </span>
                  ))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Torn>
  );
}

interface StageGoalProps {
  stage: NonNullable<TableModel['stage']>;
  score: number;
  onOpen: () => void;
}

/** The stage, and the next score to exceed. */
function StageGoal({ stage, score, onOpen }: StageGoalProps): ReactNode {
  const words = useWords(sierraTableWords);
  const next = stage.suns.findIndex((exceed) => score <= exceed);
  const suns = next < 0 ? stage.suns.length : next + 1;
  return (
    <button type="button" className="people-stage" onClick={onOpen}>
      <b>{stage.title}</b>
      <span aria-hidden="true">
        {Array.from({ length: suns }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: suns are all alike
          <SymbolPicture key={i} name="sun-full" size={1.1} />
        ))}
        {next >= 0 && <>&gt;&nbsp;{stage.suns[next]}</>}
      </span>
      <span className="hidden-text">{words.goal(stage.suns.join(', '))}</span>
    </button>
  );
}
