import type { TableInfo } from '@cordillera/protocol';
import type { ReactNode } from 'react';
import { cardOf, gameName, rulesOf } from '../app/games.ts';
import { Icon } from '../design/Icon.tsx';
import { Torn } from '../design/Torn.tsx';
import { useTheme } from '../design/theme.ts';
import { useSpeech, useWords } from '../words/index.tsx';
import { PaceChoice } from './PaceChoice.tsx';
import type { Laying } from './useLaying.ts';
import { onlineWords } from './words.ts';

/** What is played, how fast, and that nobody stacks the deck. */
export function LobbyGame({ table, laying }: { table: TableInfo; laying: Laying }): ReactNode {
  const { game: words, seats: seatWords } = useWords(onlineWords);
  const { language } = useSpeech();
  const theme = useTheme();
  const { game, seats, seedHash, me, host } = table;
  const { options, pace, setOptions, setPace, failure } = laying;
  const Options = laying.game?.Options;
  const card = cardOf(game);
  const mode = card.words[language].modes[String(options.mode ?? '')];
  const rules = rulesOf(game);
  return (
    <Torn as="section" className="lobby-sheet lobby-game" seed="game">
      <h2>{words.title}</h2>
      <div className="lobby-played">
        <img src={card.cover[theme]} alt="" />
        <p>
          <b className="display">{gameName(game)}</b>
          <span>{[mode, words.players(seats.length)].filter(Boolean).join(' · ')}</span>
          {rules && (
            <a href={rules} target="_blank" rel="noopener">
              {words.rules}
            </a>
          )}
        </p>
      </div>
      {!me.isHost && host !== null && <p className="lobby-sets">{words.hostSets(seats[host]!.name)}</p>}
      {failure}
      {Options && laying.game && (
        <div className="lobby-options">
          <Options
            options={options}
            seats={seats.map(({ name, open, bot }, seat) =>
              open || bot !== undefined ? seatWords.nth(seat + 1) : name,
            )}
            pack={laying.game.pack}
            onChange={me.isHost ? setOptions : null}
          />
        </div>
      )}
      <div className="lobby-part">
        <PaceChoice pace={pace} onChange={me.isHost ? setPace : null} />
      </div>
      <div className="lobby-part">
        <h3>
          <Icon name="undo" />
          {words.takeBack}
        </h3>
        <p className="lobby-text">{words.takeBackText}</p>
      </div>
      <div className="lobby-part">
        <h3>
          <Icon name="lock" />
          {words.fair}
        </h3>
        <p className="lobby-text">
          {words.fairText(`${seedHash.slice(0, 4)} ${seedHash.slice(4, 8)} … ${seedHash.slice(-4)}`)}
        </p>
      </div>
    </Torn>
  );
}
