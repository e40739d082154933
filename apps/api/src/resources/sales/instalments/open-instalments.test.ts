import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { instalmentPlans, instalments } from '#db/schema/sales/instalments.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { AppError } from '#errors.ts';
import { newId } from '#ids.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { type BoxOffice, NOW, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { openInstalments } from './open-instalments.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  office = await openBoxOffice(house);
});

async function addPlan(more: Partial<typeof instalmentPlans.$inferInsert> = {}, of = office): Promise<number> {
  const id = newId();
  const terms = { depositBasisPoints: 2000, payments: 2, interval: 'month' as const };
  const { showId } = of.show;
  await of.rowsOf((db) =>
    db
      .insert(instalmentPlans)
      .values({ promoterId: of.promoter.id, id, showId, name: { 'en-GB': 'Three parts' }, ...terms, ...more }),
  );
  return id;
}

/** Opens the instalments of an order of two seats, 104.00, that has no schedule yet. */
async function open(planId: number) {
  const { orderId } = await office.sell({ seats: [0, 1], paid: false });
  const [order] = await office.rowsOf((db) => db.select().from(orders).where(eq(orders.orderId, orderId)));
  if (!order) throw new Error('No order');
  const answer = await office.api.contextOf(office.promoter).change('test', async (change) => {
    const show = await requireShow(change, office.show.showCode);
    const opened = await openInstalments(change, show, { orderId: order.id, totalMinor: order.totalMinor, planId });
    return { answer: opened, promoterId: office.promoter.id, object: 'order', objectId: orderId };
  });
  const rows = await office.rowsOf((db) =>
    db.select().from(instalments).where(eq(instalments.orderId, order.id)).orderBy(instalments.number),
  );
  return { ...answer, rows };
}

const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? { code: error.code, ...error.extras } : error),
  );

test('an order owes its deposit, which is paid, and the rest on days of the venue', async () => {
  const { depositMinor, rows } = await open(await addPlan());
  expect(depositMinor).toBe(2080);
  expect(rows).toMatchObject([
    { number: 0, dueOn: '2026-11-20', amountMinor: 2080, paidMinor: 2080, paidAt: NOW, waivedAt: null },
    { number: 1, dueOn: '2026-12-20', amountMinor: 4160, paidMinor: 0, paidAt: null, waivedAt: null },
    { number: 2, dueOn: '2027-01-20', amountMinor: 4160, paidMinor: 0, paidAt: null, waivedAt: null },
  ]);
});

test('a plan of another event is not found', async () => {
  const other = await openBoxOffice(house);
  expect(await refusalOf(open(await addPlan({}, other)))).toMatchObject({
    code: 'INVALID',
    fieldErrors: [{ field: 'instalmentPlanId' }],
  });
});

test.each([
  ['not-offered', { isOffered: false }],
  ['too-small', { fewestMinor: 10_401 }],
  ['ends-after-event', { payments: 4 }],
])('a plan that does not suit the order is refused: %s', async (reason, more) => {
  expect(await refusalOf(open(await addPlan(more)))).toMatchObject({ code: 'RULE_BROKEN', details: { reason } });
});

test('a plan suits an order of exactly the least amount and the day of the event itself', async () => {
  const { rows } = await open(await addPlan({ fewestMinor: 10_400, payments: 3 }));
  expect(rows.at(-1)?.dueOn).toBe('2027-02-20');
});
