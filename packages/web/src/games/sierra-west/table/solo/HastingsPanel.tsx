import { formatPercent, type ScoreSheet } from '@cordillera/engine';
import {
  forecastHastings,
  HASTINGS,
  type HastingsOptions,
  type HastingsStep,
  hastingsTrap,
  hastingsTurn,
  type PlanAction,
} from '@cordillera/sierra-west';
import type { CSSProperties, ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { seatLook } from '../../../../design/players/seats.ts';
import { useWords } from '../../../../i18n/index.tsx';
import { formatWithMinus } from '../../../../i18n/signedNumber.ts';
import { Explained } from '../../../../table/explain/Explain.tsx';
import { PlanCardFace } from '../../art/PlanCardFace.tsx';
import { Pic } from '../modes/Pic.tsx';
import { Animals } from '../players/Animals.tsx';
import { Count } from '../players/Count.tsx';
import { otherWords } from '../players/otherWords.ts';
import { nameOf, piecesOf } from '../players/pieces.ts';
import { playerOf, type TableContext } from '../tableContext.ts';
import { hastingsWords } from './hastingsWords.ts';
import { outcomesOf } from './outcomes.ts';
import './hastings.css';

interface HastingsPanelProps {
  context: TableContext;
  sheet: ScoreSheet;
}

/** Hastings: its possessions, its actions with their reasons, and what it may do next. Only in solo games. */
export function HastingsPanel({ context, sheet }: HastingsPanelProps): ReactNode {
  const { box, view, speaker } = context;
  const words = useWords(hastingsWords);
  if (view.hastings === null) return null;
  const turn = hastingsTurn(box, context.events);
  const steps = [0, 1, 2, 3].map((row) => turn?.steps.find(({ at }) => at === row) ?? null);
  const name = speaker.player(HASTINGS);
  return (
    <Torn
      as="section"
      className="hastings"
      seed="hastings"
      data-seat={HASTINGS}
      aria-label={name}
      style={{ '--seat': `var(--${seatLook(HASTINGS).colour})` } as CSSProperties}
    >
      <Head context={context} total={sheet.others?.[0]?.total ?? 0} />
      <div className="hastings-did">
        <h3>{words.did}</h3>
        {turn === null ? (
          <p>{words.notYet}</p>
        ) : (
          <ol>
            {steps.map((step, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: actions keep their order
              <li key={row}>
                <StepLine context={context} action={box.planCards[turn.plan]!.actions[row]!} step={step} />
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className="hastings-cards">
        {turn && (
          <PlanCardFace box={box} mode={view.mode} card={turn.plan} marked={steps.map((step) => step?.by !== null)} />
        )}
        <PlanCardFace box={box} mode={view.mode} card={turn?.arrows ?? view.hastings.active} />
      </div>
      <Next context={context} />
    </Torn>
  );
}

/** What Hastings has, and how strong it was made. */
function Head({ context, total }: { context: TableContext; total: number }): ReactNode {
  const { view, speaker } = context;
  const words = useWords(hastingsWords);
  const others = useWords(otherWords);
  const player = playerOf(context, HASTINGS);
  const strong = advantagesIn(view.hastings!.options);
  const named = strong.map((key) => speaker.option(`hastings.${key}`));
  return (
    <header>
      <span className="hastings-crest">
        <Pic name="hastings" size={38} />
      </span>
      <h2>{speaker.player(HASTINGS)}</h2>
      <Explained
        className="hastings-strength"
        by={() => ({
          title: speaker.option('hastings').text,
          text: named.map(({ text }) => text).join(' ') || words.noAdvantage,
        })}
      >
        {named.map((each) => each.name).join(' · ') || words.noAdvantage}
      </Explained>
      <div className="hastings-goods">
        <Count icon="gold" name={speaker.term('gold')} n={player.gold} size={26} />
        <Count icon="pair-of-boots" name={speaker.term('pairOfBoots')} n={player.tokens} size={26} />
        <Count icon="star" name={words.starCards} n={player.claimed.length} size={26} />
        <Count icon="cabin-green" name={words.cabins} n={player.cabins.length} size={26} />
        {view.mule === HASTINGS && <Count icon="mule" name={speaker.term('mule')} n={null} size={26} />}
        {piecesOf(view, HASTINGS)
          .filter(({ icon }) => icon !== 'bullet')
          .map((piece) => (
            <Count key={piece.icon} icon={piece.icon} name={nameOf(piece, speaker, others)} n={piece.count} size={26} />
          ))}
      </div>
      <Animals context={context} index={HASTINGS} />
      <p className="seat-points">
        <b className="display">{formatWithMinus(total)}</b>
        <small>{others.pointsWord(total)}</small>
      </p>
    </header>
  );
}

const advantages = ['mule', 'bear', 'richCabins', 'richGold', 'richBoots', 'wagon', 'trapperMule'] as const;
const advantagesIn = (options: HastingsOptions) => advantages.filter((key) => Boolean(options[key]));

interface StepLineProps {
  context: TableContext;
  action: PlanAction;
  /** Null until it has been shown. */
  step: HastingsStep | null;
}

/** One of its four actions: what came of it, and why; dashed when it was left out. */
function StepLine({ context: { speaker }, action, step }: StepLineProps): ReactNode {
  const words = useWords(hastingsWords);
  const { name, text } = speaker.planAction(action);
  const state = step === null ? 'coming' : step.by === null ? 'skipped' : step.why !== null ? 'nothing' : 'done';
  const came = state === 'done' ? outcomesOf(step!, speaker, words).join(', ') : words[state];
  const why = step && speaker.hastingsStep(step).why;
  // The outcome of the mode's action identifies it.
  const line = action === 'mode' && state === 'done' && came !== '' ? came : words.line(name, came);
  return (
    <Explained
      className="deed"
      by={() => ({
        title: words.line(name, came),
        text: why ? `${text} (${why})` : text,
        ...(step && { rule: step.rule }),
      })}
    >
      <i className="deed-mark" data-state={state} />
      <b>{line}</b>
      {step && (
        <small>
          <span>{why}</span> · <span>{step.rule}</span>
        </small>
      )}
    </Explained>
  );
}

/** What the newer card may do in its next turn, and how likely. */
function Next({ context }: { context: TableContext }): ReactNode {
  const { box, view, speaker, language } = context;
  const words = useWords(hastingsWords);
  const { unseen, actions, side, mule } = forecastHastings(box, view);
  const trap = hastingsTrap(box, view, playerOf(context, context.me).plan);
  return (
    <div className="hastings-next">
      <h3>{mule ? words.nextWithMule : words.next}</h3>
      <ol>
        {actions.map(({ action, done }, row) => {
          const line = action === 'mode' ? words.modeAction[view.mode] : speaker.planNext(action, side);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: actions keep their order
            <li key={row}>
              <Explained className="chance" by={() => ({ title: line, text: speaker.planAction(action).text })}>
                <span>{line}</span>
                <b>{formatPercent(language, done)}</b>
              </Explained>
            </li>
          );
        })}
      </ol>
      <p>{words.unseen(unseen.length)}</p>
      <p className="phone-only">{speaker.trap(trap)}</p>
    </div>
  );
}
