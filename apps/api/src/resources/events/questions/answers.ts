import type { GivenAnswer } from '@parterre/contract/orders/order';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change, Reader } from '#context.ts';
import { answers, questions } from '#db/schema/events/questions.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

/** The maximum number of orders in one statement. */
const ORDERS = 5000;

/** Reads the answers of the buyers of some orders, by the id of the order's row, in the order of the questions. */
export async function readAnswers(
  ctx: Reader,
  promoterId: number,
  orderIds: readonly number[],
): Promise<Map<number, GivenAnswer[]>> {
  const given = new Map<number, GivenAnswer[]>();
  for (let i = 0; i < orderIds.length; i += ORDERS)
    for (const { answer, question } of await readSome(ctx, promoterId, orderIds.slice(i, i + ORDERS)))
      given.set(answer.orderId, [...(given.get(answer.orderId) ?? []), presentAnswer(answer, question)]);
  return given;
}

const readSome = (ctx: Reader, promoterId: number, orderIds: readonly number[]) =>
  ctx.db
    .select({ answer: answers, question: questions })
    .from(answers)
    .innerJoin(questions, and(eq(questions.promoterId, promoterId), eq(questions.id, answers.questionId)))
    .where(and(eq(answers.promoterId, promoterId), inArray(answers.orderId, [...orderIds])))
    .orderBy(asc(questions.displayOrder), asc(questions.id), asc(answers.id));

function presentAnswer(
  { questionId, orderItemId, value }: typeof answers.$inferSelect,
  { label, kind, choices }: typeof questions.$inferSelect,
): GivenAnswer {
  const choice = kind === 'choice' ? choices[Number(value)] : undefined;
  return { questionId, label, orderItemId, value: choice ?? value };
}

export interface NewAnswer {
  /** The id of the order's row. */
  orderId: number;
  /** null for a question that is asked once per order. */
  orderItemId: number | null;
  questionId: number;
  value: string;
}

const SQL = `
  insert into answers (promoter_id, order_id, order_item_id, question_id, value)
  select $1, v.order_id, v.item_id, v.question_id, v.value
  from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::text[]) as v (order_id, item_id, question_id, value)`;

export async function writeAnswers(
  change: Change,
  { promoterId }: Pick<ShowRow, 'promoterId'>,
  rows: readonly NewAnswer[],
): Promise<void> {
  if (rows.length === 0) return;
  await change.run(SQL, [
    promoterId,
    rows.map(({ orderId }) => orderId),
    rows.map(({ orderItemId }) => orderItemId),
    rows.map(({ questionId }) => questionId),
    rows.map(({ value }) => value),
  ]);
}
