/**
 * The click of the press of this moment belongs to something else: nothing hears it. A press may also have no click (a
 * finger that moved, a press that ended elsewhere): the next press or key starts afresh.
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
