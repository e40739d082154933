import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { showWords } from '../../db/schema/shows.ts';
import { toSearchWords } from '../search-key.ts';
import type { VenueRow } from '../venues/require-venue.ts';
import type { ShowRow } from './require-show.ts';

/** The words an event is found by: its name in every language, venue, town and code. */
export async function writeWords(
  change: Change,
  show: Pick<ShowRow, 'promoterId' | 'id' | 'name' | 'showCode'>,
  venue: VenueRow,
): Promise<void> {
  await change.db
    .delete(showWords)
    .where(and(eq(showWords.promoterId, show.promoterId), eq(showWords.showId, show.id)));
  const words = toSearchWords(...Object.values(show.name), venue.name, venue.town, show.showCode);
  await change.db
    .insert(showWords)
    .values(words.map((word) => ({ promoterId: show.promoterId, showId: show.id, word })));
}
