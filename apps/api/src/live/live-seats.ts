import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveAnswer } from '../bind.ts';
import type { Log } from '../context.ts';
import type { Database } from '../db/open.ts';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/actor.ts';
import { newId } from '../ids.ts';
import { catchUp } from './catch-up.ts';
import type { Cursor } from './cursor.ts';
import { EventStream } from './event-stream.ts';
import { lookOn } from './look-on.ts';
import type { ShowKey } from './read-news.ts';
import { finishAll } from './tell-viewers.ts';
import { removeViewer } from './viewer-rows.ts';
import { type Viewer, type WatchedShow, WatchedShows } from './watched-shows.ts';
import { writeEvent } from './write-event.ts';

export interface WatchOptions extends ShowKey {
  planVersionId: number | null;
  since: Cursor;
  actor: Actor;
}

/** Tells open seat maps what happens to their seats. One for each process; it works only while somebody looks. */
export interface LiveSeats {
  /** Never waits: what the reader must be told comes with the stream. Throws RATE_LIMITED and UNAVAILABLE. */
  watch(options: WatchOptions): LiveAnswer;
  /** Ends every stream. */
  close(): Promise<void>;
}

export interface LiveSeatsOptions {
  database: Database;
  now: () => Date;
  log: Log;
  intervalMs?: number;
}

const INTERVAL_MS = 1_000;
const MOST_STREAMS_OF_A_USER = 12;
const MOST_STREAMS = 2_000;
const END = writeEvent('end', {});
const SLOW = writeEvent('reload', { reason: 'SLOW' });

export function createLiveSeats({ database, now, log, intervalMs = INTERVAL_MS }: LiveSeatsOptions): LiveSeats {
  const shows = new WatchedShows();
  const stopping = new AbortController();
  const { signal } = stopping;
  const leaving = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;

  return { watch, close };

  function watch({ actor, since, ...key }: WatchOptions): LiveAnswer {
    if (signal.aborted) throw new AppError('UNAVAILABLE', { detail: 'This server is stopping.' });
    refuseTooMany(shows.listViewers(), actor);
    const stream = new EventStream({ lastWord: SLOW });
    const viewer = toViewer(key, actor, stream, now());
    const show = shows.watch(database, key, now());
    // Among the viewers before it catches up: what happens from now on reaches it whichever comes first.
    show.viewers.add(viewer);
    stream.once('close', () => leave(show, viewer));
    stream.tell(writeEvent('hello', { viewerId: viewer.viewerId, userId: viewer.userId }));
    catchUp({ database, now }, show, viewer, since).catch((error) => {
      log.warn({ err: error }, 'a seat map could not be told what it missed');
      stream.finish(END);
    });
    looking ??= lookOn({ database, now, log, intervalMs, shows, signal, onEnd });
    return { events: stream, end: () => stream.finish(END) };
  }

  function onEnd(): void {
    looking = undefined;
  }

  function leave(show: WatchedShow, viewer: Viewer): void {
    shows.leave(show, viewer);
    // A row that stays is forgotten with its lease.
    const left = removeViewer(database, viewer).catch(() => undefined);
    leaving.add(left);
    void left.then(() => leaving.delete(left));
  }

  async function close(): Promise<void> {
    stopping.abort();
    const viewers = shows.listViewers();
    const closed = viewers.map(({ stream }) => new Promise((resolve) => stream.once('close', resolve)));
    finishAll(viewers, END);
    await Promise.race([Promise.all(closed), sleep(2_000, undefined, { ref: false })]);
    for (const { stream } of viewers) stream.destroy();
    await looking;
    await Promise.all(leaving);
  }
}

function refuseTooMany(viewers: readonly Viewer[], actor: Actor): void {
  const own = viewers.filter(({ userId }) => userId === actor.id).length;
  if (own >= MOST_STREAMS_OF_A_USER || viewers.length >= MOST_STREAMS)
    throw new AppError('RATE_LIMITED', { detail: 'Too many open seat maps. Close one of them.' });
}

const toViewer = ({ promoterId, showId }: ShowKey, actor: Actor, stream: EventStream, now: Date): Viewer => ({
  promoterId,
  showId,
  viewerId: newId(),
  userId: actor.id,
  userName: actor.name,
  openedAt: now,
  stream,
});

/** Where no server is around the work: nobody looks. */
export const noLiveSeats: LiveSeats = {
  watch: () => {
    throw new AppError('UNAVAILABLE');
  },
  close: () => Promise.resolve(),
};
