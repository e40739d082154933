import { eq, sql } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { toSortKey } from '#lists/search-key.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { ShowRow } from './require-show.ts';

/** Returns the sort key of a show: its name in the promoter's default language, otherwise in its own. */
export async function makeSortKey(
  change: Change,
  show: Pick<ShowRow, 'promoterId' | 'name' | 'defaultCulture'>,
): Promise<string> {
  const [promoter] = await change.db
    .select({ culture: promoters.defaultCulture })
    .from(promoters)
    .where(eq(promoters.id, show.promoterId));
  return toSortKey(chooseText(show.name, promoter?.culture ?? show.defaultCulture, show.defaultCulture));
}

export async function rewriteSortKeys(change: Change, promoterId: number, culture: string): Promise<void> {
  const own = eq(shows.promoterId, promoterId);
  const rows = await change.db
    .select({ id: shows.id, name: shows.name, defaultCulture: shows.defaultCulture })
    .from(shows)
    .where(own);
  const wanted = rows.map(({ id, name, defaultCulture }) => ({
    id,
    key: toSortKey(chooseText(name, culture, defaultCulture)),
  }));
  await change.db
    .update(shows)
    .set({ sortKey: sql`wanted.key` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id bigint, key text)`)
    .where(sql`${own} and ${shows.id} = wanted.id and ${shows.sortKey} <> wanted.key`);
}
