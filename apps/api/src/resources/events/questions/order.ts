import * as endpoints from '@parterre/contract/questions';
import type { Change } from '#context.ts';
import { invalidField } from '#errors.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { readAskedQuestions, readQuestions } from './read-questions.ts';

/** Sets the order of the active questions. Throws INVALID unless each of them is named once. Needs `show:write`. */
export const orderQuestions = verb(endpoints.orderQuestions, (ctx, { params, body }) =>
  ctx.change('question.order', async (change) => {
    const show = await lockShow(change, params.showCode);
    const before = (await readAskedQuestions(change, show)).map(({ id }) => id);
    requireSame(before, body.questionIds);
    await writeOrder(change, show, body.questionIds);
    return {
      answer: { items: await readQuestions(change, show) },
      show,
      objectId: show.showCode,
      before: { questionIds: before },
      after: { questionIds: body.questionIds },
    };
  }),
);

function requireSame(asked: readonly number[], named: readonly number[]): void {
  const left = new Set(asked);
  for (const [index, id] of named.entries())
    if (!left.delete(id))
      throw invalidField(`questionIds.${index}`, 'unknown', {
        message: 'The event asks no such question, or it is named twice',
      });
  if (left.size > 0) throw invalidField('questionIds', 'notFitting', { message: 'Name every question the event asks' });
}

const SQL = `
  update questions q set display_order = v.place
  from unnest($3::bigint[]) with ordinality as v (id, place)
  where q.promoter_id = $1 and q.show_id = $2 and q.id = v.id`;

async function writeOrder(change: Change, { promoterId, id }: ShowRow, questionIds: readonly number[]): Promise<void> {
  await change.run(SQL, [promoterId, id, questionIds]);
}
