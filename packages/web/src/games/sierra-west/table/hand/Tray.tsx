import type { ScoreLine } from '@cordillera/engine';
import { ANIMALS, furGoods } from '@cordillera/sierra-west';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../../design/controls/Dialog.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { formatWithMinus } from '../../../../i18n/signedNumber.ts';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { AnimalToken } from '../../art/AnimalToken.tsx';
import { CardBack } from '../../art/CardBack.tsx';
import { CardFace } from '../../art/CardFace.tsx';
import { playerOf, type TableContext } from '../tableContext.ts';
import { animalTarget, pileTarget } from '../targets.ts';
import { campWords } from './campWords.ts';
import { HoldingSpot, piecesOf } from './Holdings.tsx';
import { Sign } from './Sign.tsx';
import { Spot } from './Spot.tsx';

export interface TrayProps {
  context: TableContext;
  /** The score sheet of the player in front. */
  sheet: { lines: readonly ScoreLine[]; total: number };
}

/**
 * Under the board: deck and discard pile, points and stars, the mode's pieces, animals with what they bring. Folded, it
 * is one line.
 */
export function Tray({ context, sheet, folded = false }: TrayProps & { folded?: boolean }): ReactNode {
  const words = useWords(campWords);
  const pieces = piecesOf(context, words);
  return (
    <section className="camp-tray" data-board={context.me} data-folded={folded || undefined} aria-label={words.piles}>
      <Piles context={context} pictures />
      <div className="tray-count">
        <span className="tray-label">{words.points}</span>
        <b className="display">{formatWithMinus(sheet.total)}</b>
      </div>
      <Stars context={context} />
      {pieces.length > 0 && (
        <div className="tray-pieces" data-many={pieces.length > 3 || undefined}>
          {pieces.map((piece) => (
            <HoldingSpot key={piece.id} className="tray-piece" holding={piece} />
          ))}
        </div>
      )}
      <Animals context={context} sheet={sheet} />
    </section>
  );
}

export function Stars({ context }: { context: TableContext }): ReactNode {
  const words = useWords(campWords);
  const { length } = playerOf(context, context.me).claimed;
  return (
    <Spot className="tray-count" id="stars" still name={words.stars} notes={[String(length)]} text={words.starsHint}>
      <span className="tray-label">{words.stars}</span>
      <b className="display">
        <Sign name="star" />
        {length}
      </b>
    </Spot>
  );
}

/** The deck, and the discard pile, which all players may look through. */
export function Piles({ context, pictures = false }: { context: TableContext; pictures?: boolean }): ReactNode {
  const { box, view, speaker, me } = context;
  const words = useWords(campWords);
  const targets = useAllTargets();
  const [isOpen, setOpen] = useState(false);
  const { deckCount, discard } = playerOf(context, me);
  const top = discard.at(-1);
  const pile = targets.of(pileTarget('discard')).props;
  const isTarget = pile['data-touch'] === 'possible' || pile['data-touch'] === 'picked';
  const shown = (picture: ReactNode): ReactNode =>
    pictures ? <span className="tray-card">{picture}</span> : <Sign name="cards" />;
  return (
    <>
      <Spot
        className="tray-pile"
        id={pileTarget('deck')}
        name={speaker.term('deck')}
        notes={[speaker.cards(deckCount)]}
        text={words.deckHint}
      >
        {shown(<CardBack mode={view.mode} />)}
        <span className="tray-count">
          <span className="tray-label">{speaker.term('deck')}</span>
          <b className="display">{deckCount}</b>
        </span>
      </Spot>
      <Spot
        className="tray-pile"
        id={pileTarget('discard')}
        name={speaker.term('discard')}
        notes={[speaker.cards(discard.length), words.look]}
        {...(!isTarget && { onClick: () => setOpen(true), 'aria-disabled': false })}
      >
        {shown(top === undefined ? <i className="tray-none" /> : <CardFace box={box} mode={view.mode} card={top} />)}
        <span className="tray-count">
          <span className="tray-label">{words.discard}</span>
          <b className="display">
            {discard.length} <small>{words.look}</small>
          </b>
        </span>
      </Spot>
      {isOpen && (
        <Dialog label={words.discardOf(speaker.player(me))} onClose={() => setOpen(false)}>
          <p>{discard.length === 0 ? words.nothingThere : words.newest}</p>
          <ul className="camp-discard">
            {discard.toReversed().map((card) => (
              <li key={card}>
                <CardFace box={box} mode={view.mode} card={card} />
                <span>{speaker.card(card)}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

/** The five animal tiles of a player, and what a Fur Trade brings. */
export function Animals({ context, sheet }: TrayProps): ReactNode {
  const { box, view, speaker, me } = context;
  const words = useWords(campWords);
  const { animals } = playerOf(context, me);
  const own = box.kits[view.mode].animal;
  const points = sheet.lines.find(({ source }) => source === 'animals')?.points ?? 0;
  const goods = furGoods(animals);
  const brought = [
    Object.keys(goods).length > 0 ? speaker.goods(goods) : '',
    animals & (1 << own) ? speaker.animal(ANIMALS[own]!).name : '',
  ].filter((part) => part !== '');
  return (
    <section className="tray-animals" aria-label={words.animals}>
      <h2>{words.animals}</h2>
      <div>
        {ANIMALS.map((animal, i) => {
          const isUp = (animals & (1 << i)) !== 0;
          return i < 4 || i === own ? (
            <Spot
              key={animal}
              className="tray-animal"
              id={animalTarget(animal)}
              name={speaker.animal(animal).name}
              notes={[isUp ? words.faceUp : words.faceDown]}
              text={speaker.animal(animal).text}
              data-down={!isUp || undefined}
            >
              <AnimalToken animal={animal} />
            </Spot>
          ) : null;
        })}
      </div>
      <p>
        <span>{words.furTrade(speaker.icon({ icon: 'furTrade' }).name, brought.join(', '))}</span>
        <b>{formatWithMinus(points)}</b>
      </p>
    </section>
  );
}
