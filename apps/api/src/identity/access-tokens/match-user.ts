import { LRUCache } from 'lru-cache';
import type { Database } from '#db/database.ts';
import { findUserByEmail, findUserById } from '../users/users.ts';
import type { TokenVerifier, VerifiedToken } from './verify-token.ts';

export interface UserToken extends VerifiedToken {
  userId: string;
}

/** Trusts the subject, because tokens of the embedded provider name our users by id. */
export const trustSubject =
  (verify: TokenVerifier) =>
  async (token: string): Promise<UserToken | undefined> => {
    const verified = await verify(token);
    return verified?.userId ? { ...verified, userId: verified.userId } : undefined;
  };

const MATCHED_USERS = 2_000;

/**
 * Matches tokens of an external issuer to users: by `sub`, or by a verified e-mail address. A match is kept, because
 * whether the account is still enabled is checked with the actor.
 */
export function matchUsers(verify: TokenVerifier, database: Database) {
  const known = new LRUCache<string, string>({ max: MATCHED_USERS });
  return async (token: string): Promise<UserToken | undefined> => {
    const verified = await verify(token);
    if (!verified) return undefined;
    const key = JSON.stringify([verified.userId, verified.email]);
    const userId = known.get(key) ?? (await findUserId(database, verified));
    if (!userId) return undefined;
    known.set(key, userId);
    // Sessions of another issuer are not stored here.
    return { ...verified, userId, sessionId: null };
  };
}

async function findUserId(database: Database, { userId, email }: VerifiedToken): Promise<string | undefined> {
  const bySubject = userId === null ? undefined : await findUserById(database, userId);
  if (bySubject) return bySubject.id;
  return email === null ? undefined : (await findUserByEmail(database, email))?.id;
}
