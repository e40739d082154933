import type { ApiKey, updateApiKey as endpoint } from '@parterre/contract/api-keys';
import { and, eq } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { apiKeys } from '../../db/schema/api-keys.ts';
import { lockApiKey } from './lock-api-key.ts';
import { presentApiKey } from './present-api-key.ts';
import { requireFreeKeyName } from './require-free-key-name.ts';

/** Renames a key in use. Throws NAME_TAKEN, STATUS_CHANGE_REFUSED. Needs `apikey:manage`. */
export function updateApiKey(
  ctx: Context,
  { params, body }: Pick<VerbInput<typeof endpoint>, 'params' | 'body'>,
): Promise<ApiKey> {
  return ctx.change('api-key.update', async (change) => {
    const before = await lockApiKey(change, params.apiKeyId);
    const { promoterId, id } = before.key;
    await requireFreeKeyName(change, promoterId, body.name, id);
    await change.db
      .update(apiKeys)
      .set({ name: body.name })
      .where(and(eq(apiKeys.promoterId, promoterId), eq(apiKeys.id, id)));
    const answer = presentApiKey({ ...before, key: { ...before.key, name: body.name } });
    return { answer, promoterId, object: 'api-key', objectId: id, before: presentApiKey(before), after: answer };
  });
}
