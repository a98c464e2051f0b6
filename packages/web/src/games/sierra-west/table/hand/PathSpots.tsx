import { formatList } from '@cordillera/engine';
import { endOf, GREEN_START, isMandatory, PIONEERS, type Pioneer, TAN_START } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { PathDisc, PathIconArt } from '../../art/PathDisc.tsx';
import type { TableContext } from '../tableContext.ts';
import { pathTarget } from '../targets.ts';
import { campWords } from './campWords.ts';
import { foldedPost, foldedSpace } from './folds.ts';
import { around, spaceAt } from './geometry.ts';
import { figureNames, pathNames } from './names.ts';
import type { PlayerBoard } from './playerBoard.ts';
import { Sign } from './Sign.tsx';
import { Spot, type SpotProps } from './Spot.tsx';

interface PathSpotsProps {
  context: TableContext;
  seen: PlayerBoard;
  still: boolean;
  /** While cards are arranged, touching an icon touches the card that it is on. */
  onCard: ((card: number) => Pick<SpotProps, 'onClick' | 'onPointerDown'>) | null;
  folded?: boolean;
}

/** The spaces of both paths over the cards' discs, their posts, and the boots that are left to spend. */
export const PathSpots = (props: PathSpotsProps): ReactNode =>
  PIONEERS.map((path) => <PathSpot key={path} path={path} {...props} />);

function PathSpot({
  context,
  seen,
  still,
  onCard,
  folded = false,
  path,
}: PathSpotsProps & { path: Pioneer }): ReactNode {
  const { box, view, speaker, me, language } = context;
  const words = useWords(campWords);
  const { player, isLaid, used } = seen;
  const spaces = seen.paths![path];
  const start = path === 'green' ? GREEN_START : TAN_START;
  const end = endOf(box, start) - start;
  const standing = (space: number): Pioneer[] => PIONEERS.filter((pioneer) => player[pioneer] === start + space);
  const here = (space: number): string | false => {
    const there = standing(space).map((pioneer) => speaker.term(figureNames[pioneer]));
    return there.length > 0 && words.here(formatList(language, there));
  };
  const bootsOn = (space: number): number =>
    view.active !== me
      ? 0
      : standing(space).reduce((sum, p) => sum + (p === 'green' ? view.turn.greenBoots : view.turn.tanBoots), 0);
  const post = (which: 'start' | 'end', space: number): ReactNode => (
    <Spot
      className="camp-post"
      id={pathTarget(path, space)}
      still={still || !isLaid}
      name={speaker.term(which)}
      notes={[speaker.term(pathNames[path]), here(space)]}
      text={words.spaceHint[which]}
      style={folded ? foldedPost(path, which) : around(spaceAt(box, path, space), 84, 54)}
    >
      {folded ? <Sign name={which} /> : which === 'start' ? words.startPost : words.endPost}
    </Spot>
  );
  return (
    <>
      {post('start', 0)}
      {spaces.map(({ card, icon, paid }, i) => {
        const isUsed = used.includes(start + i + 1);
        const boots = bootsOn(i + 1);
        return (
          <Spot
            // biome-ignore lint/suspicious/noArrayIndexKey: a path keeps its order
            key={i}
            className="camp-space"
            id={pathTarget(path, i + 1)}
            still={still || !isLaid}
            name={speaker.icon(icon).name}
            notes={[
              `${speaker.term(pathNames[path])} ${i + 1}`,
              paid > 0 && words.toll(paid),
              isMandatory(icon) && words.mustUse,
              isUsed && words.used,
              boots > 0 && words.bootsLeft(boots),
              here(i + 1),
            ]}
            text={speaker.icon(icon).text}
            picture={
              <span className="camp-icon">
                <PathIconArt icon={icon} />
              </span>
            }
            data-used={isUsed || undefined}
            style={folded ? around(foldedSpace(box, path, i + 1), 54) : around(spaceAt(box, path, i + 1), 72)}
            {...onCard?.(card)}
          >
            {(folded || onCard) && <PathDisc icon={icon} paid={folded && paid > 0} pip={false} />}
            {isUsed && <Tick />}
            {boots > 0 && (
              <span className="camp-boots" aria-hidden="true">
                {boots > 3 ? (
                  <>
                    <Sign name="boot" /> {boots}
                  </>
                ) : (
                  [...Array(boots).keys()].map((n) => <Sign key={n} name="boot" />)
                )}
              </span>
            )}
          </Spot>
        );
      })}
      {post('end', end)}
    </>
  );
}

/** Something has been used. */
export const Tick = (): ReactNode => (
  <svg className="camp-tick" viewBox="-12 -12 24 24" aria-hidden="true">
    <use href="#west-tick" />
  </svg>
);
