/** A key of 256 bits as eight 32-bit numbers; any numbers after them are ignored. */
export type Key = readonly [number, number, number, number, number, number, number, number, ...number[]];

/** The size of a block. */
export const BLOCK_BYTES = 64;

const rotateLeft = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

// "expand 32-byte k"
const C0 = 0x61707865;
const C1 = 0x3320646e;
const C2 = 0x79622d32;
const C3 = 0x6b206574;

/**
 * One block of the ChaCha20 key stream (RFC 8439, nonce 0), as sixteen 32-bit numbers. Neither the key nor another
 * block can be computed from any number of blocks. Every die costs a block, so the words are variables: in an array
 * they would take five times as long.
 */
export function chacha20Block(key: Key, counter: number): number[] {
  let x0: number = C0;
  let x1: number = C1;
  let x2: number = C2;
  let x3: number = C3;
  let x4 = key[0];
  let x5 = key[1];
  let x6 = key[2];
  let x7 = key[3];
  let x8 = key[4];
  let x9 = key[5];
  let x10 = key[6];
  let x11 = key[7];
  let x12 = counter;
  let x13 = 0;
  let x14 = 0;
  let x15 = 0;
  // biome-ignore format: four lines are a quarter round
  for (let round = 0; round < 20; round += 2) {
    x0 = (x0 + x4) | 0; x12 = rotateLeft(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0; x4 = rotateLeft(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0; x12 = rotateLeft(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0; x4 = rotateLeft(x4 ^ x8, 7);
    x1 = (x1 + x5) | 0; x13 = rotateLeft(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0; x5 = rotateLeft(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0; x13 = rotateLeft(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0; x5 = rotateLeft(x5 ^ x9, 7);
    x2 = (x2 + x6) | 0; x14 = rotateLeft(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0; x6 = rotateLeft(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0; x14 = rotateLeft(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0; x6 = rotateLeft(x6 ^ x10, 7);
    x3 = (x3 + x7) | 0; x15 = rotateLeft(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0; x7 = rotateLeft(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0; x15 = rotateLeft(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0; x7 = rotateLeft(x7 ^ x11, 7);
    x0 = (x0 + x5) | 0; x15 = rotateLeft(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0; x5 = rotateLeft(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0; x15 = rotateLeft(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0; x5 = rotateLeft(x5 ^ x10, 7);
    x1 = (x1 + x6) | 0; x12 = rotateLeft(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0; x6 = rotateLeft(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0; x12 = rotateLeft(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0; x6 = rotateLeft(x6 ^ x11, 7);
    x2 = (x2 + x7) | 0; x13 = rotateLeft(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0; x7 = rotateLeft(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0; x13 = rotateLeft(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0; x7 = rotateLeft(x7 ^ x8, 7);
    x3 = (x3 + x4) | 0; x14 = rotateLeft(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0; x4 = rotateLeft(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0; x14 = rotateLeft(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0; x4 = rotateLeft(x4 ^ x9, 7);
  }
  // biome-ignore format: four words a line
  return [
    (x0 + C0) | 0, (x1 + C1) | 0, (x2 + C2) | 0, (x3 + C3) | 0,
    (x4 + key[0]) | 0, (x5 + key[1]) | 0, (x6 + key[2]) | 0, (x7 + key[3]) | 0,
    (x8 + key[4]) | 0, (x9 + key[5]) | 0, (x10 + key[6]) | 0, (x11 + key[7]) | 0,
    (x12 + counter) | 0, x13, x14, x15,
  ];
}
