import type { OccurrenceKind } from '@parterre/contract/choices/occurrence-choices';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, promoterId, transactionId } from './columns.ts';

/**
 * Occurrences, written in the transaction that caused them (jobs/write-occurrences.ts). `ids` name the affected things,
 * such as orders; the only person named is the actor. Readers continue by `tx`, the transaction that wrote the row,
 * because ids are assigned before rows become visible.
 */
export const occurrences = pgTable(
  'occurrences',
  {
    promoterId: promoterId(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    kind: text('kind').$type<OccurrenceKind>().notNull(),
    showId: id('show_id'),
    ids: jsonb('ids').$type<(string | number)[]>().notNull(),
    details: jsonb('details').$type<Record<string, unknown>>(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    at: instant('at').notNull(),
    tx: transactionId('tx').notNull().default(sql`pg_current_xact_id()`),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('occurrences_next').on(t.tx, t.id),
    // Excludes sales, which are the most frequent occurrences and never cause a notification.
    index('occurrences_newest').on(t.promoterId, t.id).where(sql`kind not like 'order.%'`),
    index('occurrences_age').using('brin', t.at),
  ],
);

/** The position of each reader of occurrences: the last one that it received. */
export const occurrenceReaders = pgTable('occurrence_readers', {
  reader: text('reader').primaryKey(),
  tx: transactionId('tx').notNull(),
  id: bigint('id', { mode: 'number' }).notNull(),
});
