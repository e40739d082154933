import type { ApiKey } from '@parterre/contract/api-keys';
import * as endpoints from '@parterre/contract/api-keys';
import type { SalesChannel } from '@parterre/contract/choices/access-choices';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { apiKeys } from '#db/schema/promoters/api-keys.ts';
import { partnerSites } from '#db/schema/promoters/lookups.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { listWholePromoters } from '#identity/require-permission.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, descending } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { verb } from '#verb.ts';

const NEWEST_FIRST = descending('created', byInstant(apiKeys.createdAt), apiKeys.id);

/**
 * Lists keys, newest first, including revoked ones. Users who see only a part of a promoter see none, because a key
 * covers more.
 */
export const listApiKeys = verb(endpoints.listApiKeys, async (ctx, { query }) => {
  const page = openPage(query, NEWEST_FIRST);
  const own = and(inArray(apiKeys.promoterId, listWholePromoters(ctx)), isNull(apiKeys.userId));
  const [rows, counted] = await runConcurrently(
    selectKeys(ctx)
      .where(and(own, page.behind))
      .orderBy(...page.by)
      .limit(page.limit)
      .offset(page.offset),
    countRows(ctx, apiKeys, own),
  );
  return page.answer(
    { rows, counted },
    ({ key }) => [key.createdAt, key.id],
    (found) => found.map(presentApiKey),
  );
});

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** A key with the names that are shown with it. The hash never leaves this module. */
export interface NamedKey {
  key: ApiKeyRow;
  promoterCode: string;
  partnerSiteName: string | null;
}

export const selectKeys = ({ db }: Reader) =>
  db
    .select({ key: apiKeys, promoterCode: promoters.code, partnerSiteName: partnerSites.name })
    .from(apiKeys)
    .innerJoin(promoters, eq(promoters.id, apiKeys.promoterId))
    .leftJoin(partnerSites, eq(partnerSites.id, apiKeys.partnerSiteId))
    .$dynamic();

export const presentApiKey = ({ key, promoterCode, partnerSiteName }: NamedKey): ApiKey => ({
  apiKeyId: key.id,
  promoterCode,
  name: key.name,
  prefix: key.prefix,
  channel: requireChannel(key),
  partnerSite: key.partnerSiteId === null ? null : { id: key.partnerSiteId, name: partnerSiteName ?? '' },
  createdAt: key.createdAt.toISOString(),
  createdBy: key.createdBy,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  revokedAt: key.revokedAt?.toISOString() ?? null,
  revision: key.revision,
});

/** API tokens of users have no channel and are in another list. */
function requireChannel({ id, channel }: ApiKeyRow): SalesChannel {
  if (channel === null) throw new Error(`The key ${id} belongs to no channel`);
  return channel;
}
