import * as endpoints from '@parterre/contract/api-keys';
import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { apiKeys } from '../../db/schema/api-keys.ts';
import { AppError, notFound } from '../../errors.ts';
import { verb } from '../../verb.ts';
import { lockPromoter } from '../promoter-rows/lock-promoter.ts';
import { type NamedKey, presentApiKey, selectKeys } from './list.ts';
import { requireFreeKeyName } from './require-free-key-name.ts';

/** Renames a key in use. Throws NAME_TAKEN, STATUS_CHANGE_REFUSED. Needs `apikey:manage`. */
export const updateApiKey = verb(endpoints.updateApiKey, (ctx, { params, body }) =>
  ctx.change('api-key.update', async (change) => {
    const before = await lockApiKey(change, params.apiKeyId);
    const { promoterId, id } = before.key;
    await requireFreeKeyName(change, promoterId, body.name, id);
    await change.db
      .update(apiKeys)
      .set({ name: body.name })
      .where(and(eq(apiKeys.promoterId, promoterId), eq(apiKeys.id, id)));
    const answer = presentApiKey({ ...before, key: { ...before.key, name: body.name } });
    return { answer, promoterId, objectId: id, before: presentApiKey(before), after: answer };
  }),
);

/**
 * Revokes a key for good. Writes with it are refused from now on, reads within ten seconds; its baskets run out, its
 * orders stay. Throws STATUS_CHANGE_REFUSED when it is revoked already. Needs `apikey:manage`.
 */
export const revokeApiKey = verb(endpoints.revokeApiKey, (ctx, { params }) =>
  ctx.change('api-key.revoke', async (change) => {
    const before = await lockApiKey(change, params.apiKeyId);
    const { promoterId, id } = before.key;
    await change.db
      .update(apiKeys)
      .set({ revokedAt: change.now })
      .where(and(eq(apiKeys.promoterId, promoterId), eq(apiKeys.id, id)));
    const answer = presentApiKey({ ...before, key: { ...before.key, revokedAt: change.now } });
    return { answer, promoterId, objectId: id, before: presentApiKey(before), after: answer };
  }),
);

/** A key that is in use, locked with its promoter until the change ends. STATUS_CHANGE_REFUSED when it is revoked. */
async function lockApiKey(change: Change, apiKeyId: number): Promise<NamedKey> {
  const { id: promoterId } = await lockPromoter(change);
  const [found] = await selectKeys(change).where(and(eq(apiKeys.promoterId, promoterId), eq(apiKeys.id, apiKeyId)));
  if (!found) throw notFound();
  if (found.key.revokedAt !== null)
    throw new AppError('STATUS_CHANGE_REFUSED', { detail: 'This key is revoked: it stays as it was.' });
  return found;
}
