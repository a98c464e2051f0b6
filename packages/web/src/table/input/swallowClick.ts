/**
 * Swallows the click that follows the current press. A press may also have no click (a finger that moved, a press that
 * ended elsewhere), so the next press or key ends it.
 */
export function swallowClick(): void {
  const swallow = (click: Event): void => {
    click.stopPropagation();
    click.preventDefault();
    forget();
  };
  const forget = (): void => {
    removeEventListener('click', swallow, true);
    removeEventListener('pointerdown', forget, true);
    removeEventListener('keydown', forget, true);
  };
  addEventListener('click', swallow, true);
  addEventListener('pointerdown', forget, true);
  addEventListener('keydown', forget, true);
}
