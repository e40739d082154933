import * as endpoints from '@parterre/contract/lookups';
import { and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import { performingArtists, performingArtistWords } from '../../db/schema/lookups.ts';
import { COUNTED_ROWS, toOffset, toPage } from '../../lists/page-answer.ts';
import { decodeCursor, encodeCursor } from '../../lists/page-cursor.ts';
import { toPrefixRange, toTermWords } from '../../lists/search-key.ts';
import { type VerbInput, verb } from '../../verb.ts';

const SORT = 'Name+';
/** What the column holds; nobody has a larger one. */
const LARGEST_ID = 2_147_483_647;
/** As much of a key as the `next` of a page carries; ids tell the rest apart. */
const sortValue = sql<string>`left(${performingArtists.nameKey}, 60)`;

/** Performing artists by name: each word of the term begins one of theirs. */
export const listPerformingArtists = verb(endpoints.listPerformingArtists, async (ctx, { query }) => {
  const offset = toOffset(query);
  const after = query.next === undefined ? undefined : decodeCursor(query.next, SORT);
  const matching = and(...conditionsOf(query));
  const behind = after && sql`(${sortValue}, ${performingArtists.id}) > (${after.value}, ${after.id}::int)`;
  const counted = ctx.db
    .select({ id: performingArtists.id })
    .from(performingArtists)
    .where(matching)
    .limit(COUNTED_ROWS)
    .as('counted');
  const [total] = await ctx.db.select({ rows: sql`count(*)`.mapWith(Number) }).from(counted);
  const rows = await ctx.db
    .select({ id: performingArtists.id, name: performingArtists.name, sortValue })
    .from(performingArtists)
    .where(and(matching, behind))
    .orderBy(asc(sortValue), asc(performingArtists.id))
    .limit(query.pageSize + 1)
    .offset(offset);
  const page = rows.slice(0, query.pageSize);
  const last = rows.length > query.pageSize ? page.at(-1) : undefined;
  return toPage(
    page.map(({ id, name }) => ({ performingArtistId: id, name })),
    total?.rows ?? 0,
    query.pageSize,
    last && encodeCursor({ sort: SORT, value: last.sortValue, id: last.id }),
  );
});

function conditionsOf({ ids, searchTerm = '' }: VerbInput<typeof endpoints.listPerformingArtists>['query']): SQL[] {
  const words = toTermWords(searchTerm);
  const conditions = words.map((word) => {
    const { from, to } = toPrefixRange(word);
    return sql`${performingArtists.id} in (select ${performingArtistWords.performingArtistId} from ${performingArtistWords} where ${performingArtistWords.word} >= ${from} and ${performingArtistWords.word} < ${to})`;
  });
  if (ids)
    conditions.push(
      inArray(
        performingArtists.id,
        ids.filter((id) => id <= LARGEST_ID),
      ),
    );
  if (searchTerm !== '' && words.length === 0) conditions.push(sql`false`);
  return conditions;
}
