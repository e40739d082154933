import * as calls from '@parterre/contract/calls/baskets';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offerCodeUses } from '#db/schema/events/offer-codes.ts';
import { orderItems } from '#db/schema/sales/orders.ts';
import { openOutlet, type SalesOutlet, startOutlet } from '#test/scenes/open-sales-channel.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

let house: Awaited<ReturnType<typeof startOutlet>>;
let outlet: SalesOutlet;

beforeAll(async () => {
  house = await startOutlet();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  outlet = await openOutlet(house);
});

/** The number of concurrent buyers: as many as the server has database connections, and fewer than there are buyers. */
const LANES = 8;

/** Lets many buyers buy at the same time, and returns what each was told they have. */
async function storm<Got>(buyers: number, buy: (buyer: number) => Promise<Got[]>): Promise<Got[]> {
  const got: Got[] = [];
  let next = 0;
  const lane = async () => {
    while (next < buyers) got.push(...(await buy(next++)));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return got;
}

/** Returns what more than one buyer was told they have. */
const findDoubles = <Got>(got: readonly Got[]): Got[] => got.filter((one, at) => got.indexOf(one) !== at);

describe('buyers who all want the same', () => {
  test('never get a seat twice, whether they choose it or are given the best', { timeout: 120_000 }, async () => {
    const best = [{ priceTypeId: outlet.show.prices[0], quantity: 2 }];
    const got = await storm(80, async (buyer) => {
      const seats = [{ seatId: `Stalls|A|${1 + (buyer % 20)}` }, { seatId: `Stalls|A|${1 + ((buyer + 7) % 20)}` }];
      const answer = await outlet.open(buyer % 2 === 0 ? { seats } : { bestAvailable: best });
      if (answer.status !== 201) {
        expect(['SEAT_TAKEN', 'NOT_ENOUGH_LEFT']).toContain(answer.problem.code);
        return [];
      }
      const sold = await outlet.buy(answer.body);
      expect(sold.status, sold.text).toBe(201);
      return sold.body.items.map(({ seatId }) => seatId);
    });
    expect(findDoubles(got)).toEqual([]);
    expect(got.length).toBeGreaterThan(60);
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  });

  test('never get more places and uses of a code than there are', { timeout: 120_000 }, async () => {
    await outlet.addCode('LAST-12', { mostUses: 12, priceTypeIds: [outlet.show.standing] });
    const { standing } = outlet.show;
    await storm(70, async (buyer) => {
      const quantities = [{ priceTypeId: standing, quantity: 1 + (buyer % 2) }];
      const answer = await outlet.open(buyer % 3 === 0 ? { quantities, offerCode: 'LAST-12' } : { quantities });
      if (answer.status !== 201) {
        expect(['NOT_ENOUGH_LEFT', 'OFFER_CODE_REFUSED']).toContain(answer.problem.code);
        return [];
      }
      const params = { basketId: answer.body.basketId };
      if (buyer % 10 === 9) await house.api.call(calls.removeBasket, { params }, { as: outlet.key });
      else if (buyer % 5 === 1) {
        const body = { quantities: [{ priceTypeId: standing, quantity: 3 }] };
        const more = await house.api.call(calls.updateBasket, { params, body }, { as: outlet.key });
        await outlet.buy(more.status === 200 ? more.body : answer.body);
      } else expect((await outlet.buy(answer.body)).status).toBe(201);
      return [];
    });
    const [items, uses] = await outlet.rowsOf(async (db) => [
      await db.select().from(orderItems).where(eq(orderItems.showId, outlet.show.showId)),
      await db.select().from(offerCodeUses).where(eq(offerCodeUses.showId, outlet.show.showId)),
    ]);
    expect(items).toHaveLength(50);
    expect(uses.filter(({ orderId }) => orderId !== null).length).toBeLessThanOrEqual(12);
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  });
});

/**
 * Proves that the tests above find the fault: without the key, a shop that checks first and then writes sells seats
 * twice.
 */
describe('the same storm on a table without a key', () => {
  test('is seen to sell seats twice', async () => {
    await createTable(
      'create table seats_without_key (seat int not null); grant all on seats_without_key to parterre_system',
    );
    // The first buyers all check before one of them writes, as happens when many come at the same time.
    const waiting: (() => void)[] = [];
    const meet = () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length === LANES) for (const go of waiting) go();
      });
    const got = await storm(80, async (buyer) => {
      const seat = buyer % 5;
      const isGone = await isTaken(seat);
      if (buyer < LANES) await meet();
      if (isGone) return [];
      await outlet.rowsOf((db) => db.execute(sql`insert into seats_without_key values (${seat})`));
      return [seat];
    });
    expect(findDoubles(got).length).toBeGreaterThan(0);
  });
});

async function createTable(statement: string): Promise<void> {
  const session = await house.api.database.acquire();
  await session.run(statement).finally(() => session.release());
}

async function isTaken(seat: number): Promise<boolean> {
  const row = sql`select seat from seats_without_key where seat = ${seat}`;
  return (await outlet.rowsOf((db) => db.execute(row))).length > 0;
}
