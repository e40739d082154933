import type { AskedPer, QuestionKind } from '@parterre/contract/choices/show-choices';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, promoterId } from '../ground/columns.ts';

/** Questions that a show asks its buyers, once per order or once per ticket. */
export const questions = pgTable(
  'questions',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    showId: id('show_id').notNull(),
    label: jsonb('label').$type<TextByCulture>().notNull(),
    kind: text('kind').$type<QuestionKind>().notNull(),
    choices: jsonb('choices').$type<TextByCulture[]>().notNull().default([]),
    askedPer: text('asked_per').$type<AskedPer>().notNull(),
    isRequired: boolean('is_required').notNull(),
    displayOrder: integer('display_order').notNull(),
    /** True once the question is no longer asked. Its answers are kept. */
    isArchived: boolean('is_archived').notNull().default(false),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.id] }), index('questions_show').on(t.promoterId, t.showId)],
);

export const answers = pgTable(
  'answers',
  {
    promoterId: promoterId(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    orderId: id('order_id').notNull(),
    /** null for a question that is asked once per order. */
    orderItemId: id('order_item_id'),
    questionId: id('question_id').notNull(),
    /** A text, `yes` or `no`, or the position of the choice, from 0. */
    value: text('value').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    uniqueIndex('answers_once').on(t.promoterId, t.orderId, t.questionId, sql`coalesce(order_item_id, 0)`),
  ],
);
