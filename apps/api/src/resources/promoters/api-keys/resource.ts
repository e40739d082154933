import { eq } from 'drizzle-orm';
import { apiKeys } from '#db/schema/promoters/api-keys.ts';
import { ownedByPromoter } from '#identity/owner.ts';
import type { Resource } from '#resource.ts';
import { createApiKey, revokeApiKey, updateApiKey } from './change.ts';
import { listApiKeys } from './list.ts';

export const apiKeysResource: Resource = {
  slug: 'api-keys',
  routes: [listApiKeys, createApiKey, updateApiKey, revokeApiKey],

  async findOwner(db, id) {
    const [row] = await db
      .select({ promoterId: apiKeys.promoterId })
      .from(apiKeys)
      .where(eq(apiKeys.id, Number(id)));
    return row && ownedByPromoter(row);
  },
};
