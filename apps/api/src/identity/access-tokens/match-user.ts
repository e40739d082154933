import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { findUserByEmail, findUserById } from '../users/users.ts';
import type { TokenVerifier, VerifiedToken } from './verify-token.ts';

export interface UserToken extends VerifiedToken {
  userId: string;
}

/** Tokens of the embedded provider name our users themselves. */
export const trustSubject =
  (verify: TokenVerifier) =>
  async (token: string): Promise<UserToken | undefined> => {
    const verified = await verify(token);
    return verified?.userId ? { ...verified, userId: verified.userId } : undefined;
  };

const MATCHED_USERS = 2_000;

/**
 * Tokens of an external issuer: its `sub` is the id of a user of ours, or its verified e-mail is a user's. Who was found
 * stays found (whether the account still lives is the actor's question).
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
    return { ...verified, userId };
  };
}

async function findUserId(database: Database, { userId, email }: VerifiedToken): Promise<string | undefined> {
  const bySubject = userId === null ? undefined : await findUserById(database, userId);
  if (bySubject) return bySubject.id;
  return email === null ? undefined : (await findUserByEmail(database, email))?.id;
}
