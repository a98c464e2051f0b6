import type { ReactNode } from 'react';
import { Peaks } from '../../design/players/Peaks.tsx';
import { useWords } from '../../i18n/index.tsx';
import { newGameWords } from '../../table/setup/newGameWords.ts';

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
