import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { memberships, users } from '#db/schema/ground/users.ts';
import { apiKeys } from '#db/schema/promoters/api-keys.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { roles } from '#db/schema/promoters/roles.ts';
import { runAsSystem } from '#db/system.ts';
import type { Log } from '#process/log.ts';
import { type Actor, keyActor, limitMembership } from '../actor.ts';
import { AnswerCache } from '../answer-cache.ts';
import { isRoleOf, toMembership } from '../load-actor.ts';
import { createUseRecorder } from './use-recorder.ts';

export interface KeyRing {
  /**
   * Returns the actor of a key or of a user's token, at most 10 seconds old; undefined for one that is unknown, revoked
   * or expired. Records the use.
   */
  findActor(hash: string, now: Date): Promise<Actor | undefined>;
  /** Returns the id of a cached key, without asking the database. */
  peek(hash: string, now: Date): string | undefined;
  close(): Promise<void>;
}

/** Opens the keys and tokens of all promoters, whose actors each process caches for 10 seconds. */
export function createKeyRing(database: Database, log: Log): KeyRing {
  const actors = new AnswerCache((hash) => findActor(database, hash));
  const uses = createUseRecorder(database, log);
  return {
    findActor: async (hash, now) => {
      const actor = await actors.ask(hash, now);
      if (actor?.token && actor.token.expiresAt <= now) return undefined;
      const [membership] = actor?.memberships ?? [];
      const apiKeyId = actor?.salesKey?.apiKeyId ?? actor?.token?.apiKeyId;
      if (apiKeyId !== undefined && membership) uses.record(membership.promoterId, apiKeyId, now);
      return actor;
    },
    peek: (hash, now) => actors.peek(hash, now)?.id,
    close: () => uses.close(),
  };
}

async function findActor(database: Database, hash: string): Promise<Actor | undefined> {
  return runAsSystem(database, async (db) => {
    const [row] = await db
      .select({
        key: apiKeys,
        user: users,
        membership: memberships,
        own: roles.permissions,
        closedByPromoter: promoters.closedFeatures,
      })
      .from(apiKeys)
      .leftJoin(users, eq(users.id, apiKeys.userId))
      .leftJoin(
        memberships,
        and(eq(memberships.promoterId, apiKeys.promoterId), eq(memberships.userId, apiKeys.userId)),
      )
      .leftJoin(promoters, eq(promoters.id, memberships.promoterId))
      .leftJoin(roles, isRoleOf(memberships))
      .where(and(eq(apiKeys.hash, hash), isNull(apiKeys.revokedAt)));
    if (!row) return undefined;
    const { key, user, membership, own, closedByPromoter } = row;
    if (key.channel !== null) return keyActor({ ...key, channel: key.channel });
    if (!user || user.isDisabled || !membership || membership.deactivatedAt !== null || !key.expiresAt)
      return undefined;
    return {
      kind: 'user',
      id: user.id,
      name: `${user.name} (${key.name})`,
      memberships: [limitMembership(toMembership({ ...membership, own, closedByPromoter }), key.permissions ?? [])],
      token: { apiKeyId: key.id, expiresAt: key.expiresAt },
    };
  });
}
