import type { Game, Language } from '@cordillera/engine';
import { type ReactNode, useState } from 'react';
import { Icon } from '../design/paper/Icon.tsx';
import { useLanguage, useWords } from '../i18n/index.tsx';
import { gameManifestOf, gameName, isPlayable } from '../platform/gameRegistry.ts';
import { addressOf } from '../platform/routes.ts';
import { removePack } from '../store/packs.ts';
import type { GameId, MatchRecord, PackRecord } from '../store/records.ts';
import { useMatches } from '../store/useMatches.ts';
import { usePacks } from '../store/usePacks.ts';
import { AddCardSet } from './AddCardSet.tsx';
import { AskRemove } from './AskRemove.tsx';
import { type Cards, cardsOf, houseName, needs, sameCards } from './cards.ts';
import { countCards } from './countCards.ts';
import { downloadSet } from './downloadSet.ts';
import { packsWords } from './packsWords.ts';
import { houseSetOf, openPack } from './sets.ts';
import './cardSets.css';

/** The card sets of each game, and the button to add more. */
export function CardSets({ games }: { games: readonly Game[] }): ReactNode {
  const words = useWords(packsWords);
  const packs = usePacks();
  const matches = useMatches();
  return (
    <>
      <p>{words.lead}</p>
      {games.map((game) => (
        <SetsOf key={game.id} game={game} packs={packs ?? []} matches={matches ?? []} />
      ))}
      <AddCardSet packs={packs ?? []} />
    </>
  );
}

/** The message shown beside a set after an action on it. */
interface Announcement {
  set: string;
  what: 'removed' | 'needed' | 'failed';
}

function SetsOf({
  game,
  packs,
  matches,
}: {
  game: Game;
  packs: readonly PackRecord[];
  matches: readonly MatchRecord[];
}) {
  const { language } = useLanguage();
  const words = useWords(packsWords);
  const [asked, setAsked] = useState<PackRecord | null>(null);
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const id = game.id as GameId;
  const own = packs.filter((pack) => pack.game === id);
  const house: Cards = { game: id, id: houseName, hash: houseSetOf(game).hash };
  const needing = (pack: PackRecord) => (match: MatchRecord) =>
    needs(match, pack, [house, ...own.filter((other) => other !== pack)]);

  const ask = (pack: PackRecord): void => {
    const needed = matches.some(needing(pack));
    setAnnouncement(needed ? { set: pack.id, what: 'needed' } : null);
    if (!needed) setAsked(pack);
  };
  const remove = async (pack: PackRecord): Promise<void> => {
    setAsked(null);
    setAnnouncement({ set: pack.id, what: await removePack(pack, needing(pack)) });
    // The button that had the focus was removed.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section className="sets" aria-label={`${words.title}, ${gameName(id)}`}>
      <h3>{gameName(id)}</h3>
      {!isPlayable(gameManifestOf(id)) && <p className="sets-soon">{words.soon}</p>}
      <ul>
        <CardSet
          name={words.house}
          text={words.cards(countCards(game.house.files))}
          onDownload={() => downloadSet(id, houseName, game.house.files)}
        />
        {own.map((pack) => (
          <CardSet
            key={pack.id}
            name={pack.id}
            text={`${words.cards(pack.cards)}, ${words.added(dateOf(pack.added, language))}`}
            onDownload={() => downloadSet(id, pack.id, pack.files)}
            onRemove={() => ask(pack)}
          >
            {openPack(pack, game) === null && <p className="set-alert">{words.unusable}</p>}
            {announcement?.set === pack.id && announcement.what !== 'removed' && (
              <NotRemoved
                set={pack.id}
                games={announcement.what === 'needed' ? matches.filter(needing(pack)).length : 0}
              />
            )}
          </CardSet>
        ))}
        {waitingMatches(matches, [house, ...own]).map(({ name, games }) => (
          <li key={`missing ${name}`} className="set" data-missing>
            <Icon name="warning" />
            <div>
              <b className="display">{name}</b>
              <p>{words.waited(games)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="hidden-text" role="status">
        {announcement?.what === 'removed' && words.removed(announcement.set)}
      </p>
      {asked && <AskRemove set={asked.id} onRemove={() => void remove(asked)} onClose={() => setAsked(null)} />}
    </section>
  );
}

/** Why a set was not removed: `games` matches need it; 0 when the browser could not delete it. */
function NotRemoved({ set, games }: { set: string; games: number }): ReactNode {
  const words = useWords(packsWords);
  return (
    <div className="set-alert" role="alert">
      {games > 0 ? words.needed(set, games) : words.notRemoved}
      {games > 0 && (
        <a className="button" href={addressOf({ screen: 'games' })}>
          {words.games}
        </a>
      )}
    </div>
  );
}

interface CardSetProps {
  name: string;
  text: string;
  onDownload: () => void;
  /** Absent for the house set, which cannot be removed. */
  onRemove?: () => void;
  children?: ReactNode;
}

function CardSet({ name, text, onDownload, onRemove, children }: CardSetProps): ReactNode {
  const words = useWords(packsWords);
  return (
    <li className="set">
      <Icon name="cards" />
      <div>
        <b className="display">{name}</b>
        <p>{text}</p>
      </div>
      <div className="set-actions">
        <button type="button" className="button" onClick={onDownload} aria-label={words.of(words.download, name)}>
          <Icon name="download" />
          {words.download}
        </button>
        {onRemove && (
          <button type="button" className="button" onClick={onRemove} aria-label={words.of(words.remove, name)}>
            <Icon name="bin" />
            {words.remove}
          </button>
        )}
      </div>
      <div className="set-more">{children}</div>
    </li>
  );
}

/** The sets that matches name but this device lacks, with the number of matches that need each. */
function waitingMatches(matches: readonly MatchRecord[], sets: readonly Cards[]): { name: string; games: number }[] {
  const waits = new Map<string, number>();
  for (const { saved } of matches) {
    const cards = cardsOf(saved);
    if (cards?.game !== sets[0]!.game || sets.some((set) => sameCards(cards, set))) continue;
    waits.set(cards.id, (waits.get(cards.id) ?? 0) + 1);
  }
  return [...waits].map(([name, games]) => ({ name, games }));
}

const dateOf = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'medium' }).format(time);
