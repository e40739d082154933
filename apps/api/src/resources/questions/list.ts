import type { listQuestions as endpoint, Question } from '@parterre/contract/questions';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { requireShow } from '../shows/require-show.ts';
import { readQuestions } from './read-questions.ts';

/** What an event asks its buyers, in its order; archived questions last. */
export async function listQuestions(
  ctx: Context,
  { params }: Pick<VerbInput<typeof endpoint>, 'params'>,
): Promise<{ items: Question[] }> {
  return { items: await readQuestions(ctx, await requireShow(ctx, params.showCode)) };
}
