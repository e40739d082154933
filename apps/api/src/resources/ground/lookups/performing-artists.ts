import type { PerformingArtist } from '@parterre/contract/lookups';
import * as endpoints from '@parterre/contract/lookups';
import { LOOKUP_ID_MAX } from '@parterre/contract/wire/values';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { type Change, requirePromoterId } from '#context.ts';
import { performingArtists, performingArtistWords } from '#db/schema/promoters/lookups.ts';
import { invalidField, notFound } from '#errors.ts';
import { openPage } from '#lists/open-page.ts';
import { ascending, byStartOf } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { matchWords, toSearchKey, toSearchWords } from '#lists/search-key.ts';
import { type VerbInput, verb } from '#verb.ts';

const BY_NAME = ascending('Name', byStartOf(performingArtists.nameKey), performingArtists.id);

/** Lists performing artists by name. Each word of the term begins one of their words. */
export const listPerformingArtists = verb(endpoints.listPerformingArtists, async (ctx, { query }) => {
  const page = openPage(query, BY_NAME);
  const matching = and(...conditionsOf(query));
  const counted = await countRows(ctx, performingArtists, matching);
  const rows = await ctx.db
    .select({ id: performingArtists.id, name: performingArtists.name, sortedBy: page.sortedBy })
    .from(performingArtists)
    .where(and(matching, page.behind))
    .orderBy(...page.by)
    .limit(page.limit)
    .offset(page.offset);
  return page.answer(
    { rows, counted },
    ({ sortedBy, id }) => [sortedBy, id],
    (found) => found.map(({ id, name }) => ({ performingArtistId: id, name })),
  );
});

function conditionsOf({ ids, searchTerm }: VerbInput<typeof endpoints.listPerformingArtists>['query']): SQL[] {
  const conditions = matchWords(searchTerm, {
    is: [performingArtists.id],
    owner: [performingArtistWords.performingArtistId],
    from: performingArtistWords,
    word: performingArtistWords.word,
  });
  if (ids)
    conditions.push(
      inArray(
        performingArtists.id,
        // The column holds no larger id, and the database would refuse it.
        ids.filter((id) => id <= LOOKUP_ID_MAX),
      ),
    );
  return conditions;
}

/**
 * Adds a name for everybody. If an equal name exists, it is returned and nothing is written. Needs `campaign:write`.
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
