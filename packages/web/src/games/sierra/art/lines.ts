import * as v from 'valibot';
import { colours, type Line, symbols } from './cards.ts';

const card = v.object({ id: v.string(), colour: v.picklist(colours), symbol: v.picklist(symbols) });
const line = v.object({
  row: v.pipe(v.number(), v.integer()),
  start: v.pipe(v.number(), v.integer()),
  cards: v.pipe(v.array(card), v.minLength(1)),
});
const landscape = v.fallback(v.array(line), []);

/** The landscape stored in a summary; empty when it is damaged. */
export const linesIn = (picture: unknown): readonly Line[] => v.parse(landscape, picture);
