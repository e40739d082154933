import { isForeignAnswer } from '@parterre/contract/wire/client';
import { findProblem } from '../failure.ts';
import { isAnswerLost } from './is-answer-lost.ts';

/** All that is sent: the same write has the same parts. */
export interface SentWrite {
  method: string;
  url: string;
  revision: number | undefined;
  body: string | undefined;
  /** Counts by identity: two files with the same content are two writes. */
  file: Blob | undefined;
}

/** Whoever presses again does so soon. Later, the same request is meant anew. */
const REPEATED_MS = 10 * 60_000;
const KEPT_MAX = 50;

const lost = new Map<string, { key: string; sentAt: number }>();

/**
 * Returns the Idempotency-Key of a write: the key of the same write if its answer was lost a while ago, so that pressing
 * again does nothing twice; else a new one.
 */
export function takeKey(write: SentWrite): string {
  const before = lost.get(nameOf(write));
  return before && Date.now() - before.sentAt < REPEATED_MS ? before.key : crypto.randomUUID();
}

/**
 * Keeps the key of a write whose answer was lost, until one is answered that the user made (`noteSuccess`): they have
 * gone on then, and may mean the same request anew.
 */
export function noteFailure(write: SentWrite, key: string, error: unknown): void {
  const name = nameOf(write);
  const before = lost.get(name);
  if (isAnswerLost(error) || isForeign(error))
    lost.set(name, { key, sentAt: before?.key === key ? before.sentAt : Date.now() });
  else lost.delete(name);
  const [oldest] = lost.keys();
  if (lost.size > KEPT_MAX && oldest !== undefined) lost.delete(oldest);
}

/** What stands before the server has failed and cannot know whether the server wrote. */
function isForeign(error: unknown): boolean {
  const problem = findProblem(error);
  return problem !== undefined && isForeignAnswer(problem);
}

export function noteSuccess(): void {
  lost.clear();
}

const nameOf = ({ method, url, revision, body, file }: SentWrite): string =>
  JSON.stringify([method, url, revision, body, file && identify(file)]);

const files = new WeakMap<Blob, string>();

function identify(file: Blob): string {
  const id = files.get(file) ?? crypto.randomUUID();
  files.set(file, id);
  return id;
}
