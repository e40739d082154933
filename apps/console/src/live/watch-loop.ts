import type { Call } from '@parterre/contract/wire/call';
import { type LiveEvent, type LiveEvents, readLiveEvents } from '@parterre/contract/wire/live-events';
import { findProblem } from '#api/failure.ts';
import { requestCall } from '#api/request-call.ts';

/** `closed` ends the stream. A cursor continues it from there, after the caller has read everything before. */
export type Taken = 'closed' | { since: string } | undefined;

interface WatchOptions<Events extends LiveEvents> {
  call: Call;
  /** Returns the arguments for continuing at a cursor; undefined for streams without one. */
  argsFrom: (cursor: string | undefined) => object;
  since?: string;
  signal: AbortSignal;
  /** Handles one event before the next; after an exception the stream resumes at the previous cursor. */
  take: (event: LiveEvent<Events>) => Promise<Taken>;
  onConnection: (connection: 'live' | 'lost' | 'closed') => void;
  /** True if the stream may pause while the page is hidden, without losing anything. */
  mayRest: () => boolean;
}

/** The server sends something every fifteen seconds, so a connection that is silent for longer is dead. */
const SILENCE_MS = 45_000;

/** Listens until the signal aborts or the server refuses the user; reconnects at the last cursor. */
export async function watchLoop<Events extends LiveEvents>(options: WatchOptions<Events>): Promise<void> {
  const { signal, onConnection } = options;
  let cursor = options.since;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const end = await listen(options, cursor, (at) => {
        cursor = at ?? cursor;
        failures = 0;
      });
      if (end === 'closed') return onConnection('closed');
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error)) return onConnection('closed');
      onConnection('lost');
      failures++;
    }
    if (signal.aborted) return;
    await untilSeen(signal);
    await waitToReconnect(failures, signal);
  }
}

/** Reads one connection until it ends. */
async function listen<Events extends LiveEvents>(
  { call, argsFrom, signal, take, onConnection, mayRest }: WatchOptions<Events>,
  since: string | undefined,
  onTaken: (cursor: string | undefined) => void,
): Promise<'again' | 'closed'> {
  const attempt = new AbortController();
  const either = AbortSignal.any([signal, attempt.signal]);
  const resting = untilUnseen(either, mayRest).then(
    () => attempt.abort(),
    () => undefined,
  );
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listenOn = () => {
    clearTimeout(silence);
    silence = setTimeout(() => attempt.abort(), SILENCE_MS);
  };
  try {
    listenOn();
    const { body } = await requestCall(call, argsFrom(since), { signal: either, accept: 'text/event-stream' });
    if (!body) return 'again';
    for await (const event of readLiveEvents<Events>(body)) {
      listenOn();
      const taken = await take(event);
      if (taken === 'closed') return 'closed';
      if (event.name === 'hello' || event.name === 'end') continue;
      onTaken(taken?.since ?? event.cursor);
      onConnection('live');
      if (taken) return 'again';
    }
    return 'again';
  } finally {
    clearTimeout(silence);
    attempt.abort();
    await resting;
  }
}

/** True if the membership, permission, object or session is gone, so that a retry would not help. */
export function isRefusal(error: unknown): boolean {
  const status = findProblem(error)?.status;
  return status !== undefined && status >= 400 && status < 500 && status !== 429;
}

/**
 * A browser allows one server six connections: a hidden page without unsaved changes releases its own after this time.
 */
const UNSEEN_MS = 60_000;

const isSeen = () => document.visibilityState === 'visible';

/** Resolves when the page has been hidden for long enough and may pause; rejects when the signal aborts. */
function untilUnseen(signal: AbortSignal, mayRest: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleChange = () => {
      clearTimeout(timer);
      if (isSeen()) return;
      timer = setTimeout(() => (mayRest() ? finish(resolve) : handleChange()), UNSEEN_MS);
    };
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleChange);
      signal.removeEventListener('abort', handleAbort);
      settle();
    };
    const handleAbort = () => finish(() => reject(signal.reason));
    document.addEventListener('visibilitychange', handleChange);
    signal.addEventListener('abort', handleAbort);
    if (signal.aborted) handleAbort();
    else handleChange();
  });
}

/** Resolves when the page is visible or the signal aborts. */
function untilSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const handleChange = () => {
      if (!isSeen() && !signal.aborted) return;
      document.removeEventListener('visibilitychange', handleChange);
      signal.removeEventListener('abort', handleChange);
      resolve();
    };
    document.addEventListener('visibilitychange', handleChange);
    signal.addEventListener('abort', handleChange);
    handleChange();
  });
}

const FIRST_MS = 500;
const DELAY_MS_MAX = 30_000;

/**
 * Returns half to one and a half of a doubling delay, so that clients do not all reconnect together after an outage.
 */
export function delayOf(failures: number, random = Math.random()): number {
  return Math.min(DELAY_MS_MAX, FIRST_MS * 2 ** failures) * (0.5 + random);
}

/** Resolves after the delay, or earlier when the network is back or the signal aborts. */
export function waitToReconnect(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const handleEnd = () => {
      clearTimeout(timer);
      window.removeEventListener('online', handleEnd);
      signal.removeEventListener('abort', handleEnd);
      resolve();
    };
    const timer = setTimeout(handleEnd, delayOf(failures));
    window.addEventListener('online', handleEnd);
    signal.addEventListener('abort', handleEnd);
  });
}
