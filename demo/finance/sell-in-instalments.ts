import { WHOLE } from '@parterre/contract/money/basis-points';
import type { Context } from '../../apps/api/src/context.ts';
import { column } from '../../apps/api/src/db/column.ts';
import { rowsOf } from '../../apps/api/src/db/rows-of.ts';
import { createBaskets } from '../../apps/api/src/resources/sales/baskets/create-baskets.ts';
import { createInstalmentPlan } from '../../apps/api/src/resources/sales/instalments/change-plan.ts';
import { recordOrderPayment, waiveOrderInstalments } from '../../apps/api/src/resources/sales/orders/pay/pay.ts';
import { purchaseBaskets } from '../../apps/api/src/resources/sales/orders/purchase/purchase.ts';
import { type DemoSetting, daysAgo, runVerb } from '../demo-setting.ts';
import { inventBuyer } from '../past-sales/invent-buyer.ts';
import { createRandom } from '../random.ts';
import type { ReadyShow } from '../set-up-show.ts';

const DEPOSIT_SHARE = 0.25;
const PAYMENTS = 3;
const INTERVAL_DAYS = 14;
/** The days before now on which each buyer bought in instalments, and the number of payments they have made since. */
const BUYERS = [
  { age: 44, paid: 3 },
  { age: 41, paid: 1 },
  { age: 36, paid: 2 },
  { age: 31, paid: 1 },
  { age: 30, paid: 2 },
  { age: 24, paid: 1 },
  { age: 19, paid: 0 },
  { age: 15, paid: 1 },
  { age: 11, paid: 0 },
  { age: 6, paid: 0 },
  { age: 3, paid: 0 },
  { age: 1, paid: 0 },
] as const;
/** The index of the buyer whose open payments the promoter waives. */
const WAIVED_BUYER = 5;
const SEATS_EACH = 4;
const SEED = 20_261_122;

/** Adds an instalment plan and orders on it: some completed, some on time, some late, one waived. */
export async function sellInInstalments(setting: DemoSetting, show: ReadyShow): Promise<void> {
  const { promoter, showCode } = show;
  const momentOf = (age: number, actor: string) => ({ promoterId: promoter.id, at: daysAgo(setting, age), actor });
  const body = {
    name: { 'en-GB': 'Quarter now, three payments', de: 'Ein Viertel sofort, drei Raten' },
    depositBasisPoints: DEPOSIT_SHARE * WHOLE,
    payments: PAYMENTS,
    interval: 'fortnight' as const,
    fewestMinor: 5000,
    isOffered: true,
  };
  const plan = await runVerb(setting, momentOf(BUYERS[0].age + 1, 'Olivia Brandt'), (ctx) =>
    createInstalmentPlan(ctx, { params: { showCode }, body }),
  );
  const random = createRandom(SEED);
  const seats = await runVerb(setting, momentOf(0, 'Demo'), (ctx) =>
    findFreeSeats(ctx, show, BUYERS.length * SEATS_EACH),
  );
  for (const [index, { age, paid }] of BUYERS.entries()) {
    const own = seats.slice(index * SEATS_EACH, (index + 1) * SEATS_EACH);
    if (own.length === 0) return;
    const { orderId, restMinor } = await runVerb(setting, momentOf(age, 'Telephone sales'), (ctx) =>
      sell(
        ctx,
        { showCode, currency: promoter.currency, planId: plan.instalmentPlanId, seats: own },
        inventBuyer(random),
      ),
    );
    const partMinor = Math.floor(restMinor / PAYMENTS);
    for (let number = 1; number <= paid; number++) {
      const amountMinor = number < PAYMENTS ? partMinor : restMinor - partMinor * (PAYMENTS - 1);
      const payment = {
        amountMinor,
        method: 'bank-transfer' as const,
        reference: `HBCE ${1000 + index}`,
        instalmentNumber: number,
      };
      const moment = momentOf(Math.max(0, age - number * INTERVAL_DAYS), 'Fiona Marsh');
      await runVerb(setting, moment, (ctx) => recordOrderPayment(ctx, { params: { orderId }, body: payment }));
    }
    if (index !== WAIVED_BUYER) continue;
    const reason = 'A school whose trip was called off: agreed with the promoter.';
    await runVerb(setting, momentOf(1, 'Fiona Marsh'), (ctx) =>
      waiveOrderInstalments(ctx, { params: { orderId }, body: { reason } }),
    );
  }
}

interface PartSale {
  showCode: string;
  currency: string;
  planId: number;
  seats: readonly FreeSeat[];
}

/** Sells one order by telephone. Its deposit is paid by card. */
async function sell(
  ctx: Context,
  { showCode, currency, planId, seats }: PartSale,
  buyer: { name: string; email: string },
) {
  const totalMinor = seats.reduce((sum, { costMinor }) => sum + costMinor, 0);
  const depositMinor = Math.round(totalMinor * DEPOSIT_SHARE);
  return ctx.change('order.purchase', async (change) => {
    const request = { seats: seats.map(({ seat }) => seat), channel: 'phone' };
    const [basket] = await createBaskets(change, showCode, [request]);
    const terms = {
      payments: [{ method: 'card', amountMinor: depositMinor, currency, reference: '' }],
      consents: [],
      answers: [],
      externalReference: '',
      totalMinor,
      instalmentPlanId: planId,
    };
    const [order] = await purchaseBaskets(change, [{ basketId: basket?.basketId ?? 0, buyer, terms }]);
    if (!order) throw new Error('A purchase returned no order');
    return {
      answer: { orderId: order.orderId, restMinor: totalMinor - depositMinor },
      promoterId: change.promoterIds[0] ?? 0,
      objectId: order.orderId,
    };
  });
}

interface FreeSeat {
  seat: number;
  /** Face value plus booking fee. */
  costMinor: number;
}

const CLAIMED = rowsOf(
  { seat: column.int('c.seat') },
  (list) => `
  select ${list} from claims c join shows s on s.promoter_id = c.promoter_id and s.id = c.show_id
  where s.show_code = $1`,
);
const COSTS = rowsOf(
  { id: column.int('id'), costMinor: column.int('face_value_minor + booking_fee_minor') },
  (list) => `select ${list} from price_types where id = any($1::bigint[])`,
);

/** Finds seats that are on sale and free, from the back of the plan. */
async function findFreeSeats(ctx: Context, show: ReadyShow, count: number): Promise<FreeSeat[]> {
  if (!show.seats) return [];
  const { geometry, assignment } = show.seats;
  const claimed = new Set((await ctx.readRows(CLAIMED, [show.showCode])).map(({ seat }) => seat));
  const costs = new Map((await ctx.readRows(COSTS, [show.priceTypeIds])).map(({ id, costMinor }) => [id, costMinor]));
  const withheld = new Set(assignment.alternatingBlockIds);
  const free = Array.from(assignment.tickets, (ticket, seat): FreeSeat[] => {
    const blockId = geometry.blocks[geometry.block[seat] ?? 0]?.blockId ?? 0;
    const costMinor = costs.get(show.priceTypeIds[ticket] ?? 0);
    const isOnSale = ticket >= 0 && assignment.holds[seat] === -1 && !withheld.has(blockId) && !claimed.has(seat);
    return isOnSale && costMinor !== undefined ? [{ seat, costMinor }] : [];
  });
  return free.flat().slice(-count);
}
