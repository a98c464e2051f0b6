import type { Pack } from '@cordillera/engine';
import { rulesOf, type SierraContent, type SierraTypes } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { Toggle } from '../../../design/controls/Toggle.tsx';
import { SymbolPicture } from '../../../design/paper/SymbolPicture.tsx';
import { useWords } from '../../../i18n/index.tsx';
import { useByLink } from '../../../screens/newgame/byLink.ts';
import { defineNewGame, type FormPartProps, type OptionsProps } from '../../../table/setup/definition.ts';
import { newGameWords } from '../../../table/setup/newGameWords.ts';
import { boxOf } from '../houseSet.ts';
import { isCampaign, type SierraAsked, sierraDraft } from './draft.ts';
import { LobbyModes } from './LobbyModes.tsx';
import { Modes, usePlayable } from './Modes.tsx';
import { sierraNewGameWords } from './sierraNewGameWords.ts';

/** The choice of scoring cards. */
function Options({ options, onChange }: OptionsProps<SierraTypes, SierraAsked>): ReactNode {
  const { firstGame } = useWords(sierraNewGameWords);
  return (
    <Toggle
      name={firstGame.name}
      text={isCampaign(options.mode) ? firstGame.campaign : firstGame.text}
      on={options.firstGame}
      onChange={onChange && ((on) => onChange({ ...options, firstGame: on }))}
    />
  );
}

function LivePoints({ options, onChange }: FormPartProps<SierraAsked>): ReactNode {
  const { livePoints } = useWords(newGameWords);
  // at a table by link all players have them
  if (useByLink()) return null;
  return (
    <Toggle
      name={livePoints.name}
      text={livePoints.text}
      on={options.livePoints}
      onChange={(on) => onChange({ livePoints: on })}
    />
  );
}

/** How long it will take. */
function Facts({ draft: { count }, options: { mode, stage }, pack }: FormPartProps<SierraAsked>): ReactNode {
  const words = useWords(sierraNewGameWords);
  const plain = rulesOf(boxOf(pack), isCampaign(mode) ? stage : null).rounds;
  // SI-R-80: together, a trio plays until everybody has held the Role card equally often; SI-END-02: in a team game it
  // plays one more.
  const rounds = mode === 'cooperative' && count === 3 ? Math.ceil(plain / 3) * 3 : plain;
  return (
    <>
      <p>
        <b>{words.duration(rounds)}</b>
      </p>
      {mode === 'team' && count % 2 === 1 && <p>{words.ninth}</p>}
    </>
  );
}

function useCards({ mode, firstGame }: SierraAsked, pack: Pack<SierraContent> | null) {
  const words = useWords(sierraNewGameWords);
  const notebooks = boxOf(pack).notebook.filter(({ kind }) => kind === 'basic' || !firstGame).length;
  return {
    count: firstGame ? words.basic(notebooks) : words.notebooks(notebooks),
    ...(isCampaign(mode) && { ownNote: words.ownCampaign }),
  };
}

/** Who travels with whom in a team game. */
function useGroups({ mode, groups }: SierraAsked, count: number) {
  const words = useWords(sierraNewGameWords);
  if (mode !== 'team') return null;
  const duos = groups.filter((group) => group.length === 2).length;
  return {
    lists: groups.map((seats, group) => ({
      seats,
      name: words.groups[group]!,
      mark: (
        <SymbolPicture
          name={seats.length === 3 ? 'role-trio' : 'role-duo'}
          size={1.75}
          label={seats.length === 3 ? words.trio : words.duo}
        />
      ),
    })),
    text: words.grouping(count, { duos, trios: groups.length - duos }),
  };
}

/** A new game of Sierra: mode, stage, seats and groups, and card set. */
export const newGame = defineNewGame<SierraTypes, SierraAsked>({
  ...sierraDraft,
  Options,
  Modes,
  LobbyModes,
  Extra: LivePoints,
  Facts,
  usePlayable,
  useGroups,
  useCards,
});
