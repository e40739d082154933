import * as endpoints from '@parterre/contract/api-keys';
import { and, eq, isNull } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { apiKeys } from '#db/schema/promoters/api-keys.ts';
import { partnerSites } from '#db/schema/promoters/lookups.ts';
import { AppError, fieldError, invalidField, notFound } from '#errors.ts';
import { newKey } from '#identity/api-keys/key-text.ts';
import { newId } from '#ids.ts';
import { toSearchKey } from '#lists/search-key.ts';
import { lockPromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { verb } from '#verb.ts';
import { type ApiKeyRow, type NamedKey, presentApiKey, selectKeys } from './list.ts';

/**
 * Creates a key of a sales channel. Only this answer contains it in full. Throws INVALID, NAME_TAKEN. Needs
 * `apikey:manage`.
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
      userId: null,
      permissions: null,
      expiresAt: null,
      createdAt: change.now,
      createdBy: change.actor.name,
      lastUsedAt: null,
      revokedAt: null,
      revision: 1,
    };
    await change.db.insert(apiKeys).values(row);
    const keptAnswer = presentApiKey({ key: row, promoterCode: promoter.code, partnerSiteName });
    return {
      answer: { ...keptAnswer, key },
      keptAnswer,
      promoterId: promoter.id,
      objectId: row.id,
      after: keptAnswer,
      revision: 1,
    };
  }),
);

async function requirePartnerSite({ db }: Change, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [site] = await db.select({ name: partnerSites.name }).from(partnerSites).where(eq(partnerSites.id, id));
  if (!site) throw invalidField('partnerSiteId', 'unknown', { message: 'There is no such partner site' });
  return site.name;
}

/** Renames a key in use. Throws STALE, NAME_TAKEN, STATUS_CHANGE_REFUSED. Needs `apikey:manage`. */
export const updateApiKey = verb(endpoints.updateApiKey, (ctx, { params, body }) =>
  ctx.change('api-key.update', async (change) => {
    const before = await lockApiKey(change, params.apiKeyId);
    requireRevision(change, before.key);
    await requireFreeKeyName(change, before.key.promoterId, body.name, before.key.id);
    return saveKey(change, before, { name: body.name });
  }),
);

/**
 * Revokes a key permanently. Its writes are refused from now on, its reads within ten seconds; its baskets expire and
 * its orders stay. Throws STATUS_CHANGE_REFUSED when it is revoked already. Needs `apikey:manage`.
 */
export const revokeApiKey = verb(endpoints.revokeApiKey, (ctx, { params }) =>
  ctx.change('api-key.revoke', async (change) => {
    const before = await lockApiKey(change, params.apiKeyId);
    return saveKey(change, before, { revokedAt: change.now });
  }),
);

async function saveKey({ db }: Change, before: NamedKey, changed: Partial<Pick<ApiKeyRow, 'name' | 'revokedAt'>>) {
  const { promoterId, id, revision } = before.key;
  const next = { ...changed, revision: revision + 1 };
  await db
    .update(apiKeys)
    .set(next)
    .where(and(eq(apiKeys.promoterId, promoterId), eq(apiKeys.id, id)));
  const answer = presentApiKey({ ...before, key: { ...before.key, ...next } });
  return { answer, promoterId, objectId: id, before: presentApiKey(before), after: answer, revision: next.revision };
}

/**
 * Locks a key that is in use, with its promoter, until the change ends. Throws STATUS_CHANGE_REFUSED when it is
 * revoked.
 */
async function lockApiKey(change: Change, apiKeyId: number): Promise<NamedKey> {
  const { id: promoterId } = await lockPromoter(change);
  const [found] = await selectKeys(change).where(
    and(eq(apiKeys.promoterId, promoterId), eq(apiKeys.id, apiKeyId), isNull(apiKeys.userId)),
  );
  if (!found) throw notFound();
  if (found.key.revokedAt !== null)
    throw new AppError('STATUS_CHANGE_REFUSED', { detail: 'This key is revoked and can no longer be changed.' });
  return found;
}

/**
 * Throws NAME_TAKEN when a key in use has the same name, because people would revoke the wrong one. The promoter must
 * be locked.
 */
async function requireFreeKeyName({ db }: Change, promoterId: number, name: string, ownId?: number): Promise<void> {
  const inUse = await db
    .select({ id: apiKeys.id, name: apiKeys.name })
    .from(apiKeys)
    .where(and(eq(apiKeys.promoterId, promoterId), isNull(apiKeys.revokedAt), isNull(apiKeys.userId)));
  const wanted = toSearchKey(name);
  if (inUse.some((key) => key.id !== ownId && toSearchKey(key.name) === wanted))
    throw new AppError('NAME_TAKEN', { fieldErrors: [fieldError('name', 'keyNameTaken')] });
}
