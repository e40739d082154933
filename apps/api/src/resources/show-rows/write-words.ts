import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { inBatches } from '../../db/in-batches.ts';
import { showWords } from '../../db/schema/shows.ts';
import { toSearchWords } from '../../lists/search-key.ts';
import type { VenueRow } from '../venue-rows/require-venue.ts';
import type { ShowRow } from './require-show.ts';

type WordedShow = Pick<ShowRow, 'promoterId' | 'id' | 'name' | 'showCode'>;

/** The words a show is found by: its name in every language, venue, town and code. */
export async function writeWords(change: Change, show: WordedShow, venue: VenueRow): Promise<void> {
  await change.db
    .delete(showWords)
    .where(and(eq(showWords.promoterId, show.promoterId), eq(showWords.showId, show.id)));
  await insertWords(change, [{ show, venue }]);
}

/** The words of shows that have none yet. */
export async function insertWords(
  change: Change,
  entries: readonly { show: WordedShow; venue: VenueRow }[],
): Promise<void> {
  const rows = entries.flatMap(({ show, venue }) =>
    toSearchWords(...Object.values(show.name), venue.name, venue.town, show.showCode).map((word) => ({
      promoterId: show.promoterId,
      showId: show.id,
      word,
    })),
  );
  for (const batch of inBatches(rows)) await change.db.insert(showWords).values(batch);
}
