import type { TableSeat } from '@cordillera/protocol';
import type { TalkWords } from '../chat/talkWords.ts';
import { duration } from '../durations.ts';
import type { OnlineWords } from '../onlineWords.ts';

/** A player's presence in a word or two: "here", "away 2 min", "a stand-in". */
export function presenceLabel(
  { presence, since, bot, standIn }: TableSeat,
  now: number,
  words: TalkWords,
  online: OnlineWords,
): string {
  if (bot !== undefined) return words.bot;
  if (standIn !== undefined) return words.standIn;
  if (presence === undefined) return '';
  if (presence !== 'away' || since === undefined || now - since < 60_000) return words[presence];
  return words.awayFor(duration(Math.floor((now - since) / 60_000) * 60, online));
}
