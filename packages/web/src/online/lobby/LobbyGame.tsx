import type { TableInfo } from '@cordillera/protocol';
import { type ReactNode, useState } from 'react';
import { houseName } from '../../cardsets/cards.ts';
import { Icon } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { gameManifestOf, gameName, rulesOf } from '../../platform/gameRegistry.ts';
import { goTo } from '../../platform/routes.ts';
import { useTheme } from '../../platform/theme.ts';
import { api } from '../api.ts';
import { onlineWords } from '../onlineWords.ts';
import { useAsyncAction } from '../useAsyncAction.tsx';
import { TimeControlChoice } from './PaceChoice.tsx';
import type { TableSetupForm } from './useTableSetup.ts';

/** Lets the host close a table that has not started, after a confirmation. */
function CloseTable({ id }: { id: string }): ReactNode {
  const words = useWords(onlineWords).game;
  const { run, busy, failure } = useAsyncAction();
  const [asked, setAsked] = useState(false);
  const close = (): void =>
    void run(async () => {
      await api.close(id);
      goTo({ screen: 'home' });
    });
  return (
    <div className="lobby-part lobby-close">
      {asked && (
        <p className="lobby-text" role="status">
          {words.closeText}
        </p>
      )}
      <button type="button" className="button" aria-disabled={busy} onClick={asked ? close : () => setAsked(true)}>
        {asked ? words.reallyClose : words.close}
      </button>
      {failure}
    </div>
  );
}

/** The game, its time control, and the fingerprint of the shuffle. */
export function LobbyGame({ table, setup }: { table: TableInfo; setup: TableSetupForm }): ReactNode {
  const { game: words, seats: seatWords } = useWords(onlineWords);
  const { language } = useLanguage();
  const theme = useTheme();
  const { content, game, seats, seedHash, me, host } = table;
  const { options, pace, setOptions, setPace, failure } = setup;
  const Options = setup.game?.Options;
  const card = gameManifestOf(game);
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
          {content.id !== houseName && <span>{words.cards(content.id)}</span>}
          {rules && (
            <a href={rules} target="_blank" rel="noopener">
              {words.rules}
            </a>
          )}
        </p>
      </div>
      {!me.isHost && host !== null && <p className="lobby-sets">{words.hostIsSettingUp(seats[host]!.name)}</p>}
      {failure}
      {Options && setup.game && (
        <div className="lobby-options">
          <Options
            options={options}
            seats={seats.map(({ name, open, bot }, seat) =>
              open || bot !== undefined ? seatWords.nth(seat + 1) : name,
            )}
            pack={setup.game.pack}
            onChange={me.isHost ? setOptions : null}
          />
        </div>
      )}
      <div className="lobby-part">
        <TimeControlChoice pace={pace} onChange={me.isHost ? setPace : null} />
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
      {me.isHost && <CloseTable id={table.id} />}
    </Torn>
  );
}
