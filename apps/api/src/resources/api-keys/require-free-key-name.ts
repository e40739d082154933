import { and, eq, isNull } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { apiKeys } from '../../db/schema/api-keys.ts';
import { AppError, fieldError } from '../../errors.ts';
import { toSearchKey } from '../../lists/search-key.ts';

/** Two keys in use that read the same would be mistaken when one is revoked: NAME_TAKEN. The promoter is locked. */
export async function requireFreeKeyName(
  { db }: Change,
  promoterId: number,
  name: string,
  ownId?: number,
): Promise<void> {
  const inUse = await db
    .select({ id: apiKeys.id, name: apiKeys.name })
    .from(apiKeys)
    .where(and(eq(apiKeys.promoterId, promoterId), isNull(apiKeys.revokedAt)));
  const wanted = toSearchKey(name);
  if (inUse.some((key) => key.id !== ownId && toSearchKey(key.name) === wanted))
    throw new AppError('NAME_TAKEN', { fieldErrors: [fieldError('name', 'keyNameTaken')] });
}
