import { and, eq, ne } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { inBatches } from '#db/in-batches.ts';
import { shows, showWords } from '#db/schema/events/shows.ts';
import { toSearchWords, toSortKey } from '#lists/search-key.ts';
import type { VenueRow } from '../venue-rows/require-venue.ts';
import type { ShowRow } from './require-show.ts';

type WordedShow = Pick<ShowRow, 'promoterId' | 'id' | 'name' | 'showCode'>;

/** Replaces the words that a show is found by: its name in every language, its venue, town and code. */
export async function writeWords(change: Change, show: WordedShow, venue: VenueRow): Promise<void> {
  await change.db
    .delete(showWords)
    .where(and(eq(showWords.promoterId, show.promoterId), eq(showWords.showId, show.id)));
  await insertWords(change, [{ show, venue }]);
}

/** Inserts the words of new shows, which have none to remove, in one statement for any number of shows. */
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

/** Rewrites the sort keys and search words of the shows at a venue after its name or town changed. */
export async function rewriteVenueWords(change: Change, before: VenueRow, after: VenueRow): Promise<void> {
  const venueKey = toSortKey(after.name);
  await change.db
    .update(shows)
    .set({ venueKey })
    .where(and(...isAtVenue(after), ne(shows.venueKey, venueKey)));
  const had = toSearchWords(before.name, before.town);
  const has = toSearchWords(after.name, after.town);
  await removeWords(
    change,
    after,
    had.filter((word) => !has.includes(word)),
  );
  await addWords(
    change,
    after,
    has.filter((word) => !had.includes(word)),
  );
}

const isAtVenue = ({ promoterId, id }: VenueRow) => [eq(shows.promoterId, promoterId), eq(shows.venueId, id)];

/** A word stays if it is also in the name of a show. */
async function removeWords(change: Change, venue: VenueRow, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const rows = await change.db
    .select({ id: shows.id, name: shows.name, showCode: shows.showCode })
    .from(shows)
    .where(and(...isAtVenue(venue)));
  const gone = rows.flatMap(({ id, name, showCode }) => {
    const own = new Set(toSearchWords(...Object.values(name), showCode));
    return words.filter((word) => !own.has(word)).map((word) => ({ id, word }));
  });
  await change.run(REMOVE_WORDS, [venue.promoterId, JSON.stringify(gone)]);
}

async function addWords(change: Change, venue: VenueRow, words: readonly string[]): Promise<void> {
  if (words.length > 0) await change.run(ADD_WORDS, [venue.promoterId, venue.id, JSON.stringify(words)]);
}

const REMOVE_WORDS = `
  delete from show_words
  using jsonb_to_recordset($2::jsonb) as gone (id bigint, word text)
  where show_words.promoter_id = $1 and show_words.show_id = gone.id and show_words.word = gone.word`;

const ADD_WORDS = `
  insert into show_words (promoter_id, word, show_id)
  select shows.promoter_id, added.word, shows.id
  from shows cross join jsonb_array_elements_text($3::jsonb) as added (word)
  where shows.promoter_id = $1 and shows.venue_id = $2
  on conflict do nothing`;
