import { type ColoradoTypes, LAST_SLOT, phaseOf } from '@cordillera/colorado';
import { formatList, type Seat } from '@cordillera/engine';
import type { ReactNode } from 'react';
import { Icon } from '../../../../design/paper/Icon.tsx';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { Avatar } from '../../../../design/players/Avatar.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { Prompt, type PromptText } from '../../../../table/prompt/Prompt.tsx';
import type { Session, TableState } from '../../../../table/session/session.ts';
import { useWide } from '../../../../table/shell/Shell.tsx';
import { tableWords } from '../../../../table/tableWords.ts';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { artWords } from '../../art/artWords.ts';
import { Chain, type ChainStep } from '../../art/Chain.tsx';
import { ColoradoIcon } from '../../art/ColoradoIcon.tsx';
import { DuoHalf } from '../../art/DuoHalf.tsx';
import { Face } from '../hand/Hand.tsx';
import { chainOf, secretPick } from '../log/chain.ts';
import { playerOf, type TableContext } from '../tableContext.ts';
import { declineTarget, nuggetTarget, pairTarget, pileTarget, sideTarget } from '../targets.ts';
import { sharedMedal } from '../turnEnd/turnSummary.ts';
import { nowIcon } from './nowIcon.ts';
import type { ConfirmedChoice } from './useConfirmedChoice.ts';
import './prompt.css';

interface ColoradoPromptProps {
  session: Session<ColoradoTypes>;
  state: TableState<ColoradoTypes>;
  context: TableContext;
  endAddress: string | undefined;
  /** The choice that waits for confirmation. */
  held: ConfirmedChoice;
  /** Hides the hint while a tip says more. */
  isCoached: boolean;
}

/** The question or event shown now, the actions that have no place on the table, and my chain so far. */
export function ColoradoPrompt({
  session,
  state,
  context,
  endAddress,
  held,
  isCoached,
}: ColoradoPromptProps): ReactNode {
  const { view, speaker, words, names, language } = context;
  const general = useWords(tableWords);
  const art = useWords(artWords);
  const { decision, isSettled, acting } = state;
  const isAsked = isSettled && decision !== null && decision.forward > 0;
  const nameAll = (seats: readonly Seat[]): string =>
    formatList(
      language,
      seats.map((seat) => names[seat]!),
    );
  const others = state.deciders.filter((seat) => seat !== acting);
  const steps = chainSteps();
  const wide = useWide();
  const mostMedals = Math.max(...view.players.map(({ medals }) => medals.length));

  return (
    <Torn className="co-ask" seed="ask" tone="card" data-calling={(isAsked && decision.prompt === 'call') || undefined}>
      <Prompt
        session={session}
        state={state}
        names={names}
        texts={{
          result: (result) => ({ who: result.winners[0] ?? null, text: speaker.result(result).join(' ') }),
          playingBack: ([first]) => (first ? speaker.event(first) : ''),
          event: speaker.event,
          prompt: (key, params) => (held.choice === null ? speaker.prompt(key, params) : speaker.choice(held.choice)),
          idle,
          hint: () => (held.choice !== null ? words.lastStep : (!wide && race()) || (isCoached ? '' : hint())),
          waiting: () => (others.length === 0 || state.result ? '' : words.waitingFor(nameAll(others))),
        }}
        companions={session.circleOf(acting ?? 0).filter((seat) => acting !== null && seat !== acting)}
        isReady={() => null}
        undo={held.choice !== null ? held.drop : isSettled && state.canUndo ? () => session.undo() : null}
        noUndo={isAsked && (decision.prompt === 'call' || decision.prompt === 'give')}
        endAddress={endAddress}
      >
        {state.isReplaying && (
          <button type="button" className="button" onClick={() => session.skip()}>
            <Icon name="step" />
            {general.skip}
          </button>
        )}
        {held.choice !== null && (
          <button type="button" className="button primary" data-target="button done" onClick={held.confirm}>
            <ColoradoIcon name="done" size={1.4} />
            {words.buttons.done}
          </button>
        )}
        {isAsked && held.choice === null && (
          <Actions context={context} prompt={decision.prompt} duo={String(decision.params?.duo ?? '')} />
        )}
      </Prompt>
      <div className="co-second">
        {steps.length > 0 ? (
          <div className="co-whose">
            {context.isWatched && <Avatar seat={context.me} name={names[context.me]!} />}
            <Chain steps={steps} />
          </div>
        ) : (
          <p className="co-story">{story()}</p>
        )}
        {mostMedals >= LAST_SLOT - 2 && wide && state.result === null && (
          <p className="co-race" data-last={mostMedals >= LAST_SLOT || undefined}>
            <ColoradoIcon name="medal-seven" size={1.5} />
            <span>{race()}</span>
          </p>
        )}
      </div>
    </Torn>
  );

  /** What I have done in this part of the turn, and what is asked now. */
  function chainSteps(): ChainStep[] {
    const phase = phaseOf(view);
    if (phase !== 'actions' && phase !== 'families' && phase !== 'picks') return [];
    const done = chainOf({ ...context, seat: context.me, given: view.given });
    if (!isAsked || decision.seat !== context.me) return done;
    const now = words.now[decision.prompt] ?? '';
    return [...done, { key: `now ${done.length}`, icon: nowIcon(decision.prompt), words: now, now: true }];
  }

  /** In place of a chain: the last call and its answer; at the end of a turn a shared medal. */
  function story(): ReactNode {
    const shared = sharedMedal(context.events);
    if (phaseOf(view) === 'families' && shared)
      return words.sharedMedal(nameAll(shared.seats), art.zones[shared.zone], shared.points);
    const given = context.events.findLastIndex((event) => event.type === 'gave');
    const call = context.events.slice(0, Math.max(0, given)).findLast((event) => event.type === 'called');
    if (phaseOf(view) !== 'call' || !call) return null;
    return (
      <>
        <b>{words.turn(view.turn - 1)}</b> {speaker.event(call)} {speaker.event(context.events[given]!)}
      </>
    );
  }

  /** A hint about what to do, where there is more than one option. */
  function hint(): string {
    const { prompt, params } = decision!;
    const isPlain = params?.swaps === 0 || params?.buys === 0 || params?.cards === 0;
    return isPlain ? '' : (words.hints[prompt] ?? '');
  }

  /** Who is about to end the game. */
  function race(): string {
    if (mostMedals >= LAST_SLOT) return words.endsNow;
    if (mostMedals < LAST_SLOT - 2) return '';
    const leading = view.players.flatMap(({ medals }, seat) => (medals.length === mostMedals ? [seat] : []));
    return (wide ? words.near : words.almostOver)(nameAll(leading), mostMedals);
  }

  /** Another player calls, answers or acts. */
  function idle(): PromptText {
    const phase = phaseOf(view);
    const top = view.flow.stack.at(-1);
    const caller = view.caller;
    const waiting = others.length === 0 || state.result ? '' : words.waitingFor(nameAll(others));
    if (phase === 'call') return { who: caller, text: words.calls(names[caller]!), note: wide ? '' : race() };
    if (top?.step === 'give')
      return { who: top.target, text: words.answers(names[top.target]!), note: wide ? '' : race() };
    if (phase === 'picks') {
      const pick = acting === null ? null : secretPick(context.events, acting);
      const done = pick ? words.youChose(speaker.side(pick.duo, pick.side)) : words.nothingToChoose;
      return {
        who: acting,
        text: acting === null ? words.choosing : done,
        note: wide ? '' : race(),
        meanwhile: others.length === 0 ? '' : words.stillChoose(others.map((seat) => names[seat]!)),
      };
    }
    return {
      who: acting,
      text: acting === null ? words.everybodyActs : words.youAreDone,
      note: wide ? '' : race(),
      meanwhile: waiting,
    };
  }
}

/** The choices without a target on the table, or whose target is in another panel on a narrow screen. */
function Actions({ context, prompt, duo }: { context: TableContext; prompt: string; duo: string }): ReactNode {
  const { words, speaker } = context;
  const targets = useAllTargets();
  const { model } = targets;
  const can = (id: string): boolean => model.nextAfter().includes(id);
  const pairs = model.next.filter((id) => id.startsWith('pair '));
  if (pairs.length > 0)
    return (
      <fieldset className="co-pairs">
        <legend>{words.pairs}</legend>
        {pairs.map((id) => {
          const [a, b] = id.split(' ').slice(1).map(Number) as [number, number];
          return (
            <button
              key={id}
              type="button"
              aria-label={`${speaker.identity(a)}, ${speaker.identity(b)}`}
              {...targets.of(pairTarget([a, b])).props}
            >
              <Face card={a} />
              <Face card={b} />
            </button>
          );
        })}
      </fieldset>
    );
  const hand = playerOf(context, context.me).hand?.length ?? 0;
  return (
    <>
      {can(nuggetTarget) && (
        <button type="button" className="button co-action" {...targets.of(nuggetTarget).props}>
          <DuoHalf duo="nuggets" side="left" />
          {words.buttons.takeNugget}
        </button>
      )}
      {can(pileTarget) && prompt === 'cards' && (
        <button type="button" className="button co-action" onClick={() => targets.take(model.under(pileTarget)[0]!)}>
          <DuoHalf duo="cards" side="left" />
          <span>
            {words.buttons.draw}
            <small>{words.noUndoAfter}</small>
          </span>
        </button>
      )}
      {(['left', 'right'] as const).map(
        (side) =>
          prompt === 'pick' && (
            <button key={side} type="button" className="button co-action" {...targets.of(sideTarget(side)).props}>
              <DuoHalf duo={duo as 'tick'} side={side} />
              {speaker.side(duo as 'tick', side)}
            </button>
          ),
      )}
      {can(declineTarget) && (
        <button type="button" className={hand === 0 ? 'button primary' : 'button'} {...targets.of(declineTarget).props}>
          {words.buttons.decline}
        </button>
      )}
    </>
  );
}
