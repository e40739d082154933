import type { Database } from '../db/open.ts';
import type { LiveKey, LiveSource } from './live-source.ts';
import { readMoment } from './read-moment.ts';
import { tellPresence } from './tell-viewers.ts';
import { insertViewer, removeViewer } from './viewer-rows.ts';
import type { Viewer, WatchedThing } from './watched-things.ts';

/** Tells who has just come what happened since they read the thing, or how it is; and who else looks. */
export async function catchUp<Thing extends LiveKey, Seen>(
  { database, now }: { database: Database; now: () => Date },
  source: LiveSource<Thing, Seen>,
  watched: WatchedThing<Thing, Seen>,
  viewer: Viewer,
  since: Seen | undefined,
): Promise<void> {
  const { stream } = viewer;
  await watched.isReady;
  if (stream.destroyed) return;
  await insertViewer(database, viewer);
  if (stream.destroyed) return removeViewer(database, viewer);
  const seen = since ?? watched.seen;
  if (seen === undefined) return stream.finish();
  const { thing } = watched;
  const moment = await readMoment(database, source, [{ thing, seen }], now());
  const news = moment.news.get(thing.id);
  if (news?.isLast) return stream.finish(news.event);
  if (news) stream.tell(news.event);
  tellPresence(watched, moment.viewers.get(thing.id), [viewer]);
}
