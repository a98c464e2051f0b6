import { useEffect, useState } from 'react';
import { type Route, searchAddress, sectionAddress } from './route.ts';

/** After a pause this long, in ms, the search becomes part of the address, so that Back returns to it. */
const searchDelayMs = 500;

interface Draft {
  typed: string;
  /** The addresses under which it was typed: that of the page and the one the search itself wrote. */
  on: readonly string[];
}

interface SearchQuery {
  typed: string;
  /** The section to show when nothing is searched for. */
  section: string;
  /** Whether the address was written by the search field, and not by following a link. */
  isOwnPath: boolean;
  type: (typed: string) => void;
  /** Forgets what was typed. */
  drop: () => void;
}

/** The path as the page gives it: decoded. */
const pathOf = (address: string): string => decodeURIComponent(address.slice('#/rules/'.length));

/** What stands in the search field: what is being typed, else what the address searches for. */
export function useSearchQuery(game: string, path: string, route: Route): SearchQuery {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [lastSection, setLastSection] = useState(route.section);
  const current = draft?.on.includes(path) ? draft : null;
  const typed = current ? current.typed : route.search;
  const section = route.search ? lastSection : route.section;

  useEffect(() => {
    if (!route.search) setLastSection(route.section);
    setDraft((known) => (known?.on.includes(path) ? known : null));
  }, [path, route]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === route.search) return;
    const timer = setTimeout(() => {
      const address = wanted ? searchAddress(game, wanted) : sectionAddress(game, section);
      setDraft({ typed, on: [path, pathOf(address)] });
      location.replace(address);
    }, searchDelayMs);
    return () => clearTimeout(timer);
  }, [game, typed, path, route, section]);

  return {
    typed,
    section,
    isOwnPath: current !== null,
    type: (next) => setDraft({ typed: next, on: current?.on ?? [path] }),
    drop: () => setDraft(null),
  };
}
