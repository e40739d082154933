import type { getShowReadiness as endpoint } from '@parterre/contract/shows';
import type { AnswerOf } from '@parterre/contract/wire/endpoint';
import type { VerbInput } from '../../../bind.ts';
import type { Context } from '../../../context.ts';
import { requireShow } from '../require-show.ts';
import { readReadiness } from './read-readiness.ts';

export async function getShowReadiness(
  ctx: Context,
  { params }: VerbInput<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return { items: await readReadiness(ctx, await requireShow(ctx, params.showCode)) };
}
