import type { Question } from '@parterre/contract/questions';
import * as endpoints from '@parterre/contract/questions';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Change, Reader } from '#context.ts';
import { answers, questions } from '#db/schema/events/questions.ts';
import { notFound } from '#errors.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';

/** Lists the questions of a show in their order; archived questions last. */
export const listQuestions = verb(endpoints.listQuestions, async (ctx, { params }) => ({
  items: await readQuestions(ctx, await requireShow(ctx, params.showCode)),
}));

export async function readQuestions(ctx: Reader, show: Pick<ShowRow, 'promoterId' | 'id'>): Promise<Question[]> {
  const ofShow = and(eq(questions.promoterId, show.promoterId), eq(questions.showId, show.id));
  const rows = await ctx.db
    .select()
    .from(questions)
    .where(ofShow)
    .orderBy(asc(questions.isArchived), asc(questions.displayOrder), asc(questions.id));
  const counts = await ctx.db
    .select({ questionId: answers.questionId, rows: count() })
    .from(answers)
    .innerJoin(questions, and(eq(questions.promoterId, answers.promoterId), eq(questions.id, answers.questionId)))
    .where(and(eq(answers.promoterId, show.promoterId), ofShow))
    .groupBy(answers.questionId);
  const answered = new Map(counts.map(({ questionId, rows: given }) => [questionId, given]));
  return rows.map((row) => presentQuestion(row, answered.get(row.id) ?? 0));
}

export const presentQuestion = (row: QuestionRow, given: number): Question => ({
  questionId: row.id,
  label: row.label,
  kind: row.kind,
  choices: row.choices,
  askedPer: row.askedPer,
  isRequired: row.isRequired,
  isArchived: row.isArchived,
  answers: given,
  revision: row.revision,
});

/** Reads a question of a show with the count of its answers. Throws NOT_FOUND. */
export async function requireQuestion(
  change: Change,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  questionId: number,
): Promise<{ row: QuestionRow; given: number }> {
  const [row] = await change.db
    .select()
    .from(questions)
    .where(and(eq(questions.promoterId, show.promoterId), eq(questions.showId, show.id), eq(questions.id, questionId)))
    .for('update');
  if (!row) throw notFound('The event has no such question.');
  const [counted] = await change.db
    .select({ rows: count() })
    .from(answers)
    .where(and(eq(answers.promoterId, show.promoterId), eq(answers.questionId, questionId)));
  return { row, given: counted?.rows ?? 0 };
}

export type QuestionRow = typeof questions.$inferSelect;

export const readAskedQuestions = (
  ctx: Reader,
  { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<QuestionRow[]> =>
  ctx.db
    .select()
    .from(questions)
    .where(and(eq(questions.promoterId, promoterId), eq(questions.showId, id), eq(questions.isArchived, false)))
    .orderBy(asc(questions.displayOrder), asc(questions.id));
