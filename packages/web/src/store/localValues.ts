/** Small choices kept between visits. A browser that forbids storage simply forgets them. */
const key = (name: string): string => `cordillera.${name}`;

export function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(key(name));
  } catch {
    return null;
  }
}

/** The same for what was kept as JSON; undefined when there is none, or it is not ours any more. */
export function readLocalJson(name: string): unknown {
  try {
    return JSON.parse(readLocal(name) ?? '');
  } catch {
    return undefined;
  }
}

export function writeLocal(name: string, value: string): void {
  try {
    localStorage.setItem(key(name), value);
  } catch {
    // Private windows may refuse: the choice then lasts as long as the page.
  }
}
