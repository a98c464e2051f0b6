import type { Blocked, Decision } from '@cordillera/engine';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { type ExplainProps, type Explanation, useExplain } from '../explain/Explain.tsx';
import { arrowTo } from '../input/arrowNavigation.ts';
import { type Drag, useDrag } from '../input/useDrag.ts';
import { elementOf, useGuidedFocus } from '../input/useGuidedFocus.ts';
import { useExtras } from '../shell/tableSlots.ts';
import { type TargetModel, type TargetOf, type TargetState, targetModel } from './targets.ts';

export interface TargetsInput<Choice extends object> {
  root: RefObject<HTMLElement | null>;
  /** Null while there is no decision. */
  decision: Decision<Choice> | null;
  /** Playback has finished; before that nothing can be touched. */
  isSettled: boolean;
  /** One function for every table of a game: a new function rebuilds the model. */
  targetOf: TargetOf<Choice>;
  /** The blocked choices; the same function as long as the decision is the same. */
  blocked?: () => readonly Blocked<Choice>[];
  choose: (choice: Choice) => void;
  /** The explanation of a target that a rule blocks. */
  why: (rule: string) => Explanation;
  /** The label of a choice in a menu. */
  label: (choice: Choice) => string;
  /** A target was picked or put back. */
  onPick?: (picked: readonly string[]) => void;
  /** Absent: nothing is dragged. */
  drag?: {
    /** The target meant by this point of the page, among those available. Absent: the one at this point. */
    hit?: (x: number, y: number, thing: string) => string | null;
    onOver?: (target: string | null) => void;
    onHold?: (x: number, y: number) => void;
    onDrop?: () => void;
  };
  /** The next element for the keyboard. Absent: the first target of the decision. */
  nextThing?: () => HTMLElement | null;
  /**
   * Where the focus goes after a choice made by keyboard: to this selector; null: nowhere; undefined: to the next thing
   * to do. Absent: as undefined.
   */
  leadTo?: (choice: Choice) => string | null | undefined;
}

/** The props of one target, to be spread on its button. */
interface TargetProps extends ExplainProps {
  'data-target': string;
  'data-touch': TargetState;
  'data-leads': true | undefined;
  'aria-pressed': boolean | undefined;
  'aria-disabled': boolean;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface Target {
  state: TargetState;
  props: TargetProps;
  /** Without explanation and drag, for a target that handles the pointer itself. */
  bare: Omit<TargetProps, keyof ExplainProps>;
}

interface TargetOptions {
  /** Its explanation when it is pointed at. */
  about?: () => Explanation | null;
  /** Its explanation when it is touched and cannot be; absent: the rule, or `about`. */
  whyNot?: () => Explanation | null;
}

/** All targets of one table, and those touched so far. */
export interface TableTargets<Choice extends object = object> {
  model: TargetModel<Choice>;
  /** The last pick was made by keyboard. */
  byKeyboard: boolean;
  drag: Drag<string>;
  label: (choice: Choice) => string;
  /** Touches a target; `anchor` is where an explanation is shown. */
  touch: (id: string, by: 'pointer' | 'key', anchor: Element) => void;
  /** Makes a listed choice, wherever it was selected: on the table, in a menu, in a dialog. */
  take: (choice: Choice) => void;
  /** Picks exactly these; none: puts everything back. */
  pick: (...picked: readonly string[]) => void;
  /** After the next change of the decision the focus goes there, or to the next thing to do. */
  leadOn: (selector?: string) => void;
  of: (id: string, options?: TargetOptions) => Target;
  /** For the root of the table: arrow keys move between available targets. */
  onKeyDown: (event: KeyboardEvent) => void;
}

const none: readonly never[] = [];

/** Touch, keyboard and drag for all targets on a table; see `targets.ts` for what a target is. */
export function useTargets<Choice extends object>(input: TargetsInput<Choice>): TableTargets<Choice> {
  const { root, decision, isSettled, targetOf, blocked, label } = input;
  const explain = useExplain();
  const [touched, setTouched] = useState<readonly string[]>(none);
  const [byKeyboard, setByKeyboard] = useState(false);
  /** The targets touched for the last choice, and the decision at that time. */
  const [taken, setTaken] = useState<{ path: readonly string[]; decision: object | null }>({
    path: none,
    decision: null,
  });
  const isUnsent = useExtras().hasUnsentMove === true;
  /** While a move is unsent, its targets stay picked. */
  const unsentPath = isUnsent && taken.decision === decision ? taken.path : none;
  const held = useMemo(() => (unsentPath.length > 0 ? unsentPath.slice(0, -1) : null), [unsentPath]);
  const choices: readonly Choice[] = isSettled && decision ? decision.choices : none;
  const model = useMemo(
    () => targetModel({ choices, targetOf, picked: held ?? touched, ...(blocked && { blocked }) }),
    [choices, targetOf, held, touched, blocked],
  );
  const { picked } = model;

  const pick = (ids: readonly string[], keyboard: boolean): void => {
    setByKeyboard(keyboard);
    setTouched(ids);
    input.onPick?.(ids);
  };
  const take = (choice: Choice): void => {
    const to = input.leadTo?.(choice);
    if (to !== null && (to !== undefined || document.activeElement?.matches(':focus-visible'))) leadOn(to);
    // What was picked for another choice stays picked.
    const path = targetOf(choice);
    setTaken({ path, decision });
    if (picked.length > 0 && picked.every((id, i) => path[i] === id)) pick(none, false);
    input.choose(choice);
  };
  const touch: TableTargets<Choice>['touch'] = (id, by, anchor) => {
    const touch = model.touch(id);
    if (touch.kind === 'choose') take(touch.choice);
    else if (touch.kind === 'pick') pick(touch.picked, by === 'key');
    else if (touch.kind === 'why') explain.show(anchor, () => input.why(touch.rule));
  };

  // Marks the targets of an unsent move, however they are drawn.
  useLayoutEffect(() => {
    const things = unsentPath.flatMap((id) => [...document.querySelectorAll(`[data-target="${CSS.escape(id)}"]`)]);
    for (const thing of things) thing.setAttribute('data-unsent', '');
    return () => {
      for (const thing of things) thing.removeAttribute('data-unsent');
    };
  });

  const firstThing = (): HTMLElement | null => {
    if (!isSettled || !decision) return null;
    if (input.nextThing) return input.nextThing();
    return elementOf(...decision.choices.slice(0, decision.forward).flatMap((choice) => targetOf(choice)[0] ?? []));
  };
  const leadOn = useGuidedFocus({ root, picked, byKeyboard, next: model.next, decision, nextThing: firstThing });

  // Wherever the focus is, Esc puts back the last pick.
  const last = picked.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per pick
  useEffect(() => {
    if (last === undefined) return;
    const drop = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      if (root.current?.contains(document.activeElement)) elementOf(last)?.focus();
      pick(picked.slice(0, -1), false);
    };
    addEventListener('keydown', drop);
    return () => removeEventListener('keydown', drop);
  }, [picked]);

  /** The targets available during a drag, even before the pick is rendered. */
  const withPicked = (thing: string): TargetModel<Choice> => {
    if (picked.includes(thing)) return model;
    const touch = model.touch(thing);
    return targetModel({ choices, targetOf, picked: touch.kind === 'pick' ? touch.picked : none });
  };
  const drag = useDrag<string, string>({
    targetAt(thing, x, y) {
      const { next } = withPicked(thing);
      const id = input.drag?.hit ? input.drag.hit(x, y, thing) : targetUnder(x, y, next);
      return id !== null && next.includes(id) ? id : null;
    },
    onStart(thing) {
      explain.hide();
      pick(withPicked(thing).picked, false);
    },
    onOver: (target) => input.drag?.onOver?.(target),
    onHold: (x, y) => input.drag?.onHold?.(x, y),
    onDrop(thing, target) {
      input.drag?.onDrop?.();
      if (target === null) return;
      const touch = withPicked(thing).touch(target);
      if (touch.kind === 'choose') take(touch.choice);
      else if (touch.kind === 'pick') pick(touch.picked, false);
    },
  });

  const of: TableTargets<Choice>['of'] = (id, { about, whyNot } = {}) => {
    const state = model.stateOf(id);
    const isOpen = state === 'possible' || state === 'picked';
    const leads = model.leadsOn(id);
    const rule = (): Explanation | null => {
      const forbids = model.whyNot(id);
      return forbids === null ? null : input.why(forbids);
    };
    const asking = explain.props(() => about?.() ?? rule());
    const press = (by: 'pointer' | 'key', anchor: Element): void => {
      if (isOpen) touch(id, by, anchor);
      else explain.show(anchor, () => whyNot?.() ?? rule() ?? about?.() ?? null);
    };
    const bare: Target['bare'] = {
      'data-target': id,
      'data-touch': state,
      'data-leads': (leads && input.drag !== undefined) || undefined,
      'aria-pressed': leads ? state === 'picked' : undefined,
      'aria-disabled': !isOpen,
      onClick: (event) => press(event.detail === 0 ? 'key' : 'pointer', event.currentTarget),
      onKeyDown(event) {
        // Buttons do this by themselves.
        if (event.currentTarget instanceof HTMLButtonElement || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        press('key', event.currentTarget);
      },
    };
    const onPointerDown = (event: PointerEvent): void => {
      asking.onPointerDown(event);
      if (leads && input.drag) drag.begin(event, id);
    };
    return { state, bare, props: { ...asking, ...bare, onPointerDown } };
  };

  return {
    model,
    byKeyboard,
    drag,
    label,
    touch,
    take,
    pick: (...ids) => pick(ids, false),
    leadOn,
    of,
    onKeyDown(event) {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const here = event.target.closest<HTMLElement>('[data-target]');
      if (!here || !root.current) return;
      const to = arrowTo(event.key, here, root.current.querySelectorAll<HTMLElement>(glowing));
      if (to === undefined) return;
      event.preventDefault();
      to?.focus();
    },
  };
}

const glowing = ':is([data-touch="possible"], [data-touch="picked"])';

/** The target at this point of the page, if it is one of these. */
function targetUnder(x: number, y: number, next: readonly string[]): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const id = element.closest<HTMLElement>('[data-target]')?.dataset.target;
    if (id !== undefined && next.includes(id)) return id;
  }
  return null;
}
