import type { PackProblem } from '@cordillera/engine';
import { type BountyBoard, type ColoradoContent, type Icon, KINDS, type Kind, TRACKS, type Track } from '../types.ts';
import { problem, type Spot, unless } from './problem.ts';

const at = (field: string): Spot => ({ file: 'bounty-board.json', field });

interface Range {
  min: number;
  max: number;
}
const within = (found: number, { min, max }: Range): boolean => found >= min && found <= max;

const BOXES: Record<Track, Range> = {
  tipi: { min: 5, max: 9 },
  saloon: { min: 4, max: 6 },
  wanted: { min: 3, max: 5 },
};
const MEDALS: Record<Track, Range> = {
  tipi: { min: 3, max: 5 },
  saloon: { min: 2, max: 4 },
  wanted: { min: 2, max: 4 },
};
/** The example in the rulebook wins this medal on the tipi track. */
const TIPI_MEDAL = 9;
const BOX_ICONS: readonly Icon[] = ['none', 'nuggets', 'cards', 'tick', 'free', 'discover'];
/** The slot that ends the game must be drawn. */
const MIN_SLOTS = 7;

export const checkBoard = (content: ColoradoContent): PackProblem[] => {
  const { board } = content;
  return [
    ...KINDS.flatMap((kind) => checkZone(content, kind)),
    ...TRACKS.flatMap((track) => [...checkBoxes(board, track), ...checkMedals(board, track)]),
    ...checkIcons(board),
    ...unless(board.medalSlots >= MIN_SLOTS, 'medal-slots', at('medalSlots'), {
      found: board.medalSlots,
      min: MIN_SLOTS,
    }),
  ];
};

/** How many boxes a player's line of a track has. */
export const boxesOf = (board: BountyBoard, track: Track): number =>
  track === 'saloon' ? board.saloon.boxes : board[track].icons.length;

function checkZone({ sheet, board }: ColoradoContent, kind: Kind): PackProblem[] {
  const { values, medal } = board.flags[kind];
  const field = `flags.${kind}`;
  const expected = sheet.regions.filter((region) => region.kind === kind).length;
  return [
    ...unless(values.length === expected, 'flag-boxes', at(`${field}.values`), {
      kind,
      found: values.length,
      expected,
    }),
    ...values.flatMap((found, index) => {
      const spot = at(`${field}.values.${index}`);
      if (kind === 'village' && index === 0) return unless(found === 0, 'village-first', spot, { found });
      const min = values[index - 1] ?? 0;
      return unless(found >= min, 'flag-falls', spot, { found, min });
    }),
    ...checkZoneMedal(kind, medal, at(`${field}.medal`)),
  ];
}

function checkZoneMedal(kind: Kind, medal: number | null, spot: Spot): PackProblem[] {
  if (kind === 'village') return unless(medal === null, 'village-medal', spot);
  if (medal === null) return [problem('zone-medal', spot, { kind })];
  return unless(medal >= 1, 'medal-value', spot, { found: medal }, 'CO-DATA-19');
}

function checkBoxes(board: BountyBoard, track: Track): PackProblem[] {
  const found = boxesOf(board, track);
  const spot = at(track === 'saloon' ? 'saloon.boxes' : `${track}.icons`);
  if (!within(found, BOXES[track])) return [problem('track-length', spot, { found, ...BOXES[track] })];
  return unless(track !== 'tipi' || found % 2 === 1, 'tipi-even', spot, { found });
}

function checkMedals(board: BountyBoard, track: Track): PackProblem[] {
  const { medals } = board[track];
  const field = `${track}.medals`;
  const found = medals.length;
  return [
    ...unless(within(found, MEDALS[track]), 'medal-count', at(field), { found, ...MEDALS[track] }),
    ...medals.flatMap((medal, index) => {
      const spot = at(`${field}.${index}`);
      if (medal < 1) return [problem('medal-value', spot, { found: medal }, 'CO-DATA-19')];
      const before = medals[index - 1];
      return unless(before === undefined || medal < before, 'medal-order', spot, { found: medal, before: before ?? 0 });
    }),
    ...unless(track !== 'tipi' || medals.includes(TIPI_MEDAL), 'tipi-nine', at(field), { medal: TIPI_MEDAL }),
  ];
}

function checkIcons({ tipi, wanted }: BountyBoard): PackProblem[] {
  const allowed = BOX_ICONS.join(', ');
  const strange = (['tipi', 'wanted'] as const).flatMap((track) =>
    (track === 'tipi' ? tipi : wanted).icons.flatMap((icon, index) =>
      unless(BOX_ICONS.includes(icon), 'box-icon', at(`${track}.icons.${index}`), { icon, allowed }),
    ),
  );
  const discovers = (icons: Icon[]): boolean => icons.includes('discover');
  return [
    ...strange,
    ...unless(wanted.icons[1] !== 'none', 'wanted-second', at('wanted.icons.1')),
    ...unless(!(discovers(tipi.icons) && discovers(wanted.icons)), 'discover-twice', at('wanted.icons')),
  ];
}
