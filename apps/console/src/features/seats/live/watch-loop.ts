import { watchSeats } from '@parterre/contract/calls/seats';
import { readSeatEvents, type SeatEvent } from '@parterre/contract/seats/read-seat-events';
import { findProblem } from '../../../api/failure.ts';
import { requestCall } from '../../../api/request-call.ts';
import { waitToReconnect } from './wait-to-reconnect.ts';

export interface WatchOptions {
  showCode: string;
  /** The cursor of the allocation on the map. */
  since: string;
  /** Ends the watch. */
  signal: AbortSignal;
  /** Takes one event before the next; what it throws is tried again from the cursor before. */
  take: (event: SeatEvent) => Promise<void>;
  /** Reads the seats anew; answers their cursor. */
  reload: () => Promise<string>;
  onConnection: (connection: 'live' | 'lost' | 'closed') => void;
  /** Resolves while nobody looks and nothing would be lost by not listening. */
  rest: (signal: AbortSignal) => Promise<void>;
  wait?: typeof waitToReconnect;
}

/** The server says something every fifteen seconds: a line that is silent for longer is dead. */
const SILENCE_MS = 45_000;

/** Listens until `signal`, or until the server says that this user may not: again and again, each time from the cursor. */
export async function watchLoop(options: WatchOptions): Promise<void> {
  const { signal, onConnection, wait = waitToReconnect } = options;
  let cursor = options.since;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const next = await listen(options, cursor, (at) => {
        cursor = at;
        failures = 0;
      });
      if (next === 'reload') cursor = await options.reload();
      else if (next === 'closed') return onConnection('closed');
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error)) return onConnection('closed');
      onConnection('lost');
      failures++;
    }
    if (!signal.aborted) await wait(failures, signal);
  }
}

/** One connection, until it ends. */
async function listen(
  { showCode, signal, take, onConnection, rest }: WatchOptions,
  since: string,
  onCursor: (cursor: string) => void,
): Promise<'again' | 'reload' | 'closed'> {
  const attempt = new AbortController();
  const either = AbortSignal.any([signal, attempt.signal]);
  const resting = rest(either).then(
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
    const args = { params: { showCode }, query: { since } };
    const { body } = await requestCall(watchSeats, args, { signal: either, accept: 'text/event-stream' });
    if (!body) return 'again';
    for await (const event of readSeatEvents(body)) {
      listenOn();
      if (event.name === 'reload') return event.data.reason === 'PLAN' ? takePlan(take, event) : 'reload';
      await take(event);
      if (event.cursor === undefined) continue;
      onCursor(event.cursor);
      onConnection('live');
    }
    return 'again';
  } finally {
    clearTimeout(silence);
    attempt.abort();
    await resting;
  }
}

async function takePlan(take: WatchOptions['take'], event: SeatEvent): Promise<'closed'> {
  await take(event);
  return 'closed';
}

/** The membership, the permission or the event is gone, or the session is: asking again would not help. */
function isRefusal(error: unknown): boolean {
  const status = findProblem(error)?.status;
  return status !== undefined && status >= 400 && status < 500 && status !== 429;
}
