import type { Pack } from '@cordillera/engine';
import type { ReactNode } from 'react';
import { Toggle } from '../../design/controls/Toggle.tsx';
import { Icon } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { useWords } from '../../i18n/index.tsx';
import type { CommonOptions } from '../../table/setup/draft.ts';
import { newGameWords } from '../../table/setup/newGameWords.ts';
import type { Person } from '../../table/setup/seating.ts';
import { BotLevels } from './BotLevels.tsx';
import { useByLink } from './byLink.ts';
import { CardSetChoice } from './CardSetChoice.tsx';

interface OptionsSheetProps {
  common: CommonOptions;
  onCommon: (changed: Partial<CommonOptions>) => void;
  seated: readonly Person[];
  /** People at this screen hide their cards from each other. */
  hasSecrets: boolean;
  /** The bots there are, weakest first. */
  levels: readonly string[];
  sets: readonly Pack<object>[];
  /** The contents of the chosen set, and remarks on an own set. */
  cards: { count: string; ownNote?: string };
  /** Further remarks before the start. */
  facts?: ReactNode;
  /** The button that starts it, where it stands on this sheet. */
  start: ReactNode;
  /** The game's own options. */
  children: ReactNode;
}

/** What can be chosen besides mode and seats. */
export function OptionsSheet(props: OptionsSheetProps): ReactNode {
  const { common, onCommon, seated, hasSecrets, levels, sets, cards, facts, start, children } = props;
  const words = useWords(newGameWords);
  // by link nobody shares a screen
  const byLink = useByLink();
  const people = seated.filter(({ who }) => who !== 'bot').length;
  return (
    <Torn className="setup-sheet options" seed="setup options">
      <h2>{words.options}</h2>
      {children}
      {hasSecrets && !byLink && (
        <Toggle
          name={words.openHands.name}
          text={words.openHands.text}
          on={common.openHands}
          onChange={(openHands) => onCommon({ openHands })}
        />
      )}
      <CardSetChoice
        chosen={common.set}
        sets={sets}
        count={cards.count}
        ownNote={cards.ownNote ?? ''}
        onChange={(set) => onCommon({ set })}
      />
      {people < seated.length && <BotLevels levels={levels} />}
      {(facts !== undefined || people === 0 || (people > 1 && !byLink)) && (
        <Torn className="setup-facts" tone="sunk" seed="setup facts">
          {facts}
          {people === 0 && (
            <p className="setup-fact">
              <Icon name="eye" />
              {words.watching}
            </p>
          )}
          {people > 1 && !byLink && <p>{words.sharing}</p>}
        </Torn>
      )}
      {start}
    </Torn>
  );
}
