import { eq } from 'drizzle-orm';
import { instalmentPlans } from '#db/schema/sales/instalments.ts';
import { newId } from '#ids.ts';
import { buyBasket } from './buy-basket.ts';
import type { BoxOffice } from './open-box-office.ts';
import { putInBasket } from './put-in-basket.ts';

type PlanTerms = Partial<typeof instalmentPlans.$inferInsert>;

/** Adds an instalment plan to the office's show: a fifth at once, then two equal payments a month apart. */
export async function addPlan(office: BoxOffice, more: PlanTerms = {}): Promise<number> {
  const id = newId();
  const plan = { depositBasisPoints: 2000, payments: 2, interval: 'month' as const, name: { 'en-GB': 'Three parts' } };
  await office.rowsOf((db) =>
    db
      .insert(instalmentPlans)
      .values({ promoterId: office.promoter.id, id, showId: office.show.showId, ...plan, ...more }),
  );
  return id;
}

/** Sells seats with an instalment plan through the purchase of the channel; the deposit is paid by card. */
export async function sellOnPlan(office: BoxOffice, instalmentPlanId: number, seats: number[]): Promise<string> {
  const ctx = office.api.contextOf(office.promoter);
  const { basketId } = await putInBasket(ctx, { showCode: office.show.showCode, seats, channel: 'web' });
  const [plan] = await office.rowsOf((db) =>
    db.select().from(instalmentPlans).where(eq(instalmentPlans.id, instalmentPlanId)),
  );
  const totalMinor = seats.length * 5200;
  const depositMinor = Math.round((totalMinor * (plan?.depositBasisPoints ?? 0)) / 10_000);
  const { orderId } = await buyBasket(ctx, {
    basketId,
    buyer: { name: 'Grace Hopper', email: 'grace@example.test' },
    terms: {
      payments: [{ method: 'card', amountMinor: depositMinor, currency: 'GBP', reference: 'ch_1' }],
      consents: [],
      answers: [],
      externalReference: '',
      totalMinor,
      instalmentPlanId,
    },
  });
  return orderId;
}
