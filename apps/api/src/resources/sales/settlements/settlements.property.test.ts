import * as calls from '@parterre/contract/calls/settlements';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledger } from '#db/schema/sales/orders.ts';
import { AppError } from '#errors.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { addPlan, sellOnPlan } from '#test/scenes/sell-on-plan.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('sell' as const), seat: fc.nat(11), paid: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('plan' as const), seat: fc.nat(11) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('cancel' as const),
      order: fc.nat(9),
      feeMinor: fc.constantFrom(0, 100, 333),
      refund: fc.constantFrom('later' as const, 'done' as const, 'none' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
);

interface Settled {
  receiptsMinor: number;
  tickets: number;
  besideMinor: Record<string, number>;
}

async function settleAll(office: BoxOffice, settled: Settled): Promise<void> {
  const wanted = { promoterCode: office.promoter.code, fromOn: '2026-01-01', toOn: '2099-12-31' };
  const { digest } = (await house.api.call(calls.previewSettlement, { query: wanted }, { as: office.owner })).body;
  const { status, body } = await house.api.call(
    calls.agreeSettlement,
    { body: { ...wanted, digest } },
    { as: office.owner },
  );
  // Nothing happened since the last statement.
  if (status === 422) return;
  expect(status).toBe(201);
  settled.receiptsMinor += body.receiptsMinor;
  settled.tickets += body.tickets;
  for (const { kind, amountMinor } of body.lines.filter(({ section }) => section === 'apart'))
    settled.besideMinor[kind] = (settled.besideMinor[kind] ?? 0) + amountMinor;
}

test('whatever is sold, cancelled and settled in between: all statements together are the ledger', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const promoter = await house.api.createPromoter();
      const owner = await house.api.createUser(promoter, 'owner');
      const office = await openBoxOffice({ api: house.api, promoter, owner });
      const planId = await addPlan(office);
      const settled: Settled = { receiptsMinor: 0, tickets: 0, besideMinor: {} };
      const sold: string[] = [];
      for (const move of steps) {
        if (move.kind === 'settle') await settleAll(office, settled);
        else if (move.kind === 'cancel') {
          const { kind: _, order, ...body } = move;
          const orderId = sold[order % Math.max(1, sold.length)];
          if (orderId) await office.cancel(orderId, body);
        } else {
          const selling =
            move.kind === 'plan'
              ? sellOnPlan(office, planId, [move.seat])
              : office.sell({ seats: [move.seat], places: 1, paid: move.paid }).then(({ orderId }) => orderId);
          // A sale of a seat that is already sold is refused.
          await selling.then(
            (orderId) => sold.push(orderId),
            (error: unknown) => expect(error).toBeInstanceOf(AppError),
          );
        }
      }
      await settleAll(office, settled);
      const rows = await office.rowsOf((db) => db.select().from(ledger).where(eq(ledger.promoterId, promoter.id)));
      const sumOf = (...kinds: string[]) =>
        rows.reduce((sum, { kind, amountMinor }) => (kinds.includes(kind) ? sum + amountMinor : sum), 0);
      expect(settled.receiptsMinor).toBe(sumOf('SALE', 'DISCOUNT', 'FEE', 'POSTAGE', 'CANCEL_FEE', 'WAIVER'));
      expect(settled.besideMinor.payment ?? 0).toBe(sumOf('PAYMENT'));
      expect(settled.besideMinor.refund ?? 0).toBe(sumOf('REFUND'));
      expect(settled.besideMinor.tax ?? 0).toBe(sumOf('TAX'));
      const sales = rows.filter(({ kind }) => kind === 'SALE');
      expect(settled.tickets).toBe(sales.reduce((sum, { amountMinor }) => sum + Math.sign(amountMinor), 0));
      expect(await findBrokenInvariants(house.api.database)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
