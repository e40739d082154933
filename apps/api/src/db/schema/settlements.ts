import type { SettlementLineKind, SettlementSection } from '@parterre/contract/choices/settlement-choices';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from './ground/columns.ts';

/** What a promoter takes off the gross, by rule: a share, an amount a ticket, or an amount a show. */
export const settlementRules = pgTable(
  'settlement_rules',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<'share-of-gross' | 'per-ticket' | 'fixed'>().notNull(),
    /** Of `share-of-gross`. */
    basisPoints: integer('basis_points').notNull().default(0),
    /** Of the other two, in minor units of `currency`. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull().default(0),
    currency: text('currency').notNull(),
    /** null: every show of the promoter. */
    showId: id('show_id'),
    isActive: boolean('is_active').notNull().default(true),
    displayOrder: integer('display_order').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.id] }), uniqueIndex('settlement_rules_name').on(t.promoterId, t.name)],
);

/** An agreed statement: never changed. What happens to its orders later is a correction line of the next one. */
export const settlements = pgTable(
  'settlements',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    /** Counted from 1 per promoter, without gaps. */
    number: integer('number').notNull(),
    /** null: all shows of the promoter in this currency. */
    showId: id('show_id'),
    fromOn: date('from_on', { mode: 'string' }).notNull(),
    toOn: date('to_on', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    /** Sold less cancelled. */
    tickets: integer('tickets').notNull(),
    /** What the ledger rows ask buyers for, corrections included; the net is what is left of it after deductions. */
    receiptsMinor: bigint('receipts_minor', { mode: 'number' }).notNull(),
    netMinor: bigint('net_minor', { mode: 'number' }).notNull(),
    agreedAt: instant('agreed_at').notNull(),
    agreedBy: text('agreed_by').notNull(),
    note: text('note').notNull().default(''),
    /** SHA-256 of the lines, hexadecimal: a changed statement shows. */
    digest: text('digest').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    uniqueIndex('settlements_number').on(t.promoterId, t.number),
    index('settlements_show').on(t.promoterId, t.showId),
  ],
);

export const settlementLines = pgTable(
  'settlement_lines',
  {
    promoterId: promoterId(),
    settlementId: id('settlement_id').notNull(),
    position: integer('position').notNull(),
    /** null: of a whole period, what stands apart. */
    showId: id('show_id'),
    section: text('section').$type<SettlementSection>().notNull(),
    kind: text('kind').$type<SettlementLineKind>().notNull(),
    /** Name of the ticket or of the rule, as it was; empty where the kind says it. */
    label: text('label').notNull(),
    /** Of a deduction: its rule, which may be gone since. */
    ruleId: id('rule_id'),
    quantity: integer('quantity'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.settlementId, t.position] })],
);

/** Which ledger rows a statement has counted: each at most once, by the key. */
export const settledRows = pgTable(
  'settled_rows',
  {
    promoterId: promoterId(),
    ledgerId: bigint('ledger_id', { mode: 'number' }).notNull(),
    settlementId: id('settlement_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.ledgerId] }),
    // Without the promoter: who looks for one ledger row must not be led here while nothing is known of the table's size.
    index('settled_rows_settlement').on(t.settlementId),
  ],
);
