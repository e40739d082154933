import type { watchPlanDraft as endpoint } from '@parterre/contract/seating-plans';
import type { VerbInput } from '../../../bind.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import type { LiveAnswer } from '../../../live/live.ts';
import { requireSeatingPlan } from '../select-plans.ts';
import { draftSource } from './draft-source.ts';

/** The draft of an own plan as it changes. NOT_FOUND for plans of the catalogue: nobody draws on those. */
export async function watchPlanDraft(
  ctx: Context,
  { params }: Pick<VerbInput<typeof endpoint>, 'params'>,
): Promise<LiveAnswer> {
  const { plan } = await requireSeatingPlan(ctx, params.id);
  const { promoterId, id } = plan;
  if (!ctx.promoterIds.includes(promoterId)) throw notFound('Nobody draws on a plan of the catalogue.');
  return ctx.live.watch(draftSource, { promoterId, id }, { actor: ctx.actor });
}
