import { useWords } from '../../i18n/index.tsx';
import { onlineWords } from '../../online/onlineWords.ts';
import { nameOf, type Person } from '../../table/setup/seating.ts';
import { useByLink } from './byLink.ts';

/** The name of a seat; players who join by link bring their own. */
export function useNames(people: readonly Person[], mine: string): (seat: number) => string {
  const byLink = useByLink();
  const { seats } = useWords(onlineWords);
  return (seat) => {
    const person = people[seat]!;
    return byLink && person.who !== 'me' ? seats.nth(seat + 1) : nameOf(person, mine);
  };
}
