import type { OccurrenceKind } from '@parterre/contract/choices/occurrence-choices';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, promoterId, transactionId } from './columns.ts';

/**
 * What happened, written in the transaction in which it did (jobs/write-occurrences.ts). `ids` are those of the things
 * it happened to, such as orders; no row names a person but the actor. `tx` is the transaction that wrote the row: who
 * reads on from the last row it saw goes by `tx`, because ids are assigned before rows become visible.
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
    // Nobody is notified of sales, and a sale is what happens most.
    index('occurrences_newest').on(t.promoterId, t.id).where(sql`kind not like 'order.%'`),
    index('occurrences_age').using('brin', t.at),
  ],
);

/** How far each reader of occurrences has come: the last one that it was handed. */
export const occurrenceReaders = pgTable('occurrence_readers', {
  reader: text('reader').primaryKey(),
  tx: transactionId('tx').notNull(),
  id: bigint('id', { mode: 'number' }).notNull(),
});
