/** The colours of seats in order; each also has a mark, so colour is never the only difference. */
const seatLooks = [
  { colour: 'rust', mark: 'disc' },
  { colour: 'sky', mark: 'square' },
  { colour: 'pine', mark: 'triangle' },
  { colour: 'sun-seat', mark: 'diamond' },
  { colour: 'plum', mark: 'plus' },
  { colour: 'slate', mark: 'hexagon' },
  { colour: 'rose', mark: 'ring' },
  { colour: 'moss', mark: 'star' },
] as const;

export type SeatLook = (typeof seatLooks)[number];
export type SeatMark = SeatLook['mark'];

export const seatLook = (seat: number): SeatLook => seatLooks[seat % seatLooks.length]!;

/** Path of each mark in a 12 by 12 box. */
export const markPaths: Record<SeatMark, string> = {
  disc: 'M6 1.2A4.8 4.8 0 1 1 5.9 1.2z',
  square: 'M1.8 1.9l8.5-.2.1 8.6-8.7.1z',
  triangle: 'M6 .9l5.3 9.7H.7z',
  diamond: 'M6 .4l5.4 5.7L6 11.6.6 6z',
  plus: 'M4.2 1h3.6v3.2H11v3.6H7.8V11H4.2V7.8H1V4.2h3.2z',
  hexagon: 'M3.3 1.2h5.4L11.5 6l-2.8 4.8H3.3L.5 6z',
  ring: 'M6 .8A5.2 5.2 0 1 1 5.9.8zM6 3.6A2.4 2.4 0 1 0 6.1 3.6z',
  star: 'M6 .5l1.6 3.6 3.9.4-2.9 2.6.9 3.9L6 9l-3.5 2 .9-3.9L.5 4.5l3.9-.4z',
};
