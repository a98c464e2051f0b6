import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import { Peaks } from './Peaks.tsx';
import { newGameWords } from './words.ts';

/** What the levels of the bots mean, weakest first. */
export function BotLevels({ levels }: { levels: readonly string[] }): ReactNode {
  const words = useWords(newGameWords);
  return (
    <section className="bot-levels">
      <h3>{words.bots}</h3>
      <dl>
        {levels.map((level, i) => (
          <div key={level}>
            <dt>
              <Peaks lit={i + 1} of={levels.length} />
              {words.levels[level]?.name ?? level}
            </dt>
            <dd>{words.levels[level]?.note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
