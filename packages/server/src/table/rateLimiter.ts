/** Token bucket: `burst` at once, `perSecond` sustained. */
export class TokenBucket {
  readonly #burst: number;
  readonly #perSecond: number;
  #left: number;
  #filled: number;

  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#left = burst;
    this.#filled = now;
  }

  /** Takes `cost` tokens; false when too few are left, which takes none. */
  take(now: number, cost = 1): boolean {
    this.#left = Math.min(this.#burst, this.#left + (Math.max(0, now - this.#filled) / 1000) * this.#perSecond);
    this.#filled = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  isFull(now: number): boolean {
    return this.#left + (Math.max(0, now - this.#filled) / 1000) * this.#perSecond >= this.#burst;
  }
}

/** Above this many buckets, those that have refilled are dropped. */
const minSweepSize = 1000;

/** A token bucket per person. */
export class RateLimiter {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #people = new Map<string, TokenBucket>();
  #maxBuckets = minSweepSize;

  constructor(burst: number, perSecond: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  take(person: string, now: number, cost = 1): boolean {
    let bucket = this.#people.get(person);
    if (bucket === undefined) {
      if (this.#people.size >= this.#maxBuckets) this.#sweep(now);
      bucket = new TokenBucket(this.#burst, this.#perSecond, now);
      this.#people.set(person, bucket);
    }
    return bucket.take(now, cost);
  }

  /** Drops full buckets, which equal new ones. */
  #sweep(now: number): void {
    for (const [person, bucket] of this.#people) if (bucket.isFull(now)) this.#people.delete(person);
    this.#maxBuckets = Math.max(minSweepSize, this.#people.size * 2);
  }
}
