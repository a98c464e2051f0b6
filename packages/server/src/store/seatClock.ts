/** One seat's time, in milliseconds. */
export interface SeatClock {
  /** What is left of its bank. */
  left: number;
  /** When the table began to wait for it; null while it does not. */
  since: number | null;
}
