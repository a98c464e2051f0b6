/** Where a pioneer or the mule stands, as one small number. */
export const CAMP = 0;
/** In camp after losing its cabin to damage: it may enter its path, but no cabin this turn (SW-DMG-05). */
export const CAST_OUT = 1;
export const TRACKER = 2;
export const TRAPPER = 3;
/** Cabin spaces 4 to 7: three green, one tan. */
export const CABIN = 4;
/** The mule's own cabin. */
export const GREY_CABIN = 8;
/** Summit of the left, middle and right card: 9 to 11. */
export const SUMMIT = 9;
/** Start of the green path; its five spaces follow, then its end. */
export const GREEN_START = 20;
/** Start of the tan path; its four spaces follow, then its end. */
export const TAN_START = 30;

export const PIONEERS = ['green', 'tan'] as const;
export type Pioneer = (typeof PIONEERS)[number];
export type Figure = Pioneer | 'mule';

/** Camp, a cabin, Tracker or Trapper: from there a pioneer may go to the start of its path (SW-PATH-01). */
export const canEnter = (place: number): boolean => place < GREY_CABIN;
/** Idle, or cast out of a cabin. */
export const isInCamp = (place: number): boolean => place === CAMP || place === CAST_OUT;
export const isOnCabin = (place: number): boolean => place >= CABIN && place < GREY_CABIN;
export const isOnSummit = (place: number): boolean => place >= SUMMIT && place < SUMMIT + 3;
export const isOnGreenPath = (place: number): boolean => place >= GREEN_START && place < TAN_START;
export const isOnPath = (place: number): boolean => place >= GREEN_START;
