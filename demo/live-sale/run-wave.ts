import { setTimeout as sleep } from 'node:timers/promises';

export interface WaveLimits {
  /** The most new buyers per second. */
  ratePerSecond: number;
  durationSeconds: number;
  /** The most buyers in the shop at the same time. */
  buyers: number;
}

interface Wave extends WaveLimits {
  signal: AbortSignal;
  /** Runs one visit from beginning to end. A rejection ends the wave. */
  visit: () => Promise<void>;
  /** Called when a buyer found the shop full and went away. */
  turnAway: () => void;
}

/**
 * Admits buyers evenly until the time is over or the signal aborts, then waits for those inside. After a delay of a
 * busy machine no buyers are added, so that no second exceeds the rate.
 */
export async function runWave({
  ratePerSecond,
  durationSeconds,
  buyers,
  signal,
  visit,
  turnAway,
}: Wave): Promise<void> {
  const everyMs = 1000 / ratePerSecond;
  const endsAt = performance.now() + durationSeconds * 1000;
  const inside = new Set<Promise<void>>();
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  for (let nextAt = performance.now(); nextAt < endsAt; nextAt = Math.max(nextAt + everyMs, performance.now())) {
    await sleep(Math.max(0, nextAt - performance.now()), undefined, { signal: either }).catch(() => undefined);
    if (either.aborted) break;
    if (inside.size >= buyers) {
      turnAway();
      continue;
    }
    const one = visit()
      .catch((error: unknown) => failure.abort(error))
      .finally(() => inside.delete(one));
    inside.add(one);
  }
  await Promise.all(inside);
  if (failure.signal.aborted) throw failure.signal.reason;
}
