import { setTimeout as sleep } from 'node:timers/promises';

export interface WaveLimits {
  /** New ones a second, at most. */
  ratePerSecond: number;
  durationSeconds: number;
  /** So many are in the shop at the same time, at most. */
  buyers: number;
}

interface Wave extends WaveLimits {
  signal: AbortSignal;
  /** Somebody comes and does what they do; a rejection ends the wave. */
  visit: () => Promise<void>;
  /** Somebody found every place taken and went away. */
  turnAway: () => void;
}

/**
 * Lets people in evenly until the time is over or the signal says stop, then waits for those who are in. Who comes late,
 * because the machine was busy, is not made up for: a second never sees more than the rate.
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
