import { type FeatureId, type Permission, permissionsOf, withoutClosed } from '@parterre/contract/wire/permissions';
import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { memberships, userSessions, users } from '../db/schema/ground/users.ts';
import { promoters } from '../db/schema/promoters/promoters.ts';
import { roles } from '../db/schema/promoters/roles.ts';
import { runAsSystem } from '../db/system.ts';
import type { Actor, Membership } from './actor.ts';
import { AnswerCache } from './answer-cache.ts';

/** The user that a token identifies, and the session; null for tokens of an issuer that is not ours, and for jobs. */
export interface Caller {
  userId: string;
  sessionId: string | null;
}

/**
 * Returns undefined for an unknown or disabled user, for one whom every promoter has deactivated, and for a session
 * that has ended. `maxAgeMs` is the greatest age of the answer, 10 seconds by default.
 */
export type ActorLoader = (caller: Caller, now: Date, maxAgeMs?: number) => Promise<Actor | undefined>;

/** Loads users with their memberships, at most 10 seconds old in each process. */
export function createActorLoader(database: Database): ActorLoader {
  const actors = new AnswerCache((key) => findActor(database, readKey(key)));
  return (caller, now, maxAgeMs) => actors.ask(toKey(caller), now, maxAgeMs);
}

const toKey = ({ userId, sessionId }: Caller): string => `${sessionId ?? ''} ${userId}`;

function readKey(key: string): Caller {
  const at = key.indexOf(' ');
  return { userId: key.slice(at + 1), sessionId: key.slice(0, at) || null };
}

async function findActor(database: Database, { userId, sessionId }: Caller): Promise<Actor | undefined> {
  const rows = await runAsSystem(database, (db) =>
    db
      .select({
        user: users,
        membership: memberships,
        own: roles.permissions,
        closedByPromoter: promoters.closedFeatures,
        endedAt: userSessions.endedAt,
        sessionId: userSessions.id,
      })
      .from(users)
      .leftJoin(memberships, eq(memberships.userId, users.id))
      .leftJoin(promoters, eq(promoters.id, memberships.promoterId))
      .leftJoin(roles, isRoleOf(memberships))
      .leftJoin(userSessions, and(eq(userSessions.userId, users.id), eq(userSessions.id, sessionId ?? '')))
      .where(eq(users.id, userId)),
  );
  const [first] = rows;
  if (!first || first.user.isDisabled) return undefined;
  if (sessionId !== null && (first.sessionId === null || first.endedAt !== null)) return undefined;
  const all = rows.flatMap(({ membership, own, closedByPromoter }) =>
    membership ? { ...membership, own, closedByPromoter } : [],
  );
  const active = all.filter(({ deactivatedAt }) => deactivatedAt === null);
  if (all.length > 0 && active.length === 0) return undefined;
  return {
    kind: 'user',
    id: first.user.id,
    name: first.user.name,
    memberships: active.map(toMembership),
    ...(sessionId === null ? {} : { sessionId }),
  };
}

/** Resolves the permissions of a stored membership; `own` are the permissions of a role of the promoter's own. */
export function toMembership(stored: StoredMembership): Membership {
  const held = [...new Set([...permissionsOf(stored.role, stored.own), ...stored.grantedPermissions])];
  const closed = [...new Set([...(stored.closedByPromoter ?? []), ...stored.closedFeatures])];
  const { promoterId, scope, scopeIds } = stored;
  if (closed.length === 0) return { promoterId, permissions: held, scope, scopeIds };
  return { promoterId, permissions: withoutClosed(held, closed), held, closed, scope, scopeIds };
}

type StoredMembership = Pick<
  typeof memberships.$inferSelect,
  'promoterId' | 'role' | 'scope' | 'scopeIds' | 'grantedPermissions' | 'closedFeatures'
> & { own: readonly Permission[] | null; closedByPromoter: readonly FeatureId[] | null };

/** Joins a membership or an invitation with the role of the promoter's own that it names. */
export const isRoleOf = ({ promoterId, roleId }: { promoterId: PgColumn; roleId: PgColumn }) =>
  and(eq(roles.promoterId, promoterId), eq(roles.id, roleId));
