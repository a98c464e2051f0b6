import { onlineWords } from '../online/words.ts';
import { useWords } from '../words/index.tsx';
import { useByLink } from './byLink.ts';
import { nameOf, type Person } from './seating.ts';

/** How a seat is called: whoever comes by the link brings a name of their own. */
export function useNames(people: readonly Person[], mine: string): (seat: number) => string {
  const byLink = useByLink();
  const { seats } = useWords(onlineWords);
  return (seat) => {
    const person = people[seat]!;
    return byLink && person.who !== 'me' ? seats.nth(seat + 1) : nameOf(person, mine);
  };
}
