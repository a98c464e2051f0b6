import type { ComponentType, ReactNode } from 'react';
import type { SetupOptionsProps, TableSetupModule } from '../../platform/gameModule.ts';
import type { AnyNewGame } from './definition.ts';
import { seatRulesOf } from './draft.ts';

/** Adapts a new-game definition to the setup of a table by link. */
export function tableSetupOf(definition: AnyNewGame): TableSetupModule {
  const { mixGroups } = definition;
  const { range, remapSeats, toSetup } = seatRulesOf(definition);
  return {
    Options: optionsOf(definition),
    range,
    remapSeats: (options, from) => toSetup(remapSeats(options, from), from.length),
    ...(mixGroups && { shuffleGroups: mixGroups }),
  };
}

const Nothing: ComponentType<SetupOptionsProps> = () => null;

function optionsOf({ LobbyModes, Options = Nothing }: AnyNewGame): ComponentType<SetupOptionsProps> {
  if (!LobbyModes) return Options;
  return function LobbyOptions(props: SetupOptionsProps): ReactNode {
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
