import { describeProblem, type Language, moreProblems } from '@cordillera/engine';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../i18n/index.tsx';
import { gameName } from '../platform/gameRegistry.ts';
import { type PacksWords, packsWords } from './packsWords.ts';
import type { Refusal } from './readCardSet.ts';

/** Why files were refused: a sentence, or the list of everything to correct. */
export function Refused({ files, refusal }: { files: readonly string[]; refusal: Refusal }): ReactNode {
  const { language } = useLanguage();
  const words = useWords(packsWords).refused;
  return (
    <div className="set-refused">
      <div role="alert">
        <b>{files.length === 1 ? words.title(files[0]!) : words.several(files.length)}</b>
        {sentences(refusal, words).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {refusal.kind === 'problems' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className="set-problems" aria-label={words.list} tabIndex={0}>
          <ol>
            {linesOf(refusal, language).map(({ key, place, text }) => (
              <li key={key}>
                <b>{place}</b>
                {text}
              </li>
            ))}
          </ol>
          {refusal.more > 0 && <p>{moreProblems(language, refusal.more)}</p>}
        </section>
      )}
      <p>{words.unchanged}</p>
    </div>
  );
}

/** The sentences above the list. */
export function sentences(refusal: Refusal, words: PacksWords['refused']): string[] {
  switch (refusal.kind) {
    case 'notJson':
      return refusal.files.map(({ name, line }) => (line === null ? words.empty(name) : words.notJson(name, line)));
    case 'unknownFields':
      return [words.unknownFields(refusal.fields)];
    case 'noSet':
      return [words.noSet, ...refusal.asked.map(({ game, files }) => words.asks(gameName(game), files))];
    case 'unknownGame':
      return [words.unknownGame(refusal.game, refusal.known)];
    case 'otherGame':
      return [words.otherGame(gameName(refusal.said), gameName(refusal.found))];
    case 'noTable':
      return [words.noTable(gameName(refusal.game))];
    case 'problems':
      return [words.problems(refusal.problems.length + refusal.more)];
    default:
      return [words[refusal.kind]];
  }
}

/** One line per problem; its place in the file is set apart from its text. */
function linesOf(
  { problems, words }: Extract<Refusal, { kind: 'problems' }>,
  language: Language,
): { key: string; place: string; text: string }[] {
  return problems.map((problem, index) => {
    const line = describeProblem(problem, language, words);
    const place = [problem.file, problem.card, problem.field].filter((part) => part !== undefined).join(', ').length;
    return { key: `${index} ${line}`, place: line.slice(0, place), text: line.slice(place) };
  });
}
