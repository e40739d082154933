import * as endpoints from '@parterre/contract/api-tokens';
import { and, eq, inArray } from 'drizzle-orm';
import { runConcurrently } from '#db/run-concurrently.ts';
import { apiKeys } from '#db/schema/promoters/api-keys.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, descending } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import type { Resource } from '#resource.ts';
import { presentApiToken, selectTokens } from '#resources/ground/api-token-rows/select-tokens.ts';
import { verb } from '#verb.ts';
import { createApiToken, revokeApiToken } from './change.ts';

const NEWEST_FIRST = descending('created', byInstant(apiKeys.createdAt), apiKeys.id);

/** Lists the tokens of the caller at all their promoters, newest first. Nobody can list those of others. */
const listApiTokens = verb(endpoints.listApiTokens, async (ctx, { query }) => {
  const page = openPage(query, NEWEST_FIRST);
  const own = and(inArray(apiKeys.promoterId, [...ctx.promoterIds]), eq(apiKeys.userId, ctx.actor.id));
  const [rows, counted] = await runConcurrently(
    selectTokens(ctx)
      .where(and(own, page.behind))
      .orderBy(...page.by)
      .limit(page.limit)
      .offset(page.offset),
    countRows(ctx, apiKeys, own),
  );
  return page.answer(
    { rows, counted },
    ({ token }) => [token.createdAt, token.id],
    (found) => found.map(presentApiToken),
  );
});

export const apiTokensResource: Resource = {
  slug: 'api-tokens',
  routes: [listApiTokens, createApiToken, revokeApiToken],
};
