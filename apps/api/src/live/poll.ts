import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Log } from '../process/log.ts';
import type { LiveKey, LiveSource } from './live-source.ts';
import { readSnapshot } from './read-snapshot.ts';
import { finishAll, sendPresence, sendToAll } from './send-presence.ts';
import { renewViewers } from './viewer-rows.ts';
import type { WatchedThings } from './watched-things.ts';

const BEAT_MS = 15_000;
const RENEW_MS = 8_000;

interface PollOptions<Thing extends LiveKey, Seen> {
  database: Database;
  now: () => Date;
  log: Log;
  intervalMs: number;
  source: LiveSource<Thing, Seen>;
  things: WatchedThings<Thing, Seen>;
  signal: AbortSignal;
  /** Called when the poll ends: the last viewer has gone, or the signal aborted. A later viewer starts a new poll. */
  onEnd: () => void;
}

/** Polls the watched things once per interval and sends what is new, until nobody watches or the signal aborts. */
export async function poll<Thing extends LiveKey, Seen>(options: PollOptions<Thing, Seen>): Promise<void> {
  const { database, now, log, intervalMs, source, things, signal, onEnd } = options;
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
      await pollOnce(options, isBeat);
      if (isBeat) beatAtMs = atMs;
      hasFailed = false;
    } catch (error) {
      // Nothing is lost, because the cursors stay. The log gets one line per outage, not one per second.
      if (!hasFailed) log.warn({ err: error, kind: source.kind }, 'open pages could not be sent the latest changes');
      hasFailed = true;
    }
  }
}

async function pollOnce<Thing extends LiveKey, Seen>(
  { database, now, source, things }: PollOptions<Thing, Seen>,
  isBeat: boolean,
): Promise<void> {
  const watched = things.listSeen();
  if (watched.length === 0) return;
  const snapshot = await readSnapshot(database, source, watched, now());
  for (const one of watched) {
    const news = snapshot.news.get(one.thing.id);
    if (!news) continue;
    one.seen = news.seen;
    if (news.isLast) finishAll(one.viewers, news.event);
    else if (news.isNew) sendToAll(one.viewers, news.event);
    else if (isBeat) sendToAll(one.viewers, news.beat);
    sendPresence(one, snapshot.viewers.get(one.thing.id));
  }
}
