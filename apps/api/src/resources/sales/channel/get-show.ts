import type { ChannelShow } from '@parterre/contract/channel';
import * as endpoints from '@parterre/contract/channel';
import { DEFAULT_SEAT_PICKER } from '@parterre/contract/shows/show';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { postages, promoters } from '#db/schema/promoters/promoters.ts';
import { instalmentPlans } from '#db/schema/sales/instalments.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { notFound } from '#errors.ts';
import { readAskedQuestions } from '#resources/events/questions/read-questions.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { toLocalDay } from '#time/zones.ts';
import { verb } from '#verb.ts';
import { requireOffered } from '../baskets/require-sellable.ts';
import { endsAfterEvent } from '../instalments/schedule-payments.ts';
import { presentChannelSummary, SHOW_COLUMNS, soldOf } from './present-channel-show.ts';

/** Reads one show with everything that a sale of it needs. Throws NOT_FOUND, also for shows that are not active. */
export const getChannelShow = verb(endpoints.getChannelShow, async (ctx, { params }) => {
  const { id } = await requireOffered(ctx, params.showCode);
  const [found] = await ctx.db
    .select({ ...SHOW_COLUMNS, sold: soldOf() })
    .from(shows)
    .innerJoin(promoters, eq(promoters.id, shows.promoterId))
    .innerJoin(venues, and(eq(venues.promoterId, shows.promoterId), eq(venues.id, shows.venueId)))
    .where(eq(shows.id, id));
  if (!found) throw notFound();
  const { show } = found;
  return {
    ...presentChannelSummary(found, ctx.now),
    description: show.description,
    terms: show.terms,
    defaultCulture: show.defaultCulture,
    doorsAtLocal: show.doorsAtLocal,
    endsAtLocal: show.endsAtLocal,
    seatPicker: show.seatPicker ?? DEFAULT_SEAT_PICKER,
    questions: (await readAskedQuestions(ctx, show)).map((question) => ({
      questionId: question.id,
      label: question.label,
      kind: question.kind,
      choices: question.choices,
      askedPer: question.askedPer,
      isRequired: question.isRequired,
    })),
    postages: await readOfferedPostages(ctx, show),
    instalmentPlans: await readOfferedPlans(ctx, show),
  };
});

async function readOfferedPostages(ctx: Context, { promoterId, currency }: ShowRow): Promise<ChannelShow['postages']> {
  const rows = await ctx.db
    .select()
    .from(postages)
    .where(and(eq(postages.promoterId, promoterId), eq(postages.currency, currency)))
    .orderBy(asc(postages.amountMinor), asc(postages.id));
  return rows.map(({ id, name, amountMinor, countryCodes, isDefault }) => ({
    postageId: id,
    name,
    amountMinor,
    countryCodes,
    isDefault,
  }));
}

/** Reads the plans that an order of today can use: those whose last payment is due before the show. */
async function readOfferedPlans(ctx: Context, show: ShowRow): Promise<ChannelShow['instalmentPlans']> {
  const { promoterId, id, timeZone } = show;
  const today = toLocalDay(ctx.now, timeZone);
  const rows = await ctx.db
    .select()
    .from(instalmentPlans)
    .where(
      and(
        eq(instalmentPlans.promoterId, promoterId),
        eq(instalmentPlans.showId, id),
        eq(instalmentPlans.isOffered, true),
      ),
    )
    .orderBy(asc(instalmentPlans.payments), asc(instalmentPlans.id));
  const usable = rows.filter((plan) => !endsAfterEvent(plan, show, today));
  return usable.map((plan) => ({
    instalmentPlanId: plan.id,
    name: plan.name,
    depositBasisPoints: plan.depositBasisPoints,
    payments: plan.payments,
    interval: plan.interval,
    fewestMinor: plan.fewestMinor,
  }));
}
