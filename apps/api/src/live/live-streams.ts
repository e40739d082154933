import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/actor.ts';
import { newId } from '../ids.ts';
import type { Log } from '../process/log.ts';
import { EventStream } from './event-stream.ts';
import type { LiveAnswer, LiveReader, LiveStreams } from './live.ts';
import type { LiveKey, LiveSource } from './live-source.ts';
import { poll } from './poll.ts';
import { readSnapshot } from './read-snapshot.ts';
import { finishAll, sendPresence, writeLiveEvent } from './send-presence.ts';
import { insertViewer, removeViewer } from './viewer-rows.ts';
import { type Viewer, type WatchedThing, WatchedThings } from './watched-things.ts';

export interface LiveOptions {
  database: Database;
  now: () => Date;
  log: Log;
  intervalMs?: number;
}

const INTERVAL_MS = 1_000;
const USER_STREAMS_MAX = 12;
const STREAMS_MAX = 2_000;
const END = writeLiveEvent('end', {});

/**
 * Creates the streams of one kind of thing, of which one user may have 12 and all users 2,000 open. The things that
 * somebody watches are polled once a second.
 */
export function createLiveStreams<Thing extends LiveKey, Seen>(
  source: LiveSource<Thing, Seen>,
  { database, now, log, intervalMs = INTERVAL_MS }: LiveOptions,
): LiveStreams<Thing, Seen> {
  const things = new WatchedThings(source);
  const stopping = new AbortController();
  const { signal } = stopping;
  const leaving = new Set<Promise<void>>();
  let polling: Promise<void> | undefined;

  return { kind: source.kind, watch, close };

  function watch(thing: Thing, { actor, since }: LiveReader<Seen>): LiveAnswer {
    if (signal.aborted) throw new AppError('UNAVAILABLE', { detail: 'This server is stopping.' });
    refuseTooMany(things.listViewers(), actor);
    const stream = new EventStream({ overflowEvent: source.overflowEvent });
    const viewer = toViewer(source, thing, { actor, stream, now: now() });
    const watched = things.watch(database, thing, now());
    // The viewer is added before it catches up, so that no change between the two is lost.
    watched.viewers.add(viewer);
    stream.once('close', () => leave(watched, viewer));
    stream.tell(writeLiveEvent('hello', { viewerId: viewer.viewerId, userId: viewer.userId }));
    catchUp(watched, viewer, since).catch((error) => {
      log.warn({ err: error, kind: source.kind }, 'an open page could not be sent the changes it missed');
      stream.finish(END);
    });
    polling ??= poll({ database, now, log, intervalMs, source, things, signal, onEnd });
    return { events: stream, end: () => stream.finish(END) };
  }

  /** Sends a new viewer what it missed since its cursor, or the whole state, and who else watches. */
  async function catchUp(watched: WatchedThing<Thing, Seen>, viewer: Viewer, since: Seen | undefined): Promise<void> {
    const { stream } = viewer;
    await watched.isReady;
    if (stream.destroyed) return;
    await insertViewer(database, viewer);
    if (stream.destroyed) return removeViewer(database, viewer);
    const seen = since ?? watched.seen;
    if (seen === undefined) return stream.finish();
    const { thing } = watched;
    const snapshot = await readSnapshot(database, source, [{ thing, seen }], now());
    const news = snapshot.news.get(thing.id);
    if (news?.isLast) return stream.finish(news.event);
    if (news) stream.tell(news.event);
    sendPresence(watched, snapshot.viewers.get(thing.id), [viewer]);
  }

  function onEnd(): void {
    polling = undefined;
  }

  function leave(watched: WatchedThing<Thing, Seen>, viewer: Viewer): void {
    things.leave(watched, viewer);
    // A row that could not be removed expires with its lease.
    const left = removeViewer(database, viewer).catch(() => undefined);
    leaving.add(left);
    void left.then(() => leaving.delete(left));
  }

  async function close(): Promise<void> {
    stopping.abort();
    const viewers = things.listViewers();
    const closed = viewers.map(({ stream }) => new Promise((resolve) => stream.once('close', resolve)));
    finishAll(viewers, END);
    await Promise.race([Promise.all(closed), sleep(2_000, undefined, { ref: false })]);
    for (const { stream } of viewers) stream.destroy();
    await polling;
    await Promise.all(leaving);
  }
}

function refuseTooMany(viewers: readonly Viewer[], actor: Actor): void {
  const own = viewers.filter(({ userId }) => userId === actor.id).length;
  if (own >= USER_STREAMS_MAX || viewers.length >= STREAMS_MAX)
    throw new AppError('RATE_LIMITED', { detail: 'Too many of these pages are open. Close one of them.' });
}

const toViewer = (
  { kind }: Pick<LiveSource<never, never>, 'kind'>,
  { promoterId, id }: LiveKey,
  { actor, stream, now }: { actor: Actor; stream: EventStream; now: Date },
): Viewer => ({
  promoterId,
  kind,
  id,
  viewerId: newId(),
  userId: actor.id,
  userName: actor.name,
  openedAt: now,
  stream,
});
