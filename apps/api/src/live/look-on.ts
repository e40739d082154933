import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../context.ts';
import type { Database } from '../db/open.ts';
import { readMoment } from './read-moment.ts';
import { finishAll, tellAll, tellPresence } from './tell-viewers.ts';
import { renewViewers } from './viewer-rows.ts';
import type { WatchedShow, WatchedShows } from './watched-shows.ts';
import { writeEvent } from './write-event.ts';

const BEAT_MS = 15_000;
const RENEW_MS = 8_000;

export interface Lookout {
  database: Database;
  now: () => Date;
  log: Log;
  intervalMs: number;
  shows: WatchedShows;
  signal: AbortSignal;
  /** Called in the turn in which nobody looked any more: who comes after that begins anew. */
  onEnd: () => void;
}

/** Looks once in every interval what happened to the watched shows and tells it, for as long as anybody looks. */
export async function lookOn({ database, now, log, intervalMs, shows, signal, onEnd }: Lookout): Promise<void> {
  let beatAtMs = now().getTime();
  let renewedAtMs = beatAtMs;
  let hasFailed = false;
  for (;;) {
    await sleep(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (shows.isEmpty || signal.aborted) return onEnd();
    const atMs = now().getTime();
    try {
      if (atMs - renewedAtMs >= RENEW_MS) {
        await renewViewers(database, shows.listViewers(), now());
        renewedAtMs = atMs;
      }
      const isBeat = atMs - beatAtMs >= BEAT_MS;
      for (const group of shows.groupBySnapshot()) await look(database, group, now(), isBeat);
      if (isBeat) beatAtMs = atMs;
      hasFailed = false;
    } catch (error) {
      // Nothing is lost: the cursors stay where they are. Said once, not every second of an outage.
      if (!hasFailed) log.warn({ err: error }, 'the seat maps could not be told what happened');
      hasFailed = true;
    }
  }
}

async function look(database: Database, group: readonly WatchedShow[], now: Date, isBeat: boolean): Promise<void> {
  const since = group[0]?.cursor;
  if (!since) return;
  const moment = await readMoment(database, group, since.snapshot, now);
  for (const show of group) {
    const news = moment.news.get(show.showId);
    const plan = moment.plans.get(show.showId);
    show.cursor = moment.cursor;
    if (plan !== show.planVersionId) finishAll(show.viewers, writeEvent('reload', { reason: 'PLAN' }));
    else if (news === null) finishAll(show.viewers, writeEvent('reload', { reason: 'GAP' }));
    else if (news) tellAll(show.viewers, writeEvent('seats', news, moment.cursor));
    else if (isBeat) tellAll(show.viewers, writeEvent('beat', {}, moment.cursor));
    tellPresence(show, moment);
  }
}
