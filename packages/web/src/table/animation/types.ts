/** Where something lies on the page: selectors, of which the first that can be seen counts. */
export type Anchor = readonly string[];

/** Something that moves in a beat, `wait` milliseconds after it begins. `Icon`: a symbol of the game's sprite. */
export type TableAnimation<Icon extends string = string> = { wait: number } & (
  | {
      kind: 'fly';
      /** A scrap of paper with this sign, or a copy of what lay there before. */
      picture: Icon | 'itself';
      from: Anchor;
      to: Anchor;
    }
  /** The thing itself comes from where it, or something else, lay before. */
  | { kind: 'come'; what: Anchor; from: Anchor }
  | { kind: 'hop' | 'dip' | 'shake' | 'turn' | 'ring' | 'appear' | 'roll' | 'land'; what: Anchor }
);
