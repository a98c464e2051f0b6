import type { Match } from '@cordillera/engine';
import { type Mode, type SierraTypes, speak } from '@cordillera/sierra';
import { type ReactNode, useMemo, useState } from 'react';
import { Screen } from '../../../design/frame/Screen.tsx';
import { useMedia } from '../../../design/hooks/useMedia.ts';
import { Torn } from '../../../design/paper/Torn.tsx';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import type { EndProps } from '../../../platform/gameModule.ts';
import { addressOf } from '../../../platform/routes.ts';
import { Actions } from '../../../screens/end/Actions.tsx';
import { endWords } from '../../../screens/end/endWords.ts';
import { Fairness } from '../../../screens/end/Fairness.tsx';
import { peopleHere } from '../../../screens/end/people.ts';
import { ScoreChart } from '../../../screens/end/ScoreChart.tsx';
import { Summit } from '../../../screens/end/Summit.tsx';
import { scoreHistoryOf } from '../../../screens/end/scoreHistory.ts';
import { ScoreTable } from '../../../table/scores/ScoreTable.tsx';
import { CardDialog, cardsOf, type OpenCards } from './CardDialog.tsx';
import { HeadlineCard } from './HeadlineCard.tsx';
import { headlineOf } from './headline.ts';
import { Landscapes } from './Landscapes.tsx';
import { decisive, outcomeOf } from './outcome.ts';
import { pictureOf } from './pictureOf.ts';
import { reasonsOf } from './reasons.ts';
import { sierraScores } from './scores.ts';
import { type SierraEndWords, sierraEndWords } from './sierraEndWords.ts';
import { useNextStage } from './useNextStage.ts';
import '../../../screens/end/end.css';

/** A solo game has no winner. */
const bestLabel = (mode: Mode, words: SierraEndWords['sheet']): string | null =>
  mode === 'solo' ? null : mode === 'cooperative' ? words.counts : words.highest;

/** Everything about a match that is over. */
export function End({ record, match: played }: EndProps): ReactNode {
  const match = played as unknown as Match<SierraTypes>;
  const { language } = useLanguage();
  const words = useWords(sierraEndWords);
  const { story: storyWords, counted, victory } = useWords(endWords);
  const outcome = useMemo(() => outcomeOf(match, peopleHere(record, match)), [record, match]);
  const history = useMemo(() => scoreHistoryOf(match), [match]);
  const speaker = useMemo(
    () =>
      speak(
        language,
        outcome.box,
        outcome.names,
        outcome.view.groups.map(({ members }) => members),
      ),
    [language, outcome],
  );
  const [open, setOpen] = useState<OpenCards | null>(null);
  const { names, mode, campaign, result, view } = outcome;
  const next = useNextStage(outcome);
  const isPhone = useMedia('(max-width: 37.4375em)');

  const picture = useMemo(() => pictureOf(outcome, words), [outcome, words]);
  const sheet = useMemo(
    () =>
      sierraScores(
        {
          sheet: match.score(),
          names: outcome.names,
          groups: outcome.groups,
          best: { seats: decisive(outcome), label: bestLabel(outcome.mode, words.sheet) },
          bonuses: outcome.result.bonuses,
        },
        speaker,
        words.sheet,
        language,
      ),
    [match, outcome, speaker, words, language],
  );
  const rounds = view.groups.map((group) => group.rounds);
  const last = Math.max(...rounds);
  return (
    <Screen title={isPhone ? words.shortTitle : words.title[mode]} className="end">
      <div className="end-page">
        <div className="end-grid" data-seats={names.length}>
          <section className="end-summit">
            <HeadlineCard
              headline={headlineOf(outcome, speaker, words, victory, language)}
              campaign={campaign}
              announcement={next?.announcement(words.next, language)}
            />
            <Summit {...picture} />
          </section>

          <Torn as="section" className="end-sheet" seed="end sheet">
            <h2>{words.sheet.title}</h2>
            <ScoreTable
              {...sheet}
              label={words.sheet.title}
              hint={words.sheet.hint}
              onOpen={(row, column) =>
                setOpen(cardsOf(outcome, row.cells[column]!, sheet.columns[column]!.name, language))
              }
            />
            <Torn className="end-reasons" tone="sunk" seed="end reasons">
              {reasonsOf(outcome, words.reason, language).map(({ text, rule }) => (
                <p key={text}>
                  {text}{' '}
                  <a href={addressOf({ screen: 'rules', path: `sierra/${rule}` })}>
                    {words.sheet.why} {rule}
                  </a>
                </p>
              ))}
            </Torn>
          </Torn>

          <Actions
            record={record}
            match={played}
            rematchLabel={campaign ? words.actions.tryAgain : words.actions.again}
            next={
              next?.stage == null
                ? null
                : {
                    label: (record.table.byLink ? words.actions.nextTogether : words.actions.nextStage)(next.stage),
                    address: addressOf({ screen: 'new', game: 'sierra', mode, stage: next.stage }),
                    options: { ...match.options, stage: next.stage },
                    isLikely: next.won,
                  }
            }
          />

          <Torn as="section" className="end-story" seed="end story">
            <header>
              <h2>{storyWords.title}</h2>
              <p className="end-small">{storyWords.note}</p>
            </header>
            <ScoreChart
              history={history}
              names={names}
              winners={result.winners}
              axis={Math.min(...rounds) < last ? words.axisWithTrio(last) : counted.round.axis}
            />
          </Torn>

          <Landscapes outcome={outcome} />
          <Fairness id={record.id} seed={match.seed!} seedHash={match.seedHash} />
        </div>
      </div>
      {open && <CardDialog open={open} onClose={() => setOpen(null)} />}
    </Screen>
  );
}
