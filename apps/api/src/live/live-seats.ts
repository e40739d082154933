import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveAnswer } from '../bind.ts';
import type { Log } from '../context.ts';
import type { Database } from '../db/open.ts';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/actor.ts';
import { newId } from '../ids.ts';
import { type Cursor, isBehindWhatIsKept } from './cursor.ts';
import { EventStream } from './event-stream.ts';
import { type Moment, readMoment } from './read-moment.ts';
import type { ShowKey } from './read-news.ts';
import { insertViewer, removeViewer, renewViewers, type ViewerRow } from './viewer-rows.ts';
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
const BEAT_MS = 15_000;
const RENEW_MS = 8_000;
const MOST_STREAMS_OF_A_USER = 12;
const MOST_STREAMS = 2_000;

interface Viewer extends ViewerRow {
  stream: EventStream;
}

interface WatchedShow extends ShowKey {
  planVersionId: number | null;
  viewers: Set<Viewer>;
  /** What the viewers were told; undefined until the first look, which nobody's catching up may come before. */
  cursor: Cursor | undefined;
  isReady: Promise<void>;
  presence: string;
}

const SLOW = writeEvent('reload', { reason: 'SLOW' });

export function createLiveSeats({ database, now, log, intervalMs = INTERVAL_MS }: LiveSeatsOptions): LiveSeats {
  const shows = new Map<number, WatchedShow>();
  const stopping = new AbortController();
  const leaving = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;

  return { watch, close };

  function watch({ actor, since, ...key }: WatchOptions): LiveAnswer {
    refuseTooMany(actor);
    const { promoterId, showId } = key;
    const stream = new EventStream({ lastWord: SLOW });
    const viewer: Viewer = {
      promoterId,
      showId,
      viewerId: newId(),
      userId: actor.id,
      userName: actor.name,
      openedAt: now(),
      stream,
    };
    const show = shows.get(showId) ?? openShow(key);
    // Among the viewers before it catches up: what happens from now on reaches it whichever comes first.
    show.viewers.add(viewer);
    stream.once('close', () => leave(show, viewer));
    stream.tell(writeEvent('hello', { viewerId: viewer.viewerId, userId: viewer.userId }));
    catchUp(show, viewer, since).catch((error) => {
      log.warn({ err: error }, 'a seat map could not be told what it missed');
      stream.finish(writeEvent('end', {}));
    });
    looking ??= lookOn();
    return { events: stream, end: () => stream.finish(writeEvent('end', {})) };
  }

  function refuseTooMany(actor: Actor): void {
    if (stopping.signal.aborted) throw new AppError('UNAVAILABLE', { detail: 'This server is stopping.' });
    const viewers = listViewers();
    const own = viewers.filter(({ userId }) => userId === actor.id).length;
    if (own >= MOST_STREAMS_OF_A_USER || viewers.length >= MOST_STREAMS)
      throw new AppError('RATE_LIMITED', { detail: 'Too many open seat maps. Close one of them.' });
  }

  function openShow(key: Omit<WatchOptions, 'actor' | 'since'>): WatchedShow {
    const show: WatchedShow = {
      ...key,
      viewers: new Set(),
      cursor: undefined,
      presence: '[]',
      isReady: Promise.resolve(),
    };
    show.isReady = readMoment(database, [show], undefined, now()).then(({ cursor }) => {
      show.cursor = cursor;
    });
    shows.set(show.showId, show);
    return show;
  }

  async function catchUp(show: WatchedShow, viewer: Viewer, since: Cursor): Promise<void> {
    const { stream } = viewer;
    await show.isReady;
    if (stream.destroyed) return;
    await insertViewer(database, viewer);
    if (stream.destroyed) return removeViewer(database, viewer);
    const at = now();
    const moment = await readMoment(database, [show], since.snapshot, at);
    const news = moment.news.get(show.showId);
    if (isBehindWhatIsKept(since, moment.cursor) || news === null)
      return stream.finish(writeEvent('reload', { reason: 'GAP' }));
    stream.tell(writeEvent('seats', news ?? { claims: [], saves: [] }, moment.cursor));
    tellPresence(show, moment, [viewer]);
  }

  /** Looks once a second for as long as anybody does; the first who comes after that begins anew. */
  async function lookOn(): Promise<void> {
    let beatAtMs = now().getTime();
    let renewedAtMs = beatAtMs;
    let hasFailed = false;
    for (;;) {
      await sleep(intervalMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (shows.size === 0 || stopping.signal.aborted) {
        looking = undefined;
        return;
      }
      const atMs = now().getTime();
      try {
        if (atMs - renewedAtMs >= RENEW_MS) {
          await renewViewers(database, listViewers(), now());
          renewedAtMs = atMs;
        }
        const isBeat = atMs - beatAtMs >= BEAT_MS;
        for (const group of groupBySnapshot()) await look(group, isBeat);
        if (isBeat) beatAtMs = atMs;
        hasFailed = false;
      } catch (error) {
        // Nothing is lost: the cursors stay where they are. Said once, not every second of an outage.
        if (!hasFailed) log.warn({ err: error }, 'the seat maps could not be told what happened');
        hasFailed = true;
      }
    }
  }

  async function look(group: readonly WatchedShow[], isBeat: boolean): Promise<void> {
    const since = group[0]?.cursor;
    if (!since) return;
    const moment = await readMoment(database, group, since.snapshot, now());
    for (const show of group) {
      const news = moment.news.get(show.showId);
      const plan = moment.plans.get(show.showId);
      show.cursor = moment.cursor;
      if (plan !== show.planVersionId) finishAll(show, writeEvent('reload', { reason: 'PLAN' }));
      else if (news === null) finishAll(show, writeEvent('reload', { reason: 'GAP' }));
      else if (news) tellAll(show.viewers, writeEvent('seats', news, moment.cursor));
      else if (isBeat) tellAll(show.viewers, writeEvent('beat', {}, moment.cursor));
      tellPresence(show, moment, undefined);
    }
  }

  /** All viewers when it changed, or those who have just come. */
  function tellPresence(show: WatchedShow, { viewers }: Moment, newcomers: readonly Viewer[] | undefined): void {
    const present = viewers.get(show.showId) ?? [];
    const presence = JSON.stringify(present);
    if (!newcomers && presence === show.presence) return;
    if (!newcomers) show.presence = presence;
    tellAll(newcomers ?? show.viewers, writeEvent('presence', { viewers: present }));
  }

  /** Shows that were told the same: all of them, but those watched for less than a look. */
  function groupBySnapshot(): WatchedShow[][] {
    const ready = [...shows.values()].filter(({ cursor }) => cursor !== undefined);
    const groups = new Map<string, WatchedShow[]>();
    for (const show of ready) {
      const snapshot = show.cursor?.snapshot ?? '';
      groups.set(snapshot, [...(groups.get(snapshot) ?? []), show]);
    }
    return [...groups.values()];
  }

  function leave(show: WatchedShow, viewer: Viewer): void {
    show.viewers.delete(viewer);
    if (show.viewers.size === 0 && shows.get(show.showId) === show) shows.delete(show.showId);
    // A row that stays is forgotten with its lease.
    const left = removeViewer(database, viewer).catch(() => undefined);
    leaving.add(left);
    void left.then(() => leaving.delete(left));
  }

  function listViewers(): Viewer[] {
    return [...shows.values()].flatMap(({ viewers }) => [...viewers]);
  }

  async function close(): Promise<void> {
    stopping.abort();
    const viewers = listViewers();
    const closed = viewers.map(({ stream }) => new Promise((resolve) => stream.once('close', resolve)));
    tellEnd(viewers);
    await Promise.race([Promise.all(closed), sleep(2_000, undefined, { ref: false })]);
    for (const { stream } of viewers) stream.destroy();
    await looking;
    await Promise.all(leaving);
  }
}

function tellAll(viewers: Iterable<Viewer>, event: Buffer): void {
  for (const { stream } of viewers) stream.tell(event);
}

function tellEnd(viewers: Iterable<Viewer>): void {
  for (const { stream } of viewers) stream.finish(writeEvent('end', {}));
}

function finishAll({ viewers }: WatchedShow, event: Buffer): void {
  for (const { stream } of viewers) stream.finish(event);
}

/** Where no server is around the work: nobody looks. */
export const noLiveSeats: LiveSeats = {
  watch: () => {
    throw new AppError('UNAVAILABLE');
  },
  close: () => Promise.resolve(),
};
