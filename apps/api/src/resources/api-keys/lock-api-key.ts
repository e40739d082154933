import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { apiKeys } from '../../db/schema/api-keys.ts';
import { AppError, notFound } from '../../errors.ts';
import { lockPromoter } from '../promoters/lock-promoter.ts';
import { type NamedKey, selectKeys } from './present-api-key.ts';

/** A key that is in use, locked with its promoter until the change ends. STATUS_CHANGE_REFUSED when it is revoked. */
export async function lockApiKey(change: Change, apiKeyId: number): Promise<NamedKey> {
  const { id: promoterId } = await lockPromoter(change);
  const [found] = await selectKeys(change).where(and(eq(apiKeys.promoterId, promoterId), eq(apiKeys.id, apiKeyId)));
  if (!found) throw notFound();
  if (found.key.revokedAt !== null)
    throw new AppError('STATUS_CHANGE_REFUSED', { detail: 'This key is revoked: it stays as it was.' });
  return found;
}
