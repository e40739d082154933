import * as endpoints from '@parterre/contract/lookups';
import { and, inArray, type SQL } from 'drizzle-orm';
import { performingArtists, performingArtistWords } from '../../db/schema/lookups.ts';
import { countRows } from '../../lists/count-rows.ts';
import { matchWords } from '../../lists/match-words.ts';
import { openPage } from '../../lists/open-page.ts';
import { ascending, byStartOf } from '../../lists/order.ts';
import { type VerbInput, verb } from '../../verb.ts';

/** What the column holds; nobody has a larger one. */
const LARGEST_ID = 2_147_483_647;
const BY_NAME = ascending('Name', byStartOf(performingArtists.nameKey), performingArtists.id);

/** Performing artists by name: each word of the term begins one of theirs. */
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
        ids.filter((id) => id <= LARGEST_ID),
      ),
    );
  return conditions;
}
