import type { Database } from '../db/open.ts';
import { type Cursor, isBehindWhatIsKept } from './cursor.ts';
import { readMoment } from './read-moment.ts';
import { tellPresence } from './tell-viewers.ts';
import { insertViewer, removeViewer } from './viewer-rows.ts';
import type { Viewer, WatchedShow } from './watched-shows.ts';
import { writeEvent } from './write-event.ts';

/** Tells who has just come what happened since they read the seats; who read them too long ago reads them anew. */
export async function catchUp(
  { database, now }: { database: Database; now: () => Date },
  show: WatchedShow,
  viewer: Viewer,
  since: Cursor,
): Promise<void> {
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
