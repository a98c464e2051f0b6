import type { ReactNode } from 'react';
import { SymbolPicture } from '../../../../design/paper/SymbolPicture.tsx';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { Avatar } from '../../../../design/players/Avatar.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { Explained, useExplain } from '../../../../table/explain/Explain.tsx';
import { SeatNote } from '../../../../table/shell/SeatNote.tsx';
import { NotebookCard } from '../../art/NotebookCard.tsx';
import { Glyphs, NotebookChip } from '../../art/NotebookChip.tsx';
import { Figure } from '../board/Figure.tsx';
import type { HighlightHandlers } from '../board/pointing.ts';
import { MiniHand } from '../hand/MiniHand.tsx';
import type { KeptCard, TableSeat } from '../model.ts';
import { sierraTableWords } from '../sierraTableWords.ts';

interface MemberProps {
  seat: TableSeat;
  /** How the kept cards are shown: as chips with signs and names, as names, or as signs. */
  cards: 'chips' | 'labels' | 'signs';
  /** Shows cards that are hidden from other groups. */
  open?: boolean;
  pointing: HighlightHandlers;
}

/** One seat: the player, their action, points and cards. */
export function Member({ seat, cards, open = false, pointing }: MemberProps): ReactNode {
  const words = useWords(sierraTableWords);
  const explain = useExplain();
  const chosen = open && seat.drawn && seat.drawn.length > 0 ? seat.drawn : null;
  return (
    <Torn
      as="article"
      className={cards === 'chips' ? 'member' : 'member small'}
      tone="sunk"
      seed={`member ${seat.seat}`}
      aria-label={seat.name}
      data-place={`seat-${seat.seat}`}
    >
      <header className="member-head">
        <Avatar seat={seat.seat} name={seat.name} ready={seat.ready} />
        <h3>
          <span title={cards === 'signs' ? seat.name : undefined}>{seat.name}</span>
          {seat.you && <small className="member-you">{words.you}</small>}
          {seat.role && (
            <Explained by={() => ({ title: words.role, text: words.roleText, rule: 'SI-TURN-02' })}>
              <SymbolPicture name={`role-${seat.role}`} size={1.35} label={words.role} />
            </Explained>
          )}
        </h3>
        <p>
          {seat.doing}
          <SeatNote seat={seat.seat} />
        </p>
        <b className="display member-total">
          <Figure now={seat.total} next={seat.preview} label={words.points(seat.preview ?? seat.total)} />
        </b>
      </header>
      {seat.kept.length > 0 && (
        <ul className={cards === 'chips' ? 'member-cards' : 'mini-cards'}>
          {seat.kept.map((card) => (
            <li key={card.key} {...pointing.kept(seat, card)}>
              {cards === 'chips' ? (
                <NotebookChip
                  card={card.face}
                  points={card.points}
                  preview={card.preview}
                  fresh={card.fresh}
                  chosen={card.chosen}
                  pointsLabel={words.points(card.preview ?? card.points)}
                  asking={explain.props(() =>
                    notebookExplanation(card, words.points(card.points), words[card.face.kind]),
                  )}
                  onOpen={() => pointing.openKept(seat, card)}
                />
              ) : (
                <button
                  type="button"
                  data-kind={card.face.kind}
                  {...explain.props(() => notebookExplanation(card, words.points(card.points), words[card.face.kind]))}
                  onClick={() => pointing.openKept(seat, card)}
                >
                  {cards === 'signs' && (
                    <span className="mini-signs" aria-hidden="true">
                      <Glyphs scores={card.face.scores} />
                    </span>
                  )}
                  <span className={cards === 'signs' ? 'hidden-text' : undefined}>{card.face.name}</span>
                  <b aria-hidden="true">{card.points}</b>
                  <span className="hidden-text">{words.points(card.points)}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {open && seat.hand && <MiniHand seat={seat} />}
      {chosen && (
        <div className="member-choice">
          <p>{chosen.some(({ keeping }) => keeping) ? words.chosen(seat.name) : words.chooses(seat.name)}</p>
          <ul>
            {chosen.map((drawn) => (
              <li key={drawn.card}>
                <NotebookChip
                  card={drawn.face}
                  points={drawn.points}
                  chosen={drawn.keeping}
                  pointsLabel={words.wouldScore(drawn.points)}
                  asking={explain.props(() => ({
                    picture: <NotebookCard card={drawn.face} kindLabel={words[drawn.face.kind]} />,
                    text: words.wouldScore(drawn.points),
                  }))}
                  onOpen={() => pointing.openDrawn(seat, drawn)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Torn>
  );
}

export const notebookExplanation = (card: KeptCard, points: string, kind: string) => ({
  picture: <NotebookCard card={card.face} kindLabel={kind} />,
  text: points,
});
