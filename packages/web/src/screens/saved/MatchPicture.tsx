import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { PictureProps } from '../../platform/gameModule.ts';
import { gameManifestOf } from '../../platform/gameRegistry.ts';
import type { GameId } from '../../store/records.ts';

const none = (): null => null;

/** Each game draws its own matches. The pictures load after the text: a page can do without them for a moment. */
const pictures = new Map<GameId, ComponentType<PictureProps>>();

function pictureOf(game: GameId): ComponentType<PictureProps> {
  const known = pictures.get(game);
  if (known) return known;
  const picture = lazy(async (): Promise<{ default: ComponentType<PictureProps> }> => {
    try {
      return { default: (await gameManifestOf(game).module.Picture?.()) ?? none };
    } catch {
      // Without network there is no picture: continuing the game works, or reports why not.
      return { default: none };
    }
  });
  pictures.set(game, picture);
  return picture;
}

export function MatchPicture(props: PictureProps): ReactNode {
  const Picture = pictureOf(props.summary.game);
  return (
    <Suspense fallback={null}>
      <Picture {...props} />
    </Suspense>
  );
}
