import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, id, instant, promoterId } from './columns.ts';

export type AuditPart = { action: string; object: string; objectId: string; before?: unknown; after?: unknown };

/** One row per write of staff. Rows are only inserted: the application's role has no privilege to change them. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    at: instant('at').notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    object: text('object').notNull(),
    objectId: text('object_id').notNull(),
    showId: id('show_id'),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    reason: text('reason'),
    parts: jsonb('parts').$type<AuditPart[]>().notNull(),
    /** The ranges of a bulk change as brotli JSON. They are loaded only when the entry is opened. */
    details: bytes('details'),
    requestId: text('request_id').notNull(),
    /** The IP address of the client; null for changes without a request. */
    address: text('address'),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('audit_entries_show').on(t.promoterId, t.showId, t.at),
    index('audit_entries_at').on(t.promoterId, t.at),
    index('audit_entries_actor').on(t.promoterId, t.actorId, t.at),
    index('audit_entries_object').on(t.promoterId, t.objectId, t.at),
  ],
);

/** The answer to a request with an Idempotency-Key, kept for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    promoterId: promoterId(),
    actorId: text('actor_id').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    answer: text('answer'),
    revision: integer('revision'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.actorId, t.method, t.path, t.key] }),
    index('idempotency_keys_age').on(t.createdAt),
  ],
);
