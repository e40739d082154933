import type { GivenAnswer } from '@parterre/contract/orders';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../context.ts';
import { answers, questions } from '../../db/schema/customers.ts';

/** Orders that one statement can name. */
const ORDERS = 5000;

/** What the buyers of some orders answered, by the id of the order's row, in the order of the questions. */
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
