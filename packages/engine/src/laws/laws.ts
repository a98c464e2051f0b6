import { progress } from './L01-progress.ts';
import { choices } from './L02-choices.ts';
import { legality } from './L03-legality.ts';
import { end } from './L04-end.ts';
import { roundTrip } from './L05-round-trip.ts';
import { clone } from './L06-clone.ts';
import { replay } from './L07-replay.ts';
import { undo } from './L08-undo.ts';
import { secrecy } from './L09-secrecy.ts';
import { fit } from './L10-fit.ts';
import { purity } from './L11-purity.ts';
import { order } from './L12-order.ts';
import { conservation } from './L13-conservation.ts';
import { score } from './L14-score.ts';
import { why } from './L15-why.ts';
import { words } from './L16-words.ts';
import { reach } from './L17-reach.ts';
import { chance } from './L18-chance.ts';
import { pictures } from './L19-pictures.ts';
import { content } from './L20-content.ts';
import { preview } from './L21-preview.ts';
import type { Law, LawId } from './law.ts';

/** The properties of every game. */
export const laws = {
  L1: progress,
  L2: choices,
  L3: legality,
  L4: end,
  L5: roundTrip,
  L6: clone,
  L7: replay,
  L8: undo,
  L9: secrecy,
  L10: fit,
  L11: purity,
  L12: order,
  L13: conservation,
  L14: score,
  L15: why,
  L16: words,
  L17: reach,
  L18: chance,
  L19: pictures,
  L20: content,
  L21: preview,
} satisfies Record<LawId, Law>;
