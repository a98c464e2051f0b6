import { SYMBOL_NAMES } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { SymbolPicture } from '../../../../design/paper/SymbolPicture.tsx';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { useLanguage, useWords } from '../../../../i18n/index.tsx';
import { Explained, useExplain } from '../../../../table/explain/Explain.tsx';
import { tableWords } from '../../../../table/tableWords.ts';
import { DestinationStrip } from '../../art/DestinationCard.tsx';
import { Figure } from '../board/Figure.tsx';
import type { HighlightHandlers } from '../board/pointing.ts';
import type { TableGroup, TableModel } from '../model.ts';
import { sierraTableWords } from '../sierraTableWords.ts';
import { Member } from './Member.tsx';

interface GroupPanelProps {
  table: TableModel;
  group: TableGroup;
  /** The seat that acts: its cards are in the tray, not here. */
  acting: number | null;
  pointing: HighlightHandlers;
  onScores: () => void;
}

/** The group in the middle of the table: its Destination, its stage, its members and their cards. */
export function GroupPanel({ table, group, acting, pointing, onScores }: GroupPanelProps): ReactNode {
  const words = useWords(sierraTableWords);
  const general = useWords(tableWords);
  const { language } = useLanguage();
  const explain = useExplain();
  const { destination } = group;
  const alike = table.symbols.every(({ worth }) => worth === 1);
  return (
    <Torn as="section" className="part-panel group-panel" seed={`group ${group.id}`} aria-label={group.name}>
      <div className="scroller">
        <h2>{group.seats.length === 1 && group.seats[0]!.you ? words.yourJourney : group.name}</h2>
        <div {...pointing.destination(group)}>
          <DestinationStrip
            card={destination}
            points={destination.preview ?? destination.points}
            pointsLabel={words.points(destination.preview ?? destination.points)}
            asking={explain.props(() => ({ title: destination.name, text: words.destinationText, rule: 'SI-SET-06' }))}
            onOpen={() => pointing.openDestination(destination)}
          />
        </div>
        {table.stage && <StageNote stage={table.stage} />}
        {group.seats.map((seat) => (
          <Member
            key={seat.seat}
            seat={seat}
            cards="chips"
            open={group.id === table.own && seat.seat !== acting}
            pointing={pointing}
          />
        ))}
        <div className="waters" {...pointing.waters(group)}>
          <span>{words.rivers}</span>
          <b className="display">
            <Figure
              now={group.waters}
              next={group.watersPreview}
              label={words.points(group.watersPreview ?? group.waters)}
            />
          </b>
          <small>
            {table.symbols.map(({ symbol, worth }) => (
              <Explained
                key={symbol}
                by={() => ({
                  title: SYMBOL_NAMES[symbol][language],
                  text: words.symbolText.worth(worth),
                  rule: 'SI-SYM-02',
                })}
              >
                <SymbolPicture name={symbol} size={1.8} label={SYMBOL_NAMES[symbol][language]} />
                {!alike && worth}
              </Explained>
            ))}
            {alike && words.riversNote}
          </small>
        </div>
        {table.hasPenalty && (
          <p className="waters">
            <span>{words.penalty}</span>
            <b className="display">
              <Figure
                now={group.penalty}
                next={group.penaltyPreview}
                label={words.points(group.penaltyPreview ?? group.penalty)}
              />
            </b>
          </p>
        )}
        {table.deciding && (
          <p className="pass-note">
            {group.passesTo === null ? (
              words.discards
            ) : (
              <>
                <SymbolPicture name="pass" size={2.4} />
                <b>{words.passesTo(group.passesTo)}</b>
              </>
            )}
          </p>
        )}
        <footer className="group-foot">
          <p data-place="piles">{words.piles(table.piles.mountain, table.piles.notebook)}</p>
          <button type="button" className="button" onClick={onScores}>
            {general.scoreSheet}
          </button>
        </footer>
      </div>
    </Torn>
  );
}

/** The Stage card of a campaign game: its story, its rules and the scores to exceed. */
function StageNote({ stage }: { stage: NonNullable<TableModel['stage']> }): ReactNode {
  const words = useWords(sierraTableWords);
  return (
    <div className="stage">
      <h3>{words.stageTitle(stage.number, stage.title)}</h3>
      <ul className="stage-suns" aria-label={words.goal(stage.suns.join(', '))}>
        {stage.suns.map((score, i) => (
          <li key={score}>
            {Array.from({ length: i + 1 }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: suns are all alike
              <SymbolPicture key={n} name="sun-full" size={1.1} />
            ))}
            <b>&gt;&nbsp;{score}</b>
          </li>
        ))}
      </ul>
      {stage.rules.map((rule) => (
        <p key={rule}>
          <b>{rule}</b>
        </p>
      ))}
      <p>{stage.story}</p>
    </div>
  );
}
