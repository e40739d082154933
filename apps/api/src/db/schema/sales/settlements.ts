import type { SettlementLineKind, SettlementSection } from '@parterre/contract/choices/settlement-choices';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';

/** Rules for deductions from the gross of a promoter: a share, an amount per ticket, or an amount per show. */
export const settlementRules = pgTable(
  'settlement_rules',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<'share-of-gross' | 'per-ticket' | 'fixed'>().notNull(),
    /** The share in hundredths of a per cent; used only for `share-of-gross`. */
    basisPoints: integer('basis_points').notNull().default(0),
    /** The amount in minor units of `currency`; used only for the other two kinds. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull().default(0),
    currency: text('currency').notNull(),
    /** null for every show of the promoter. */
    showId: id('show_id'),
    isActive: boolean('is_active').notNull().default(true),
    displayOrder: integer('display_order').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.id] }), uniqueIndex('settlement_rules_name').on(t.promoterId, t.name)],
);

/**
 * Agreed statements, which never change. Later changes of their orders become correction lines of the next statement.
 */
export const settlements = pgTable(
  'settlements',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    /** Counted from 1 per promoter, without gaps. */
    number: integer('number').notNull(),
    /** null for all shows of the promoter in this currency. */
    showId: id('show_id'),
    fromOn: date('from_on', { mode: 'string' }).notNull(),
    toOn: date('to_on', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    /** The number of tickets sold, less cancelled ones. */
    tickets: integer('tickets').notNull(),
    /**
     * The amount that the counted ledger rows charge buyers, corrections included. The net is what remains after
     * deductions.
     */
    receiptsMinor: bigint('receipts_minor', { mode: 'number' }).notNull(),
    netMinor: bigint('net_minor', { mode: 'number' }).notNull(),
    agreedAt: instant('agreed_at').notNull(),
    agreedBy: text('agreed_by').notNull(),
    note: text('note').notNull().default(''),
    /** SHA-256 of the lines, hexadecimal, so that a changed statement can be detected. */
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
    /** null for a line that belongs to the whole period. */
    showId: id('show_id'),
    section: text('section').$type<SettlementSection>().notNull(),
    kind: text('kind').$type<SettlementLineKind>().notNull(),
    /** The name of the price type or the rule at that time; empty where the kind is sufficient. */
    label: text('label').notNull(),
    /** The rule of a deduction, which may have been deleted since. */
    ruleId: id('rule_id'),
    quantity: integer('quantity'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.settlementId, t.position] })],
);

/** The ledger rows that statements have counted. The key allows each row once. */
export const settledRows = pgTable(
  'settled_rows',
  {
    promoterId: promoterId(),
    ledgerId: bigint('ledger_id', { mode: 'number' }).notNull(),
    settlementId: id('settlement_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.ledgerId] }),
    // The index omits the promoter, because the planner would otherwise choose it for a look-up of one row while it
    // lacks statistics.
    index('settled_rows_settlement').on(t.settlementId),
  ],
);
