import { BLOCK_BYTES, chacha20Block } from './chacha20.ts';

/** A stored cryptographic generator in counter mode: the eight numbers of its key, then the count of bytes drawn. */
export type SecretStream = [number, number, number, number, number, number, number, number, drawn: number];

/** Continues a stored stream; the stream itself is not changed. */
export class ChaChaRandom {
  private readonly stream: SecretStream;
  private drawn: number;
  private block: number[] | null = null;

  constructor(stream: SecretStream) {
    this.stream = stream;
    this.drawn = stream[8];
  }

  /**
   * An integer from 0 up to but not including `n`, made from as many bytes as `n` needs. Numbers beyond the last
   * multiple of `n` would favour small results, so they are drawn again.
   */
  below(n: number): number {
    for (;;) {
      let range = 1;
      let number = 0;
      for (; range < n; range *= 256) number = number * 256 + this.byte();
      if (number < range - (range % n)) return number % n;
    }
  }

  private byte(): number {
    const at = this.drawn % BLOCK_BYTES;
    if (at === 0 || this.block === null) this.block = chacha20Block(this.stream, Math.floor(this.drawn / BLOCK_BYTES));
    this.drawn++;
    return ((this.block[at >> 2] as number) >>> (8 * (at & 3))) & 255;
  }

  /** The present position, as a stored stream. */
  atRest(): SecretStream {
    const key = this.stream;
    return [key[0], key[1], key[2], key[3], key[4], key[5], key[6], key[7], this.drawn];
  }
}
