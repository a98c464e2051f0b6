/** The click that will follow the press of this moment belongs to something else: nothing hears it. */
export function swallowClick(): void {
  const swallow = (click: Event): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  // A press that is cancelled, or ends elsewhere, has no click.
  const forget = (): void => {
    setTimeout(() => removeEventListener('click', swallow, true), 50);
    removeEventListener('pointerup', forget, true);
    removeEventListener('pointercancel', forget, true);
  };
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerup', forget, true);
  addEventListener('pointercancel', forget, true);
}
