import type { TextByCulture } from '@parterre/contract/wire/values';
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';

/** Plans for paying orders of a show in instalments: a deposit at the purchase, then equal payments. */
export const instalmentPlans = pgTable(
  'instalment_plans',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    showId: id('show_id').notNull(),
    name: jsonb('name').$type<TextByCulture>().notNull(),
    depositBasisPoints: integer('deposit_basis_points').notNull(),
    /** The number of payments after the deposit. */
    payments: integer('payments').notNull(),
    interval: text('interval').$type<'week' | 'fortnight' | 'month'>().notNull(),
    /** The smallest order that can use the plan. */
    fewestMinor: bigint('fewest_minor', { mode: 'number' }).notNull().default(0),
    isOffered: boolean('is_offered').notNull().default(true),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.id] }), index('instalment_plans_show').on(t.promoterId, t.showId)],
);

/** The amounts that an order owes, by due date; number 0 is the deposit. Received money is in the ledger. */
export const instalments = pgTable(
  'instalments',
  {
    promoterId: promoterId(),
    orderId: id('order_id').notNull(),
    number: integer('number').notNull(),
    showId: id('show_id').notNull(),
    planId: id('plan_id').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    paidMinor: bigint('paid_minor', { mode: 'number' }).notNull().default(0),
    paidAt: instant('paid_at'),
    /** The time at which the payment was waived or its order cancelled. Nothing more is asked for. */
    waivedAt: instant('waived_at'),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.orderId, t.number] }),
    index('instalments_due').on(t.promoterId, t.showId, t.dueOn),
  ],
);

/** The part of a row `i` that is still asked for, in minor units. */
export const OPEN_MINOR = 'case when i.waived_at is null then i.amount_minor - i.paid_minor else 0 end';

/** The status of a row `i` on a day, which is an expression of the statement. */
export const statusOn = (day: string): string => `case
  when i.waived_at is not null then 'waived' when i.paid_minor >= i.amount_minor then 'paid'
  when i.due_on < ${day} then 'overdue' else 'due' end`;
