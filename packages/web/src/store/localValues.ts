/** Small values kept between visits. A browser that forbids storage forgets them. */
const key = (name: string): string => `cordillera.${name}`;

export function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(key(name));
  } catch {
    return null;
  }
}

/** A stored JSON value; undefined when it is missing or invalid. */
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
    // Private windows may refuse: the value then lasts as long as the page.
  }
}
