import type { ApiToken } from '@parterre/contract/api-tokens';
import { eq } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { apiKeys } from '#db/schema/promoters/api-keys.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';

/** A token with the code of its promoter. The hash never leaves the server. */
export interface NamedToken {
  token: typeof apiKeys.$inferSelect;
  promoterCode: string;
}

export const selectTokens = ({ db }: Pick<Reader, 'db'>) =>
  db
    .select({ token: apiKeys, promoterCode: promoters.code })
    .from(apiKeys)
    .innerJoin(promoters, eq(promoters.id, apiKeys.promoterId))
    .$dynamic();

export const presentApiToken = ({ token, promoterCode }: NamedToken): ApiToken => ({
  apiTokenId: token.id,
  promoterCode,
  name: token.name,
  prefix: token.prefix,
  permissions: token.permissions ?? [],
  createdAt: token.createdAt.toISOString(),
  expiresAt: (token.expiresAt ?? token.createdAt).toISOString(),
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
  revokedAt: token.revokedAt?.toISOString() ?? null,
  revision: token.revision,
});
