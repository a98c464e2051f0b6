import type { ComponentType, ReactNode } from 'react';
import type { GameLaying, LaidOptionsProps } from '../../platform/gameModule.ts';
import type { AnyNewGame } from './definition.ts';
import { seatRulesOf } from './draft.ts';

/** A table by link, before the game starts. */
export function tableSetupOf(definition: AnyNewGame): GameLaying {
  const { mixGroups } = definition;
  const { range, remapSeats, toSetup } = seatRulesOf(definition);
  return {
    Options: optionsOf(definition),
    range,
    reseated: (options, from) => toSetup(remapSeats(options, from), from.length),
    ...(mixGroups && { mixed: mixGroups }),
  };
}

const Nothing: ComponentType<LaidOptionsProps> = () => null;

function optionsOf({ LobbyModes, Options = Nothing }: AnyNewGame): ComponentType<LaidOptionsProps> {
  if (!LobbyModes) return Options;
  return function LobbyOptions(props: LaidOptionsProps): ReactNode {
    return (
      <>
        <LobbyModes {...props} />
        <div className="lobby-part">
          <Options {...props} />
        </div>
      </>
    );
  };
}
