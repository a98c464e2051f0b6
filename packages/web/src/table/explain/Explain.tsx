import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../i18n/index.tsx';
import { tableWords } from '../tableWords.ts';
import './explain.css';

/** The explanation of a target or a symbol. */
export interface Explanation {
  title?: string;
  text?: string;
  /** A picture or a card, above the text. */
  picture?: ReactNode;
  /** The id of the rule, shown as a link. */
  rule?: string;
  /** Red: says why something is not allowed. */
  blocked?: boolean;
  /** Placed at the side where there is room, because what is above and below must stay visible. */
  beside?: boolean;
}

type Show = (anchor: Element, explain: () => Explanation | null) => void;
const ExplainContext = createContext<{
  show: Show;
  hide: (anchor: Element | null, at?: 'once' | 'soon') => void;
  /** The focus moved by keyboard, not by the table's own guidance. */
  isWalking: () => boolean;
} | null>(null);

const walkingKeys = new Set(['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);
let lastMove: Event | null = null;
const hoverDelayMs = 380;
const longPressMs = 450;
const dragThresholdPx = 8;
/** Allow this much finger movement during a long press. */
const holdDriftPx = 24;
/** Long enough to move the pointer from a target to its explanation and the link in it. */
const hideDelayMs = 220;

/**
 * Shows one explanation at a time, above everything, next to its target. `rules`: the address of the game's rules, if
 * there is one.
 */
export function ExplainLayer({ rules, children }: { rules: string | null; children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<{ anchor: Element; explanation: Explanation } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastKey = useRef('');
  const layer = useMemo(
    () => ({
      show(anchor: Element, explain: () => Explanation | null) {
        clearTimeout(timer.current);
        const explanation = explain();
        if (explanation && anchor.isConnected) setShown({ anchor, explanation });
      },
      hide(anchor: Element | null, at: 'once' | 'soon' = 'once') {
        clearTimeout(timer.current);
        const hide = (): void => setShown((now) => (anchor === null || now?.anchor === anchor ? null : now));
        if (at === 'once') hide();
        else timer.current = setTimeout(hide, hideDelayMs);
      },
      isWalking: () => walkingKeys.has(lastKey.current),
    }),
    [],
  );
  useEffect(() => {
    const note = ({ key }: KeyboardEvent): void => {
      lastKey.current = key;
    };
    const forget = (): void => {
      lastKey.current = '';
    };
    addEventListener('keydown', note, true);
    addEventListener('pointerdown', forget, true);
    return () => {
      removeEventListener('keydown', note, true);
      removeEventListener('pointerdown', forget, true);
    };
  }, []);
  const { show, hide } = layer;
  // before paint: a visible explanation can always be closed
  useLayoutEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide(null);
      if (event.key === '?') document.querySelector<HTMLAnchorElement>('#explanation a')?.click();
    };
    const elsewhere = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('#explanation')) return;
      if (event.target instanceof Node && shown.anchor.contains(event.target)) return;
      hide(null);
    };
    // The target may leave the page: a card that was played, a hand that was handed over.
    const gone = new MutationObserver(() => {
      if (!shown.anchor.isConnected) hide(null);
    });
    gone.observe(document.body, { childList: true, subtree: true });
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', elsewhere, true);
    addEventListener('wheel', elsewhere, { capture: true, passive: true });
    return () => {
      gone.disconnect();
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', elsewhere, true);
      removeEventListener('wheel', elsewhere, { capture: true });
    };
  }, [shown, hide]);
  return (
    <ExplainContext value={layer}>
      {children}
      {shown && (
        <Popover
          anchor={shown.anchor}
          explanation={shown.explanation}
          rules={rules}
          onEnter={() => show(shown.anchor, () => shown.explanation)}
          onLeave={() => hide(shown.anchor, 'soon')}
          onClose={() => hide(null)}
        />
      )}
    </ExplainContext>
  );
}

interface PopoverProps {
  anchor: Element;
  explanation: Explanation;
  rules: string | null;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
}

const gapPx = 10;
const edgePx = 4;

/** The place of an explanation: next to its target, on the screen, covering as few other targets as possible. */
function placeFor(anchor: Element, box: Element, beside: boolean): { left: number; top: number; covers: number } {
  const around = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const within = (at: number, size: number, room: number): number =>
    Math.max(edgePx, Math.min(at, room - size - edgePx));
  const middle = within(around.left + around.width / 2 - width / 2, width, innerWidth);
  const aside = within(around.top, height, innerHeight);
  const upright = [
    { left: middle, top: around.top - height - gapPx },
    { left: middle, top: around.bottom + gapPx },
  ];
  const sides = [
    { left: around.right + gapPx, top: aside },
    { left: around.left - gapPx - width, top: aside },
  ];
  const fitting = (beside ? [...sides, ...upright] : [...upright, ...sides]).filter(
    ({ left, top }) =>
      left >= edgePx && top >= edgePx && left + width <= innerWidth - edgePx && top + height <= innerHeight - edgePx,
  );
  const things = [...document.querySelectorAll('[data-touch="possible"]')]
    .filter((thing) => thing !== anchor && (thing.checkVisibility?.() ?? true))
    .map((thing) => thing.getBoundingClientRect());
  const found = fitting.map(({ left, top }) => ({
    left,
    top,
    covers: things.filter(
      (thing) => thing.left < left + width && thing.right > left && thing.top < top + height && thing.bottom > top,
    ).length,
  }));
  const fewest = Math.min(...found.map(({ covers }) => covers));
  return (
    found.find(({ covers }) => covers === fewest) ?? {
      left: middle,
      top: Math.max(edgePx, innerHeight - height - edgePx),
      covers: 1,
    }
  );
}

function Popover({ anchor, explanation, rules, onEnter, onLeave, onClose }: PopoverProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const words = useWords(tableWords);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    // Popovers are in the top layer, above dialogs.
    box.showPopover?.();
    const { left, top, covers } = placeFor(anchor, box, explanation.beside ?? false);
    box.toggleAttribute('data-over', covers > 0);
    box.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    anchor.setAttribute('aria-describedby', 'explanation');
    return () => anchor.removeAttribute('aria-describedby');
  }, [anchor, explanation]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way
    <div
      ref={ref}
      id="explanation"
      role="tooltip"
      popover="manual"
      className="explanation"
      data-blocked={explanation.blocked || undefined}
      data-picture={explanation.picture ? true : undefined}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onClick={onClose}
    >
      {explanation.picture}
      {explanation.title && <b className="display">{explanation.title}</b>}
      {explanation.text && <span>{explanation.text}</span>}
      {rules !== null && explanation.rule && (
        <a href={`${rules}/${explanation.rule}`} target="_blank" rel="noopener" tabIndex={-1} aria-keyshortcuts="?">
          {words.rule(explanation.rule)} <kbd>?</kbd>
        </a>
      )}
    </div>
  );
}

/** The event handlers that explain an element: on hover, on keyboard focus, on a long press. */
export interface ExplainProps {
  onPointerMove: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onContextMenu: (event: MouseEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
}

/** For one element; `explain` is called only when an explanation is wanted. */
export function useExplain(): {
  props: (explain: () => Explanation | null) => ExplainProps;
  show: (anchor: Element, explain: () => Explanation | null) => void;
  hide: () => void;
} {
  const layer = useContext(ExplainContext);
  if (!layer) throw new Error('useExplain needs an ExplainLayer above it.');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const downAt = useRef(0);
  const over = useRef<Element | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    show: layer.show,
    hide: () => layer.hide(null),
    props: (explain) => ({
      // A move, not an enter event: an element that slides under a resting pointer was not pointed at.
      onPointerMove(event) {
        if (event.pointerType !== 'mouse' || event.buttons > 0) return;
        // Of nested elements the innermost counts.
        if (lastMove === event.nativeEvent) return;
        lastMove = event.nativeEvent;
        const anchor = event.currentTarget;
        if (over.current === anchor) return;
        over.current = anchor;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => layer.show(anchor, explain), hoverDelayMs);
      },
      onPointerLeave(event) {
        over.current = null;
        clearTimeout(timer.current);
        if (event.pointerType === 'mouse') layer.hide(event.currentTarget, 'soon');
      },
      onPointerDown(event) {
        clearTimeout(timer.current);
        pressed.current = false;
        downAt.current = event.timeStamp;
        if (event.pointerType === 'mouse') {
          layer.hide(event.currentTarget);
          return;
        }
        const anchor = event.currentTarget;
        const { clientX, clientY } = event;
        const timing = setTimeout(() => {
          pressed.current = true;
          layer.show(anchor, explain);
        }, longPressMs);
        timer.current = timing;
        // A finger that moves is dragging or scrolling, even if it rested before.
        const stray = (move: globalThis.PointerEvent): void => {
          const way = Math.hypot(move.clientX - clientX, move.clientY - clientY);
          if (way < (pressed.current ? holdDriftPx : dragThresholdPx)) return;
          clearTimeout(timing);
          layer.hide(anchor);
          removeEventListener('pointermove', stray);
        };
        addEventListener('pointermove', stray);
        addEventListener('pointerup', () => removeEventListener('pointermove', stray), { once: true });
      },
      onPointerUp(event) {
        clearTimeout(timer.current);
        // A busy page may receive a short tap late: it still counts as a tap.
        if (!pressed.current || event.timeStamp - downAt.current >= longPressMs) return;
        pressed.current = false;
        layer.hide(event.currentTarget);
      },
      onPointerCancel() {
        clearTimeout(timer.current);
      },
      onFocus(event) {
        if (layer.isWalking() && event.currentTarget.matches(':focus-visible'))
          layer.show(event.currentTarget, explain);
      },
      onBlur(event) {
        layer.hide(event.currentTarget);
      },
      onContextMenu(event) {
        // A long press must not open the browser's menu over the explanation.
        if (pressed.current) event.preventDefault();
      },
      onClickCapture(event) {
        // The tap that ends a long press only asked for the explanation; a key always acts.
        if (!pressed.current || event.detail === 0) return;
        pressed.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
  };
}

/** A small element that only explains itself, such as a symbol or a figure. It can be reached by keyboard. */
export function Explained({
  by,
  className,
  children,
}: {
  by: () => Explanation | null;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const explain = useExplain();
  return (
    <button
      type="button"
      className={className ? `explained ${className}` : 'explained'}
      {...explain.props(by)}
      onClick={(event) => explain.show(event.currentTarget, by)}
    >
      {children}
    </button>
  );
}
