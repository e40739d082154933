import type { ApiKey } from '@parterre/contract/api-keys';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../context.ts';
import { apiKeys } from '../../db/schema/api-keys.ts';
import { partnerSites } from '../../db/schema/lookups.ts';
import { promoters } from '../../db/schema/promoters.ts';

type ApiKeyRow = typeof apiKeys.$inferSelect;

/** A key with the names it is shown with; the hash stays here. */
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
  channel: key.channel,
  partnerSite: key.partnerSiteId === null ? null : { id: key.partnerSiteId, name: partnerSiteName ?? '' },
  createdAt: key.createdAt.toISOString(),
  createdBy: key.createdBy,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  revokedAt: key.revokedAt?.toISOString() ?? null,
});
