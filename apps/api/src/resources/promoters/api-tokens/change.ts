import * as endpoints from '@parterre/contract/api-tokens';
import { USER_PERMISSIONS } from '@parterre/contract/wire/permissions';
import { and, eq, inArray } from 'drizzle-orm';
import { changeOwn } from '#context/change-own.ts';
import { apiKeys } from '#db/schema/promoters/api-keys.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { AppError, notFound } from '#errors.ts';
import { newKey } from '#identity/api-keys/key-text.ts';
import { newId } from '#ids.ts';
import { revokeToken } from '#resources/ground/api-token-rows/revoke-tokens.ts';
import { presentApiToken, selectTokens } from '#resources/ground/api-token-rows/select-tokens.ts';
import { DAY_MS } from '#time/zones.ts';
import { verb } from '#verb.ts';
import { requireGrantable } from '../users/access.ts';

/**
 * Creates a token of the caller at one of their promoters. Only this answer contains it in full. Nobody gives a token a
 * permission that they lack: that is FORBIDDEN, with the permission. Needs no permission: it is their own.
 */
export const createApiToken = verb(endpoints.createApiToken, (ctx, { body }) =>
  changeOwn(ctx, 'api-token.create', async (change) => {
    const [promoter] = await change.db
      .select({ id: promoters.id, code: promoters.code })
      .from(promoters)
      .where(and(inArray(promoters.id, [...change.promoterIds]), eq(promoters.code, body.promoterCode)));
    if (!promoter) throw notFound();
    requireGrantable(change, promoter.id, body.permissions);
    const { key, prefix, hash } = newKey();
    const token = {
      promoterId: promoter.id,
      id: newId(),
      name: body.name,
      prefix,
      hash,
      channel: null,
      partnerSiteId: null,
      userId: change.actor.id,
      permissions: USER_PERMISSIONS.filter((permission) => body.permissions.includes(permission)),
      createdAt: change.now,
      createdBy: change.actor.name,
      expiresAt: new Date(change.now.getTime() + body.days * DAY_MS),
      lastUsedAt: null,
      revokedAt: null,
      revision: 1,
    };
    await change.db.insert(apiKeys).values(token);
    const keptAnswer = presentApiToken({ token, promoterCode: promoter.code });
    return {
      answer: { ...keptAnswer, token: key },
      keptAnswer,
      promoterId: promoter.id,
      objectId: token.id,
      after: keptAnswer,
      revision: 1,
    };
  }),
);

/**
 * Revokes a token of the caller permanently: its writes are refused from now on, its reads within ten seconds. Throws
 * STATUS_CHANGE_REFUSED when it is revoked already. Needs no permission: it is their own.
 */
export const revokeApiToken = verb(endpoints.revokeApiToken, (ctx, { params }) =>
  changeOwn(ctx, 'api-token.revoke', async (change) => {
    const [before] = await selectTokens(change)
      .where(
        and(
          inArray(apiKeys.promoterId, [...change.promoterIds]),
          eq(apiKeys.id, params.apiTokenId),
          eq(apiKeys.userId, change.actor.id),
        ),
      )
      .for('update', { of: apiKeys });
    if (!before) throw notFound();
    if (before.token.revokedAt !== null)
      throw new AppError('STATUS_CHANGE_REFUSED', { detail: 'This token is revoked already.' });
    return revokeToken(change, before);
  }),
);
