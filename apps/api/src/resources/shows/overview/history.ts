import type { listShowHistory as endpoint } from '@parterre/contract/shows';
import type { VerbInput } from '../../../bind.ts';
import type { Context } from '../../../context.ts';
import { type HistoryEntry, readHistory } from '../../audit/read-history.ts';
import type { PageAnswer } from '../../page-answer.ts';
import { requireShow } from '../require-show.ts';

/** What changed on an event, newest first. */
export async function listShowHistory(
  ctx: Context,
  { params, query }: VerbInput<typeof endpoint>,
): Promise<PageAnswer<HistoryEntry>> {
  return readHistory(ctx, await requireShow(ctx, params.showCode), query);
}
