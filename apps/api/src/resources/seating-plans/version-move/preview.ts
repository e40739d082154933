import type { previewVersionMove as endpoint, VersionMove } from '@parterre/contract/seating-plans';
import type { VerbInput } from '../../../bind.ts';
import type { Context } from '../../../context.ts';
import { requireShow } from '../../shows/require-show.ts';
import { planMove, presentMove } from './plan-move.ts';

/** What would become of the seats of an event; nothing is changed. */
export async function previewVersionMove(
  ctx: Context,
  { params, query }: Pick<VerbInput<typeof endpoint>, 'params' | 'query'>,
): Promise<VersionMove> {
  const show = await requireShow(ctx, params.showCode);
  return presentMove(show, await planMove(ctx, show, query.versionId));
}
