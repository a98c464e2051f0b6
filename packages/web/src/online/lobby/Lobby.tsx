import type { TableInfo } from '@cordillera/protocol';
import { type ReactNode, useState } from 'react';
import { Screen } from '../../design/frame/Screen.tsx';
import { useMedia } from '../../design/hooks/useMedia.ts';
import { Icon } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { gameManifestOf, gameName } from '../../platform/gameRegistry.ts';
import { onlineWords } from '../onlineWords.ts';
import { consumeJustCreated } from '../tables/create.ts';
import { Invite, ShortInvite } from './Invite.tsx';
import { LobbyGame } from './LobbyGame.tsx';
import { LobbySeats } from './LobbySeats.tsx';
import { isAlone, LobbyStart } from './LobbyStart.tsx';
import { kindOf, timeControlText } from './PaceChoice.tsx';
import { useTableSetup } from './useTableSetup.ts';

/** The table before the game starts: the link, the seats, the game. */
export function Lobby({ table, connected }: { table: TableInfo; connected: boolean }): ReactNode {
  const words = useWords(onlineWords);
  const { language } = useLanguage();
  const phone = useMedia('(max-width: 37.4375em)');
  const [isNew] = useState(() => consumeJustCreated(table.id));
  const setup = useTableSetup(table);
  const { isHost } = table.me;
  const name = gameName(table.game);
  const mode = gameManifestOf(table.game).words[language].modes[String(setup.options.mode ?? '')];
  const played = [mode, words.join.timeControls[kindOf(setup.pace)]].filter(Boolean).join(', ');
  // alone at the table, the link is the most important thing
  const accent = isHost && isAlone(table);
  return (
    <Screen
      title={phone ? name : words.table(name)}
      note={phone ? played : isHost ? words.start.nothing : undefined}
      className="lobby"
    >
      {!connected && (
        <p className="lobby-offline" role="status">
          {words.noConnection.text}
        </p>
      )}
      {phone ? (
        <>
          <div className="lobby-sheets">
            <ShortInvite table={table} isNew={isNew} accent={accent} />
            <LobbySeats table={table} setup={setup}>
              {!isHost && <LobbyStart table={table} />}
            </LobbySeats>
            <details className="lobby-more">
              <Torn as="summary" seed="more">
                <Icon name="clock" />
                <p>
                  <b>{timeControlText(setup.pace, words)}</b>
                  {setup.pace.kind !== 'free' && <small>{words.game.standIn}</small>}
                </p>
                <span>{words.game.options}</span>
                <Icon name="down" />
              </Torn>
              <LobbyGame table={table} setup={setup} />
            </details>
          </div>
          {isHost && (
            <div className="lobby-bar">
              <LobbyStart table={table} short />
            </div>
          )}
        </>
      ) : (
        <div className="lobby-sheets">
          <Invite table={table} accent={accent} />
          <LobbySeats table={table} setup={setup}>
            <Torn className="lobby-begin" tone="card" seed="start">
              <LobbyStart table={table} />
            </Torn>
          </LobbySeats>
          <LobbyGame table={table} setup={setup} />
        </div>
      )}
    </Screen>
  );
}
