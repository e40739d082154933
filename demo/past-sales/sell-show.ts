import type { Context } from '../../apps/api/src/context.ts';
import { requireShow } from '../../apps/api/src/resources/ground/show-rows/require-show.ts';
import { createBaskets } from '../../apps/api/src/resources/sales/baskets/create-baskets.ts';
import type { BasketRequest } from '../../apps/api/src/resources/sales/baskets/fill/basket-request.ts';
import { purchaseBaskets } from '../../apps/api/src/resources/sales/orders/purchase/purchase.ts';
import { type DemoSetting, runVerb } from '../demo-setting.ts';
import type { Random } from '../random.ts';
import type { ReadyShow } from '../set-up-show.ts';
import type { ShowSpec } from '../show-spec.ts';
import { createMomentChooser } from './choose-instants.ts';
import { createCodeGiver } from './code-giver.ts';
import { createDemand } from './create-demand.ts';
import { inventBuyer } from './invent-buyer.ts';

/** The days before now on which a cancelled show stopped selling. */
const STOPPED_DAYS = 2;

/** Sales end the day before the show, so that they are before its start at whatever hour the demo is loaded. */
const DOORS_CLOSED_DAYS = 1;

/** Sells a show day by day up to its share, through baskets and purchases. The last baskets stay open. */
export async function sellShow(setting: DemoSetting, random: Random, show: ReadyShow): Promise<void> {
  const { spec } = show;
  const demand = createDemand(random, show);
  const giveCode = createCodeGiver(show);
  const chooseMoments = createMomentChooser(setting, show);
  const first = -spec.onSaleDay;
  const last = Math.max(0, DOORS_CLOSED_DAYS - spec.day, spec.status === 'CANCEL_PENDING' ? STOPPED_DAYS : 0);
  const total = Math.round(demand.places * spec.soldShare);
  const days = chooseDays(first, last, spec.isSoldDaily ? total : Math.ceil(total / ticketsADay(spec)));
  const perDay = spreadSales(random, { total, days: days.length, trend: spec.trend });
  for (const [index, day] of days.entries()) {
    const ofDay = giveCode(demand.take(perDay[index] ?? 0), day);
    for (const { at, part } of chooseMoments(ofDay, day))
      await runVerb(setting, { promoterId: show.promoter.id, at, actor: 'Web shop' }, (ctx) =>
        sellBaskets(ctx, random, show.showCode, part),
      );
  }
  const open = demand.take(spec.seatsInBaskets ?? 0);
  if (open.length === 0) return;
  const moment = { promoterId: show.promoter.id, at: setting.now, actor: 'Web shop' };
  await runVerb(setting, moment, (ctx) => createBaskets(ctx, show.showCode, open));
}

/** The number of tickets per day. A slow show does not sell every day, and of a past show only the total matters. */
const ticketsADay = ({ day }: ShowSpec): number => (day < 0 ? 80 : 25);
const DAYS_MIN = 3;

/**
 * Returns the days, counted back from now, on which tickets are sold: the first, the last and others between, at most
 * `count`.
 */
function chooseDays(first: number, last: number, count: number): number[] {
  const days = Math.max(0, first - last + 1);
  const chosen = Math.min(days, Math.max(DAYS_MIN, count));
  const step = chosen < 2 ? 0 : (days - 1) / (chosen - 1);
  return Array.from({ length: chosen }, (_, index) => first - Math.round(index * step));
}

/** Creates and purchases the baskets of one moment in one transaction. */
function sellBaskets(ctx: Context, random: Random, showCode: string, requests: BasketRequest[]): Promise<number> {
  return ctx.change('order.purchase', async (change) => {
    const baskets = await createBaskets(change, showCode, requests);
    const orders = await purchaseBaskets(
      change,
      baskets.map(({ basketId }) => ({ basketId, buyer: inventBuyer(random), isPaid: random.next() > 0.02 })),
    );
    const show = await requireShow(change, showCode);
    return {
      answer: orders.length,
      show,
      objectId: orders[0]?.orderId ?? showCode,
      after: { orders: orders.length, tickets: orders.reduce((sum, { tickets }) => sum + tickets, 0) },
    };
  });
}

/** Spreads `total` tickets over the days of sale: many on the first days, then by the trend, more at weekends. */
function spreadSales(
  random: Random,
  { total, days, trend }: { total: number; days: number; trend: ShowSpec['trend'] },
): number[] {
  const weights = Array.from({ length: days }, (_, day) => {
    const progress = days === 1 ? 1 : day / (days - 1);
    const opening = 2.6 * Math.exp(-day / 1.6);
    return (opening + SLOPES[trend](progress)) * (0.75 + random.next() * 0.5);
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  let given = 0;
  let wanted = 0;
  return weights.map((weight) => {
    wanted += (weight / sum) * total;
    const tickets = Math.round(wanted) - given;
    given += tickets;
    return tickets;
  });
}

const SLOPES: Record<ShowSpec['trend'], (progress: number) => number> = {
  rising: (progress) => 0.5 + 1.5 * progress ** 2,
  steady: () => 1,
  falling: (progress) => 1.7 * (1 - progress) ** 1.5 + 0.05,
};
