import type { LoadProgress } from '@cordillera/engine';
import { expect, test, vi } from 'vitest';
import { runInSlices } from '../../../src/table/match/runInSlices.ts';

/** Steps that take this long each, in ms. */
function* steps(all: number, each: number): Generator<LoadProgress, string, void> {
  for (let done = 0; done < all; done++) {
    const until = performance.now() + each;
    while (performance.now() < until);
    yield { done, all };
  }
  return 'done';
}

test('long work runs in slices that let other tasks run, and reports its progress', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const reports: number[] = [];
  const answer = await runInSlices(steps(100, 6), { onProgress: ({ done }) => reports.push(done) });
  clearInterval(timer);
  expect(answer).toBe('done');
  expect(turns).toBeGreaterThan(5);
  expect(reports.length).toBeGreaterThan(0);
  expect(reports).toEqual(reports.toSorted((a, b) => a - b));
});

test('short work reports no progress', async () => {
  const reports: LoadProgress[] = [];
  // a busy machine may take long without a reason
  vi.spyOn(performance, 'now').mockReturnValue(0);
  await runInSlices(steps(20, 0), { onProgress: (progress) => reports.push(progress) });
  vi.restoreAllMocks();
  expect(reports).toEqual([]);
});

test('cancelled work rejects with the reason, failed work with its own error', async () => {
  const leaving = new AbortController();
  let taken = 0;
  function* counted() {
    for (const step of steps(1000, 5)) {
      taken++;
      yield step;
    }
  }
  const opening = runInSlices(counted(), { signal: leaving.signal });
  leaving.abort('gone');
  await expect(opening).rejects.toBe('gone');
  expect(taken).toBeLessThan(1000);

  // biome-ignore lint/correctness/useYield: it fails before its first step
  function* broken(): Generator<LoadProgress, void, void> {
    throw new TypeError('broken');
  }
  await expect(runInSlices(broken())).rejects.toThrow('broken');
});
