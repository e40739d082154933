import type { PerformingArtist } from '@parterre/contract/lookups';
import * as endpoints from '@parterre/contract/lookups';
import { eq } from 'drizzle-orm';
import { type Change, requirePromoterId } from '../../context.ts';
import { performingArtists, performingArtistWords } from '../../db/schema/lookups.ts';
import { invalidField, notFound } from '../../errors.ts';
import { toSearchKey, toSearchWords } from '../../lists/search-key.ts';
import { verb } from '../../verb.ts';

/**
 * Adds a name for everybody; one that reads the same is answered as it is, and nothing is written.
 * Needs `campaign:write`.
 */
export const createPerformingArtist = verb(endpoints.createPerformingArtist, (ctx, { body }) =>
  ctx.change('performing-artist.create', async (change) => {
    const promoterId = requirePromoterId(change);
    const nameKey = toSearchKey(body.name);
    if (nameKey === '') throw invalidField('name', 'required');
    const added = await insertArtist(change, body.name, nameKey);
    const answer = added ?? (await findByKey(change, nameKey));
    if (!answer) throw notFound();
    return {
      answer,
      promoterId,
      objectId: answer.performingArtistId,
      after: answer,
      ...(added ? {} : { isAudited: false }),
    };
  }),
);

async function insertArtist(change: Change, name: string, nameKey: string): Promise<PerformingArtist | undefined> {
  const [added] = await change.db
    .insert(performingArtists)
    .values({ name, nameKey })
    .onConflictDoNothing()
    .returning({ performingArtistId: performingArtists.id, name: performingArtists.name });
  if (!added) return undefined;
  const words = toSearchWords(name).map((word) => ({ word, performingArtistId: added.performingArtistId }));
  if (words.length > 0) await change.db.insert(performingArtistWords).values(words);
  return added;
}

async function findByKey(change: Change, nameKey: string): Promise<PerformingArtist | undefined> {
  const [found] = await change.db
    .select({ performingArtistId: performingArtists.id, name: performingArtists.name })
    .from(performingArtists)
    .where(eq(performingArtists.nameKey, nameKey));
  return found;
}
