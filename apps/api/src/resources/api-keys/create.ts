import * as endpoints from '@parterre/contract/api-keys';
import { eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { apiKeys } from '../../db/schema/api-keys.ts';
import { partnerSites } from '../../db/schema/lookups.ts';
import { invalidField } from '../../errors.ts';
import { newKey } from '../../identity/api-keys/key-text.ts';
import { newId } from '../../ids.ts';
import { verb } from '../../verb.ts';
import { lockPromoter } from '../promoter-rows/lock-promoter.ts';
import { presentApiKey } from './list.ts';
import { requireFreeKeyName } from './require-free-key-name.ts';

/**
 * Creates a key of a sales channel. The answer is the only place it stands in full. Throws INVALID, NAME_TAKEN.
 * Needs `apikey:manage`.
 */
export const createApiKey = verb(endpoints.createApiKey, (ctx, { body }) =>
  ctx.change('api-key.create', async (change) => {
    const promoter = await lockPromoter(change);
    const partnerSiteName = await requirePartnerSite(change, body.partnerSiteId);
    await requireFreeKeyName(change, promoter.id, body.name);
    const { key, prefix, hash } = newKey();
    const row = {
      promoterId: promoter.id,
      id: newId(),
      name: body.name,
      prefix,
      hash,
      channel: body.channel,
      partnerSiteId: body.partnerSiteId,
      createdAt: change.now,
      createdBy: change.actor.name,
      lastUsedAt: null,
      revokedAt: null,
    };
    await change.db.insert(apiKeys).values(row);
    const keptAnswer = presentApiKey({ key: row, promoterCode: promoter.code, partnerSiteName });
    return {
      answer: { ...keptAnswer, key },
      keptAnswer,
      promoterId: promoter.id,
      objectId: row.id,
      after: keptAnswer,
    };
  }),
);

async function requirePartnerSite({ db }: Change, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [site] = await db.select({ name: partnerSites.name }).from(partnerSites).where(eq(partnerSites.id, id));
  if (!site) throw invalidField('partnerSiteId', 'unknown', { message: 'There is no such partner site' });
  return site.name;
}
