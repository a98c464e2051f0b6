import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Line } from '../sierra/cards.ts';

interface PictureProps {
  lines: readonly Line[];
  seed: string;
}

/** The landscape comes after the words: it is what the home page can do without for a moment. */
const Landscape = lazy(async (): Promise<{ default: ComponentType<PictureProps & { small: true }> }> => {
  try {
    const [landscape] = await Promise.all([import('../sierra/Landscape.tsx'), import('../app/pictures.ts')]);
    return { default: landscape.Landscape };
  } catch {
    // No network, no picture: the game can be continued all the same, or that says why not.
    return { default: () => null };
  }
});

export const Picture = (props: PictureProps): ReactNode => (
  <Suspense fallback={null}>
    <Landscape {...props} small />
  </Suspense>
);
