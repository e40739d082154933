import { eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { promoters } from '../../db/schema/promoters.ts';
import { toSortKey } from '../../lists/search-key.ts';
import { chooseText } from '../../texts/choose-text.ts';
import type { ShowRow } from './require-show.ts';

/** What a show sorts by: its name in the promoter's default language, else in its own. */
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
