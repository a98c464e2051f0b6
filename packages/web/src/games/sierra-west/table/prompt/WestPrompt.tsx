import { formatList, type Seat } from '@cordillera/engine';
import { lostByPassing, type SierraWestTypes } from '@cordillera/sierra-west';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../../design/paper/Icon.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { Prompt, type PromptText } from '../../../../table/prompt/Prompt.tsx';
import type { Session, TableState } from '../../../../table/session/session.ts';
import { playerOf, type TableContext } from '../tableContext.ts';
import { Buttons } from './Buttons.tsx';
import { Chooser } from './Chooser.tsx';
import { lastTurnOf } from './lastTurn.ts';
import { paidThing, paymentsOf } from './payments.ts';
import { promptWords } from './promptWords.ts';
import { ReactionPanel } from './ReactionPanel.tsx';
import { reactionOf } from './reaction.ts';
import { StandingAnswerMenu } from './StandingAnswerMenu.tsx';
import { type Question, standingAnswerOf, standingAnswerOptions } from './standingAnswers.ts';
import './prompt.css';

interface WestPromptProps {
  session: Session<SierraWestTypes>;
  state: TableState<SierraWestTypes>;
  context: TableContext;
  totals: readonly number[];
  /** Reveals the arranged plan. */
  reveal: ReactNode;
  endAddress: string | undefined;
  /** Hides the hint while a tip says more. */
  isCoached: boolean;
}

/**
 * The current question, the event being shown or the players waited for; and the choices without a target on the table.
 */
export function WestPrompt(props: WestPromptProps): ReactNode {
  const { session, state, context, totals, reveal, endAddress, isCoached } = props;
  const { view, speaker, language } = context;
  const words = useWords(promptWords);
  const { decision, isSettled, acting } = state;
  const names = view.players.map((_, index) => speaker.player(index));
  const nameAll = (seats: readonly Seat[]): string =>
    formatList(
      language,
      seats.map((seat) => names[seat]!),
    );
  const isAsked = isSettled && decision !== null && decision.forward > 0;
  const reaction = isAsked ? reactionOf(decision) : null;
  const payments = isAsked ? paymentsOf(decision, playerOf(context, decision.seat), view.apples) : [];

  // Passing asks once in a turn, and only if something free is left.
  const turn = `${view.round} ${view.active}`;
  const [warning, setWarning] = useState({ turn: '', decision: null as typeof decision, left: [] as string[] });
  const isWarned = decision !== null && warning.decision === decision && warning.left.length > 0;
  const onPass = (): boolean => {
    if (warning.turn === turn) return false;
    const left = leftOver();
    if (left.length > 0) setWarning({ turn, decision, left });
    return left.length > 0;
  };

  return (
    <>
      <Prompt
        session={session}
        state={state}
        names={names}
        texts={{
          result: (result) => ({ who: result.winners[0] ?? null, text: speaker.result(result).join(' ') }),
          playingBack: ([first]) => (first ? speaker.event(first) : ''),
          event: speaker.event,
          prompt: speaker.prompt,
          idle,
          hint,
          waiting,
        }}
        companions={session.circleOf(acting ?? 0).filter((seat) => acting !== null && seat !== acting)}
        isReady={() => null}
        undo={isSettled && state.canUndo ? () => session.undo() : null}
        noUndo={reaction !== null || (isSettled && !isAsked)}
        endAddress={endAddress}
      >
        {state.isReplaying && (
          <button type="button" className="button" onClick={() => session.skip()}>
            <Icon name="step" />
            {words.skip}
          </button>
        )}
        {reaction && decision && (
          <ReactionPanel
            key={`${decision.prompt} ${state.events.length}`}
            context={context}
            decision={decision}
            reaction={reaction}
          />
        )}
        {reaction && decision && (
          <StandingAnswerMenu session={session} seat={decision.seat} question={asked()} context={context} />
        )}
        {!isAsked && isSettled && acting !== null && !state.result && notAlways(acting)}
        {reveal}
        {isAsked && !reaction && (
          <Buttons isWarned={isWarned} onPass={onPass} onStay={() => setWarning({ turn, decision: null, left: [] })} />
        )}
      </Prompt>
      {payments.length > 0 && decision && (
        <Chooser
          title={words.payWith(payments[0]!.pictures.length)}
          payments={payments}
          at={paidThing(context, decision)}
        />
      )}
    </>
  );

  /** A hint about what to do, or who waits. */
  function hint(): string {
    if (isWarned) return words.passing(formatList(language, firstFew(warning.left)));
    const others = waiting();
    if (reaction) return [waits(names[view.active]!, names[decision!.seat]!), others].filter(Boolean).join(' ');
    return others || (isCoached ? '' : (context.words.hints[decision!.prompt] ?? ''));
  }

  /** The screen is not handed over for a public answer, so the prompt names the player asked. */
  function waits(name: string, asked: string): string {
    return session.people.length > 1 ? words.waitsFor(name, asked) : words.waitsForYou(name);
  }

  /** The list can be long when a new player passes at once: its beginning is enough. */
  function firstFew(all: readonly string[]): string[] {
    return all.length <= 4 ? [...all] : [...all.slice(0, 3), words.more(all.length - 3)];
  }

  function asked(): Question {
    return decision?.prompt === 'tracker' ? 'tracker' : 'trapper';
  }

  /** A player with standing answers can change them while another player acts. */
  function notAlways(seat: Seat): ReactNode {
    return (Object.keys(standingAnswerOptions) as Question[])
      .filter((question) => standingAnswerOf(state.standingAnswers[seat], question) !== 'always')
      .map((question) => (
        <StandingAnswerMenu key={question} session={session} seat={seat} question={question} context={context} />
      ));
  }

  /** What passing would lose. */
  function leftOver(): string[] {
    return lostByPassing(context.box, view, decision!.seat).map(speaker.left);
  }

  /** Other players the table waits for, besides the one who acts here. */
  function waiting(): string {
    const others = state.deciders.filter((seat) => seat !== acting);
    if (others.length === 0 || state.result) return '';
    return words.waitingFor(nameAll(others));
  }

  /** Another player's turn: who it is, what they have just done, and what my last turn brought. */
  function idle(): PromptText {
    const { active } = view;
    const mine = acting ?? null;
    if (mine !== null && active === mine) {
      const asked = state.deciders.filter((seat) => seat !== mine);
      return { who: mine, text: words.mayAnswer(nameAll(asked), asked.length) };
    }
    const last = state.events.findLast((event) => 'player' in event && event.player === active);
    const text = last && last.type !== 'turnBegan' ? speaker.event(last) : words.turnOf(names[active]!);
    const sum = mine === null ? null : lastTurnOf(state.events, mine);
    const sentences = sum === null ? [] : [words.got(speaker.goods(sum.got)), words.gaveUp(speaker.goods(sum.paid))];
    const goods = [sum?.got, sum?.paid];
    const brought = sentences.filter((_, i) => Object.values(goods[i] ?? {}).some((n) => n > 0));
    if (brought.length > 0 && mine !== null) brought.push(`${speaker.points(totals[mine]!)}`);
    return {
      who: active,
      text,
      note: brought.length > 0 ? words.brought(brought.join(', ')) : words.prepare,
      meanwhile: waiting(),
    };
  }
}
