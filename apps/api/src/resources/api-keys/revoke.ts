import type { ApiKey, revokeApiKey as endpoint } from '@parterre/contract/api-keys';
import { and, eq } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { apiKeys } from '../../db/schema/api-keys.ts';
import { lockApiKey } from './lock-api-key.ts';
import { presentApiKey } from './present-api-key.ts';

/**
 * Revokes a key for good. Writes with it are refused from now on, reads within ten seconds; its baskets run out, its
 * orders stay. Throws STATUS_CHANGE_REFUSED when it is revoked already. Needs `apikey:manage`.
 */
export function revokeApiKey(ctx: Context, { params }: Pick<VerbInput<typeof endpoint>, 'params'>): Promise<ApiKey> {
  return ctx.change('api-key.revoke', async (change) => {
    const before = await lockApiKey(change, params.apiKeyId);
    const { promoterId, id } = before.key;
    await change.db
      .update(apiKeys)
      .set({ revokedAt: change.now })
      .where(and(eq(apiKeys.promoterId, promoterId), eq(apiKeys.id, id)));
    const answer = presentApiKey({ ...before, key: { ...before.key, revokedAt: change.now } });
    return { answer, promoterId, object: 'api-key', objectId: id, before: presentApiKey(before), after: answer };
  });
}
