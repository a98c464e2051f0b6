import type { ReactNode } from 'react';
import { SymbolPicture } from '../design/SymbolPicture.tsx';
import { Torn } from '../design/Torn.tsx';
import { DestinationStrip } from '../sierra/DestinationCard.tsx';
import { useSpeech } from '../words/index.tsx';
import type { OpenCard } from './CardDialog.tsx';
import { Member } from './Member.tsx';
import type { Table, TableGroup } from './table.ts';

interface GroupPanelProps {
  table: Table;
  group: TableGroup;
  onOpen: (card: OpenCard) => void;
  onScores: () => void;
}

/** The group in the middle of the table: its Destination, its stage, its members and their cards. */
export function GroupPanel({ table, group, onOpen, onScores }: GroupPanelProps): ReactNode {
  const { words } = useSpeech();
  const { destination } = group;
  const alike = table.symbols.every(({ worth }) => worth === 1);
  return (
    <Torn as="section" className="group-panel" seed={`group ${group.id}`} aria-label={group.name}>
      <div className="scroller">
        <h2>{group.name}</h2>
        <DestinationStrip
          card={destination}
          points={destination.points}
          pointsLabel={words.watch.points(destination.points)}
          onOpen={() => onOpen({ kind: 'destination', card: destination })}
        />
        {table.stage && <StageNote stage={table.stage} suns={table.suns} />}
        {group.seats.map((seat) => (
          <Member key={seat.seat} seat={seat} cards="chips" onOpen={onOpen} />
        ))}
        <p className="waters">
          <span>{words.watch.rivers}</span>
          <b className="display">{group.waters}</b>
          <small>
            {table.symbols.map(({ symbol, worth }) => (
              <span key={symbol}>
                <SymbolPicture name={symbol} size={1.8} />
                {!alike && worth}
              </span>
            ))}
            {alike && words.watch.riversNote}
          </small>
        </p>
        <footer className="group-foot">
          <p>{words.watch.piles(table.piles.mountain, table.piles.notebook)}</p>
          <button type="button" className="button" onClick={onScores}>
            {words.watch.scores}
          </button>
        </footer>
      </div>
    </Torn>
  );
}

/** The Stage card of a campaign game: its story, its rules and, at the end, its suns. */
function StageNote({ stage, suns }: { stage: NonNullable<Table['stage']>; suns: number | null }): ReactNode {
  const { words } = useSpeech();
  return (
    <div className="stage">
      <h3>
        {words.watch.stageTitle(stage.number, stage.title)}
        {suns !== null && (
          <span className="suns">
            <span className="hidden-text">{words.watch.suns(suns)}</span>
            {[1, 2, 3].map((n) => (
              <SymbolPicture key={n} name={n <= suns ? 'sun-full' : 'sun-empty'} size={1.5} />
            ))}
          </span>
        )}
      </h3>
      <p>{stage.story}</p>
      {stage.rules.map((rule) => (
        <p key={rule}>
          <b>{rule}</b>
        </p>
      ))}
    </div>
  );
}
