import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '#db/database.ts';
import { oidcPayloads } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';

/**
 * A refresh token that is used twice within this time counts once, so that two tabs that renew together both stay
 * signed in. A later use means theft, and the provider revokes everything that was made from the token.
 */
export const REUSE_GRACE_MS = 10_000;

type Row = typeof oidcPayloads.$inferSelect;

/** Stores the provider's sessions, grants, codes and tokens in one table for all processes. */
export function createOidcAdapter(database: Database, now: () => Date): AdapterFactory {
  return (type): Adapter => {
    const rowOf = (id: string) => and(eq(oidcPayloads.type, type), eq(oidcPayloads.id, id));
    const find = async (name: string, condition: ReturnType<typeof and>) => {
      if (name.includes('\0')) return undefined;
      const [row] = await runAsSystem(database, (db) => db.select().from(oidcPayloads).where(condition));
      return row && toPayload(row, now());
    };
    return {
      upsert: async (id, payload, expiresInSeconds) => {
        refuseUnstorable(type, payload);
        const values = toRow({ type, id, payload, expiresInSeconds }, now());
        await runAsSystem(database, (db) =>
          db
            .insert(oidcPayloads)
            .values(values)
            .onConflictDoUpdate({ target: [oidcPayloads.type, oidcPayloads.id], set: values }),
        );
      },
      find: (id) => find(id, rowOf(id)),
      findByUid: (uid) => find(uid, and(eq(oidcPayloads.type, type), eq(oidcPayloads.uid, uid))),
      findByUserCode: (code) => find(code, and(eq(oidcPayloads.type, type), eq(oidcPayloads.userCode, code))),
      consume: async (id) => {
        const consumedAt = sql`coalesce(${oidcPayloads.consumedAt}, ${now().toISOString()}::timestamptz)`;
        const mayRepeat = type === 'RefreshToken';
        const condition = mayRepeat ? rowOf(id) : and(rowOf(id), isNull(oidcPayloads.consumedAt));
        const consumed = await runAsSystem(database, (db) =>
          db.update(oidcPayloads).set({ consumedAt }).where(condition).returning({ id: oidcPayloads.id }),
        );
        if (consumed.length === 0) throw new errors.InvalidGrant('it was already used');
      },
      destroy: async (id) => {
        await runAsSystem(database, (db) => db.delete(oidcPayloads).where(rowOf(id)));
      },
      revokeByGrantId: async (grantId) => {
        const ofGrant = and(eq(oidcPayloads.type, type), eq(oidcPayloads.grantId, grantId));
        await runAsSystem(database, (db) => db.delete(oidcPayloads).where(ofGrant));
      },
    };
  };
}

/** The maximum size of a stored sign-in request, because anybody can begin one. A real request takes a third of it. */
const INTERACTION_CHARACTERS_MAX = 6_000;

function refuseUnstorable(type: string, payload: AdapterPayload): void {
  const text = JSON.stringify(payload);
  if (/(?<!\\)(\\\\)*\\u0000/.test(text))
    throw new errors.InvalidRequest('a parameter has characters that cannot be stored');
  if (type === 'Interaction' && text.length > INTERACTION_CHARACTERS_MAX)
    throw new errors.InvalidRequest('the request is too long');
}

interface Stored {
  type: string;
  id: string;
  payload: AdapterPayload;
  expiresInSeconds: number | undefined;
}

function toRow({ type, id, payload, expiresInSeconds }: Stored, now: Date) {
  return {
    type,
    id,
    payload: { ...payload },
    grantId: payload.grantId ?? null,
    userCode: payload.userCode ?? null,
    uid: payload.uid ?? null,
    expiresAt: expiresInSeconds ? new Date(now.getTime() + expiresInSeconds * 1000) : null,
  };
}

function toPayload(row: Row, now: Date): AdapterPayload | undefined {
  if (row.expiresAt && row.expiresAt <= now) return undefined;
  if (!row.consumedAt || isWithinGrace(row, row.consumedAt, now)) return row.payload;
  return { ...row.payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) };
}

const isWithinGrace = (row: Row, consumedAt: Date, now: Date): boolean =>
  row.type === 'RefreshToken' && now.getTime() - consumedAt.getTime() <= REUSE_GRACE_MS;
