import type { MedalSource } from '@cordillera/colorado';
import type { CSSProperties, ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { Avatar } from '../../../../design/players/Avatar.tsx';
import { seatLook } from '../../../../design/players/seats.ts';
import { useWords } from '../../../../i18n/index.tsx';
import { artWords } from '../../art/artWords.ts';
import { ColoradoIcon } from '../../art/ColoradoIcon.tsx';
import { MedalRow } from '../../art/Counts.tsx';
import { MedalStar } from '../../art/MedalStar.tsx';
import { playerOf, type TableContext } from '../tableContext.ts';
import type { SeatTurnSummary, WonMedal } from './turnSummary.ts';
import './turnEnd.css';

const RAYS = Array.from({ length: 12 }, (_, i) => i * 30);
/** Paper stars: where they fall from, in percent of the panel, and when. */
const STARS = [6, 17, 31, 44, 58, 69, 83, 94].map((left, i) => ({ left, wait: (i * 5) % 8 }));

/** What a turn brought: all medals together, the regions discovered, and the distance to the seventh medal. */
export function TurnEnd({ context, seats }: { context: TableContext; seats: readonly SeatTurnSummary[] }): ReactNode {
  const { names, words } = context;
  return (
    <ul className="co-turn-end" aria-label={words.turnBrought}>
      {seats.map(({ medals, regions }, seat) => (
        <Torn
          as="li"
          key={names[seat]}
          className="co-brought"
          seed={`brought ${seat}`}
          lift={1}
          data-crest={seat}
          data-won={medals.length > 0 || undefined}
          style={{ '--co-crest': `var(--${seatLook(seat).colour})` } as CSSProperties}
        >
          {medals.length > 0 && <PaperStars />}
          <span className="co-brought-head">
            <Avatar seat={seat} name={names[seat]!} />
            <b className="display">{names[seat]}</b>
          </span>
          <span className="co-brought-news">
            {medals.map((medal) => (
              <Won key={keyOf(medal.from)} context={context} medal={medal} />
            ))}
            {regions.map((region) => (
              <span key={region} className="co-brought-region">
                <ColoradoIcon
                  name={`flag-${context.box.content.sheet.regions[region]!.kind}`}
                  size={1.5}
                  label={words.discovered}
                />
                <span>{context.speaker.region(region)}</span>
              </span>
            ))}
            {medals.length === 0 && regions.length === 0 && <small>{words.noMedal}</small>}
          </span>
          <MedalRow n={playerOf(context, seat).medals.length} />
        </Torn>
      ))}
    </ul>
  );
}

/** A medal with rays round it, and where it comes from. */
function Won({ context, medal: { from, points, shared } }: { context: TableContext; medal: WonMedal }): ReactNode {
  const art = useWords(artWords);
  const source = sourceName(context, from, art.zones);
  return (
    <span className="co-won">
      <svg viewBox="-6 -6 60 60" role="img" aria-label={art.medal(points)}>
        <g className="co-rays">
          {RAYS.map((turn) => (
            <path key={turn} d="M24 -4l3 8h-6z" transform={`rotate(${turn} 24 24)`} />
          ))}
        </g>
        <MedalStar points={points} />
      </svg>
      <span>{shared ? context.words.shared(source) : source}</span>
    </span>
  );
}

const PaperStars = (): ReactNode => (
  <span className="co-paper-stars" aria-hidden="true">
    {STARS.map(({ left, wait }) => (
      <i key={left} style={{ left: `${left}%`, animationDelay: `${wait * 40}ms` }} />
    ))}
  </span>
);

const keyOf = (from: MedalSource): string => (typeof from === 'object' ? `region ${from.region}` : from);

function sourceName(
  { speaker }: Pick<TableContext, 'speaker'>,
  from: MedalSource,
  zones: Readonly<Record<string, string>>,
): string {
  if (typeof from === 'object') return speaker.region(from.region);
  return from === 'rail' ? speaker.term('railway') : zones[from]!;
}
