import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../../design/controls/Dialog.tsx';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { Avatar } from '../../../../design/players/Avatar.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { Area } from '../../art/Area.tsx';
import { ChainMini } from '../../art/Chain.tsx';
import { ColoradoIcon } from '../../art/ColoradoIcon.tsx';
import { MedalCount, Nuggets } from '../../art/Counts.tsx';
import { RouteMap } from '../../art/map/RouteMap.tsx';
import { Railway } from '../../art/Railway.tsx';
import { MapView } from '../board/MapView.tsx';
import { chainOf } from '../log/chain.ts';
import { phoneWords } from '../phoneWords.ts';
import { areaBits, playerOf, type TableContext } from '../tableContext.ts';
import { currentActionLabel, readiness } from './currentAction.ts';
import { useKnownHand } from './KnownHand.tsx';

interface OthersPlaceProps {
  context: TableContext;
  others: readonly number[];
  /** The player shown. */
  seat: number;
  points: number;
  onLook: (seat: number) => void;
}

/** Narrow screens: the other players, one at a time. */
export function OthersPlace({ context, others, seat, points, onLook }: OthersPlaceProps): ReactNode {
  const { names, words, speaker } = context;
  const said = useWords(phoneWords);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const player = playerOf(context, seat);
  const known = useKnownHand(context)[seat]!;
  const steps = chainOf({ ...context, seat, given: null });
  const doing = currentActionLabel(context, seat);
  const sheet = { sheet: context.box.content.sheet, marks: player, seat };
  return (
    <div className="co-others">
      <div className="co-other-tabs">
        {others.map((each) => {
          const does = currentActionLabel(context, each);
          return (
            <button key={each} type="button" aria-pressed={each === seat} onClick={() => onLook(each)}>
              <Avatar seat={each} name={names[each]!} {...readiness(does)} />
              <b className="display">{names[each]}</b>
            </button>
          );
        })}
      </div>
      <Torn as="section" className="co-other" seed="other" aria-label={names[seat]!}>
        <p className="co-other-counts">
          <span className="co-count">
            <ColoradoIcon name="hand" size={1.7} label={words.hand(player.handSize)} />
            <b aria-hidden="true">{player.handSize}</b>
          </span>
          <Nuggets n={player.nuggets} />
          <MedalCount n={player.medals.length} />
          <b className="display">{speaker.points(points)}</b>
        </p>
        <div className="co-other-chain">
          <h2>{said.chain}</h2>
          {steps.length === 0 && doing !== 'acting' ? (
            <span>{words.doing[doing]}</span>
          ) : (
            <ChainMini steps={steps} more={doing === 'acting'} />
          )}
        </div>
        <h2>{said.area}</h2>
        <Area area={areaBits(player)} />
        <p className="co-known-box">
          <ColoradoIcon name="eye" />
          <b>{words.known}</b>
          <span>{known ?? words.knownNothing}</span>
        </p>
        <div className="co-other-sheet">
          <h2>{speaker.term('map')}</h2>
          <button type="button" onClick={() => setSheetOpen(true)}>
            {said.openSheet}
          </button>
          <RouteMap {...sheet} />
          <Railway {...sheet} />
        </div>
      </Torn>
      {isSheetOpen && (
        <Dialog label={names[seat]!} onClose={() => setSheetOpen(false)}>
          <div className="co-opened-sheet">
            <MapView sheet={sheet} words={words} open={[]} />
            <div className="co-rail-strip">
              <Railway {...sheet} />
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}
