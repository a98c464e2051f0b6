import { recallJson, remember } from '../design/memory.ts';
import { type Seating, withFriends } from './seating.ts';

interface FormMemory<Draft> {
  /** The form as it was left. */
  kept(byLink?: boolean): Draft;
  keep(draft: Draft, byLink?: boolean): void;
}

/**
 * What a game's form is remembered as; a new name forgets what an older page has kept. Tables by link have a form of their
 * own: bots are the exception there.
 */
export function formMemory<Draft extends Seating>(name: string, read: (kept: unknown) => Draft): FormMemory<Draft> {
  const linkName = `${name}.link`;
  return {
    kept(byLink = false) {
      const kept = byLink ? recallJson(linkName) : undefined;
      if (kept !== undefined) return read(kept);
      const draft = read(recallJson(name));
      return byLink ? withFriends(draft) : draft;
    },
    keep(draft, byLink = false) {
      remember(byLink ? linkName : name, JSON.stringify(draft));
    },
  };
}
