import { isAnswerLost } from './is-answer-lost.ts';

/** Whoever presses again does so soon. Later, the same request is meant anew. */
const REPEATED_MS = 10 * 60_000;
const KEPT_MAX = 50;

const lost = new Map<string, { key: string; sentAt: number }>();

/**
 * Returns the Idempotency-Key of a write, given as text of all that is sent: the key of the same write if its answer
 * was lost a while ago, so that pressing again does nothing twice; else a new one.
 */
export function takeKey(write: string): string {
  const before = lost.get(write);
  return before && Date.now() - before.sentAt < REPEATED_MS ? before.key : crypto.randomUUID();
}

/**
 * Keeps the key of a write whose answer was lost, until a write is answered: the user has gone on then, and may mean
 * the same request anew. `error` is absent after a success.
 */
export function noteAnswer(write: string, key: string, error?: unknown): void {
  if (error === undefined) lost.clear();
  else if (!isAnswerLost(error)) lost.delete(write);
  else lost.set(write, { key, sentAt: lost.get(write)?.sentAt ?? Date.now() });
  const [oldest] = lost.keys();
  if (lost.size > KEPT_MAX && oldest !== undefined) lost.delete(oldest);
}
