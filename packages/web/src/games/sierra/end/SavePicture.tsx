import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../../i18n/index.tsx';
import type { Line } from '../art/cards.ts';
import { Landscape } from '../art/Landscape.tsx';
import { pictureFile } from './pictureFile.ts';
import { sierraEndWords } from './sierraEndWords.ts';

interface SavePictureProps {
  lines: readonly Line[];
  seed: string;
  /** Stands below the landscape. */
  caption: string;
}

const sun = { x: 0.88, y: 0.2, size: 0.045 };

/** Saves a landscape as a picture of a fixed size: it is drawn once more, out of sight. */
export function SavePicture({ lines, seed, caption }: SavePictureProps): ReactNode {
  const words = useWords(sierraEndWords).landscapes;
  const [state, setState] = useState<'idle' | 'drawing' | 'failed'>('idle');
  const studio = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'drawing') return;
    // the landscape knows its size, and so is drawn, one frame later
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        save(studio.current!, caption).then(
          () => setState('idle'),
          (error: unknown) => {
            console.error(error);
            setState('failed');
          },
        );
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [state, caption]);
  return (
    <div className="end-save">
      <button type="button" className="button" disabled={state === 'drawing'} onClick={() => setState('drawing')}>
        {words.save}
      </button>
      {state === 'failed' && <p role="alert">{words.notSaved}</p>}
      {state === 'drawing' && (
        <div ref={studio} className="end-studio">
          <Landscape lines={lines} seed={seed} sun={sun} />
        </div>
      )}
    </div>
  );
}

async function save(studio: HTMLElement, caption: string): Promise<void> {
  const address = URL.createObjectURL(await pictureFile(studio, caption));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'cordillera-landscape.png';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
