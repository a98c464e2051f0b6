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
  /** Null while nobody is asked. */
  decision: Decision<Choice> | null;
  /** All that happened has been told; before that nothing can be touched. */
  isSettled: boolean;
  /** One function for every table of a game: the model is made again when it changes. */
  targetOf: TargetOf<Choice>;
  /** What looks possible and is not; the same function as long as the decision is the same. */
  blocked?: () => readonly Blocked<Choice>[];
  choose: (choice: Choice) => void;
  /** What is said of a thing that a rule forbids touching. */
  why: (rule: string) => Explanation;
  /** What a choice is called in a menu. */
  label: (choice: Choice) => string;
  /** Something was picked or put back. */
  onPick?: (picked: readonly string[]) => void;
  /** Absent: nothing is dragged. */
  drag?: {
    /** The target meant by this point of the page, among those that glow. Absent: the one that lies there. */
    hit?: (x: number, y: number, thing: string) => string | null;
    onOver?: (target: string | null) => void;
    onHold?: (x: number, y: number) => void;
    onDrop?: () => void;
  };
  /** What comes next for a keyboard. Absent: the first thing of the decision. */
  nextThing?: () => HTMLElement | null;
  /** Where the focus goes after a choice made by keyboard: to this selector, or nowhere. Absent: to what comes next. */
  leadTo?: (choice: Choice) => string | null | undefined;
}

/** What one thing on the table gets, to be spread on its button. */
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
  /** Without explanation and drag, for a thing that answers the pointer in its own way. */
  bare: Omit<TargetProps, keyof ExplainProps>;
}

interface TargetOptions {
  /** What it says of itself when it is pointed at. */
  about?: () => Explanation | null;
  /** What it says when it is touched and cannot be; otherwise the rule, or what it says of itself. */
  whyNot?: () => Explanation | null;
}

/** All that can be touched on one table, and what was touched so far. */
export interface TableTargets<Choice extends object = object> {
  model: TargetModel<Choice>;
  /** What is picked was picked with a key. */
  byKeyboard: boolean;
  drag: Drag<string>;
  label: (choice: Choice) => string;
  /** Touches a thing; `anchor` is where it is said why not. */
  touch: (id: string, by: 'pointer' | 'key', anchor: Element) => void;
  /** Makes a choice that is listed, wherever it was found: on the table, in a menu, in a dialog. */
  take: (choice: Choice) => void;
  /** Picks these and nothing else; none: puts everything back. */
  pick: (...picked: readonly string[]) => void;
  /** After the next change of what is asked the focus goes there, or to what comes next. */
  leadOn: (selector?: string) => void;
  of: (id: string, options?: TargetOptions) => Target;
  /** For the root of the table: arrow keys go from one thing that glows to the next. */
  onKeyDown: (event: KeyboardEvent) => void;
}

const none: readonly never[] = [];

/** Touch, keyboard and drag for everything on a table: see `targets.ts` for what a target is. */
export function useTargets<Choice extends object>(input: TargetsInput<Choice>): TableTargets<Choice> {
  const { root, decision, isSettled, targetOf, blocked, label } = input;
  const explain = useExplain();
  const [touched, setTouched] = useState<readonly string[]>(none);
  const [byKeyboard, setByKeyboard] = useState(false);
  /** What was touched for the last choice, and what was asked then. */
  const [taken, setTaken] = useState<{ path: readonly string[]; decision: object | null }>({
    path: none,
    decision: null,
  });
  const isUnsent = useExtras().hasUnsentMove === true;
  /** As long as a move waits for the network, it lies there as it was made. */
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
    // What was picked for something else stays picked.
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

  // What was touched for it is marked where it lies, however it is drawn.
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

  // Wherever the focus is, Esc puts back what was picked last.
  const last = picked.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was picked
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

  /** What can be touched while a thing is dragged: before the first picture with it picked, too. */
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
        // A button does this by itself.
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

/** The target that lies at this point of the page, if it is one of these. */
function targetUnder(x: number, y: number, next: readonly string[]): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const id = element.closest<HTMLElement>('[data-target]')?.dataset.target;
    if (id !== undefined && next.includes(id)) return id;
  }
  return null;
}
