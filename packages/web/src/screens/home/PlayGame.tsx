import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { errorMessage } from '../../platform/errors.ts';
import type { GameManifest } from '../../platform/gameModule.ts';
import { gameManifests } from '../../platform/gameRegistry.ts';
import { addressOf } from '../../platform/routes.ts';
import { changeSettings, defaultName, getSettings, useSettings } from '../../platform/settings.ts';
import { homeWords } from './homeWords.ts';
import { playNow, prepareToPlay } from './playNow.ts';

interface PlayGameProps {
  card: GameManifest;
  /** Something else on the page is more urgent. */
  plain: boolean;
  /** It can be played by link. */
  online: boolean;
}

/** The ways to a new game: at once, where the game has a quick start, or through the form. */
export function PlayGame({ card, plain, online }: PlayGameProps): ReactNode {
  const { language } = useLanguage();
  const words = useWords(homeWords);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The name is asked for once, by the first game: the field stays while it is filled in, and is absent on the next
  // visit.
  const [asksName] = useState(() => !plain && card === gameManifests[0] && getSettings().name.trim() === '');
  const { name } = useSettings();
  const starts = useId();
  const play = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await playNow(card);
    } catch (error) {
      console.error(error);
      setProblem(errorMessage(error, language, words.failed));
      setBusy(false);
    }
  };
  const label = plain ? words.here : words.play;
  const setUp = online ? words.create : words.setUp;
  const isQuick = card.module.quickStartSetup !== undefined;
  /** Other opponents, or friends at this screen. */
  const setUpHere = (text: string): ReactNode => (
    <a
      href={addressOf({ screen: 'new', game: card.id, mode: null, stage: null })}
      aria-label={`${words.setUp}: ${card.name}`}
    >
      {text}
    </a>
  );
  return (
    <div className="game-buttons">
      {asksName && (
        <label className="game-name-asked">
          {words.yourName}
          <input
            type="text"
            autoComplete="nickname"
            maxLength={24}
            placeholder={defaultName}
            value={name}
            onChange={(event) => changeSettings({ name: event.target.value })}
            onKeyDown={(event) => event.key === 'Enter' && void play()}
          />
        </label>
      )}
      {isQuick && (
        <>
          <p className="game-starts">
            <span id={starts}>{card.words[language].starts}</span> {online && !plain && setUpHere(words.change)}
          </p>
          {/* not disabled while busy: a disabled button loses the focus */}
          <button
            type="button"
            className={plain ? 'button' : 'button primary'}
            aria-disabled={isBusy || undefined}
            aria-label={`${isBusy ? words.shuffling : label}: ${card.name}`}
            aria-describedby={starts}
            onPointerEnter={() => prepareToPlay(card)}
            onFocus={() => prepareToPlay(card)}
            onClick={() => void play()}
          >
            {isBusy ? words.shuffling : label}
          </button>
        </>
      )}
      <a
        className={plain || isQuick ? 'button' : 'button primary'}
        href={addressOf({ screen: 'new', game: card.id, mode: null, stage: null, byLink: online })}
        aria-label={`${setUp}: ${card.name}`}
      >
        {online && <Icon name="people" />}
        {setUp}
      </a>
      {online && (plain || !isQuick) && <p className="game-here">{setUpHere(words.setUp)}</p>}
      {problem && (
        <p className="game-failed" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
