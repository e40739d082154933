import type { ApiToken } from '@parterre/contract/api-tokens';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Change, Changed } from '#context.ts';
import { apiKeys } from '#db/schema/promoters/api-keys.ts';
import { type NamedToken, presentApiToken, selectTokens } from './select-tokens.ts';

/**
 * Revokes every usable token of a user at one promoter. Each has an audit entry of its own. Returns how many there were.
 */
export async function revokeTokensOf(change: Change, of: { promoterId: number; userId: string }): Promise<number> {
  const isOpen = and(
    eq(apiKeys.promoterId, of.promoterId),
    eq(apiKeys.userId, of.userId),
    isNull(apiKeys.revokedAt),
    gt(apiKeys.expiresAt, change.now),
  );
  const open = await selectTokens(change).where(isOpen).orderBy(apiKeys.id).for('update', { of: apiKeys });
  for (const named of open)
    change.recordPart('api-token.revoke', { ...(await revokeToken(change, named)), hasOwnEntry: true });
  return open.length;
}

/** Revokes a locked token, from now on and for good. */
export async function revokeToken(
  { db, now }: Pick<Change, 'db' | 'now'>,
  named: NamedToken,
): Promise<Changed<ApiToken>> {
  const { promoterId, id, revision } = named.token;
  const next = { revokedAt: now, revision: revision + 1 };
  await db
    .update(apiKeys)
    .set(next)
    .where(and(eq(apiKeys.promoterId, promoterId), eq(apiKeys.id, id)));
  const answer = presentApiToken({ ...named, token: { ...named.token, ...next } });
  return { answer, promoterId, objectId: id, before: presentApiToken(named), after: answer, revision: next.revision };
}
