import type { Decision } from '@cordillera/engine';
import {
  BASICS,
  GREEN_START,
  isOnPath,
  PIONEERS,
  type PlayerView,
  pathsOf,
  type SierraWestChoice,
  TAN_START,
} from '@cordillera/sierra-west';
import type { WestIconName } from '../../art/WestIcon.tsx';
import { playerOf, type TableContext } from '../tableContext.ts';
import { answerTarget, marketTarget, mountainTarget, pathTarget, summitTarget, trailTarget } from '../targets.ts';

/** One way to pay: a row of the chooser. */
export interface Payment {
  id: string;
  choice: SierraWestChoice;
  pictures: WestIconName[];
}

const repeated = (icon: WestIconName, n: number): WestIconName[] => Array.from({ length: n }, () => icon);

/** The different ways to pay; first the one that takes what is most plentiful. None when something else is asked. */
export function paymentsOf(
  { prompt, choices }: Decision<SierraWestChoice>,
  { basics }: Pick<PlayerView, 'basics'>,
  apples: readonly number[],
): Payment[] {
  if (prompt !== 'pay' && prompt !== 'payApples') return [];
  const ways = choices.flatMap((choice): (Payment & { worth: number })[] => {
    if (choice.do === 'pay') {
      const paid = BASICS.map((basic) => choice[basic]);
      return [
        {
          id: answerTarget(...paid),
          choice,
          pictures: BASICS.flatMap((basic, i) => repeated(basic, paid[i]!)),
          worth: paid.reduce((sum, n, i) => sum + n * basics[i]!, 0),
        },
      ];
    }
    if (choice.do !== 'payApples') return [];
    const { green, red } = choice;
    return [
      {
        id: answerTarget(green, red),
        choice,
        pictures: [...repeated('apple-green', green), ...repeated('apple-red', red)],
        worth: green * apples[0]! + red * apples[1]!,
      },
    ];
  });
  return ways.sort((a, b) => b.worth - a.worth);
}

/** The thing on the table that is being paid for. */
export function paidThing(context: TableContext, { params = {} }: Decision<SierraWestChoice>): string | null {
  const { box, view, me } = context;
  const player = playerOf(context, me);
  const { what, of } = params as { what?: string; of?: number };
  if (what === 'claim') return mountainTarget(player.frontiersmen[0]!);
  if (what === 'build') return marketTarget(view.market.indexOf(of!));
  if (what === 'wagon') return trailTarget(player.wagon + 1);
  if (what === 'summit' || what === undefined) return of === undefined ? null : summitTarget(player.plan.indexOf(of));
  const paths = pathsOf(box, view, player.plan);
  for (const pioneer of PIONEERS) {
    if (!isOnPath(player[pioneer])) continue;
    const space = player[pioneer] - (pioneer === 'green' ? GREEN_START : TAN_START);
    if (paths[pioneer][space - 1]?.icon.icon === what) return pathTarget(pioneer, space);
  }
  return null;
}
