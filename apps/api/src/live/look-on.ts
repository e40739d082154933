import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../context.ts';
import type { Database } from '../db/open.ts';
import type { LiveKey, LiveSource } from './live-source.ts';
import { readMoment } from './read-moment.ts';
import { finishAll, tellAll, tellPresence } from './tell-viewers.ts';
import { renewViewers } from './viewer-rows.ts';
import type { WatchedThings } from './watched-things.ts';

const BEAT_MS = 15_000;
const RENEW_MS = 8_000;

export interface Lookout<Thing extends LiveKey, Seen> {
  database: Database;
  now: () => Date;
  log: Log;
  intervalMs: number;
  source: LiveSource<Thing, Seen>;
  things: WatchedThings<Thing, Seen>;
  signal: AbortSignal;
  /** Called in the turn in which nobody looked any more: who comes after that begins anew. */
  onEnd: () => void;
}

/** Looks once in every interval what happened to the watched things and tells it, for as long as anybody looks. */
export async function lookOn<Thing extends LiveKey, Seen>(lookout: Lookout<Thing, Seen>): Promise<void> {
  const { database, now, log, intervalMs, source, things, signal, onEnd } = lookout;
  let beatAtMs = now().getTime();
  let renewedAtMs = beatAtMs;
  let hasFailed = false;
  for (;;) {
    await sleep(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (things.isEmpty || signal.aborted) return onEnd();
    const atMs = now().getTime();
    try {
      if (atMs - renewedAtMs >= RENEW_MS) {
        await renewViewers(database, things.listViewers(), now());
        renewedAtMs = atMs;
      }
      const isBeat = atMs - beatAtMs >= BEAT_MS;
      await look(database, source, things, now(), isBeat);
      if (isBeat) beatAtMs = atMs;
      hasFailed = false;
    } catch (error) {
      // Nothing is lost: what was seen stays what it was. Said once, not every second of an outage.
      if (!hasFailed) log.warn({ err: error, kind: source.kind }, 'open pages could not be told what happened');
      hasFailed = true;
    }
  }
}

async function look<Thing extends LiveKey, Seen>(
  database: Database,
  source: LiveSource<Thing, Seen>,
  things: WatchedThings<Thing, Seen>,
  now: Date,
  isBeat: boolean,
): Promise<void> {
  const watched = things.listSeen();
  if (watched.length === 0) return;
  const moment = await readMoment(database, source, watched, now);
  for (const one of watched) {
    const news = moment.news.get(one.thing.id);
    if (!news) continue;
    one.seen = news.seen;
    if (news.isLast) finishAll(one.viewers, news.event);
    else if (news.isNew) tellAll(one.viewers, news.event);
    else if (isBeat) tellAll(one.viewers, news.beat);
    tellPresence(one, moment.viewers.get(one.thing.id));
  }
}
