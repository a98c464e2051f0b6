import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { PictureProps } from '../app/game.ts';
import { cards } from '../app/games.ts';

const none = (): null => null;

/** Each game draws its own matches. The pictures come after the words: a page can do without them for a moment. */
const pictures = Object.fromEntries(
  cards.map(({ id, module }) => [
    id,
    lazy(async (): Promise<{ default: ComponentType<PictureProps> }> => {
      try {
        return { default: (await module.Picture?.()) ?? none };
      } catch {
        // No network, no picture: the game can be continued all the same, or that says why not.
        return { default: none };
      }
    }),
  ]),
);

export function MatchPicture(props: PictureProps): ReactNode {
  const Picture = pictures[props.summary.game]!;
  return (
    <Suspense fallback={null}>
      <Picture {...props} />
    </Suspense>
  );
}
