import { updateBasket } from '@parterre/contract/calls/baskets';
import { changeOrderSeats } from '@parterre/contract/calls/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOutlet, startOutlet } from '../scenes/open-sales-channel.ts';
import { waitForLock } from '../support/wait-for-lock.ts';

// Only a database server has other sessions that could hold a seat meanwhile.
describe.skipIf(!process.env.TEST_DATABASE_URL)('whoever gives a seat back for another', () => {
  let house: Awaited<ReturnType<typeof startOutlet>>;

  beforeAll(async () => {
    house = await startOutlet();
  });
  afterAll(() => house.api.close());

  const giveUp = ['orders', 'baskets'] as const;
  test.each(giveUp)('waits for the lower before it has the higher: %s', async (kind) => {
    const outlet = await openOutlet(house);
    const { database } = house.api;
    await outlet.sell({ seats: [0] });
    const exchange = kind === 'orders' ? await prepareOrder() : await prepareBasket();
    const [holding, watching] = await Promise.all([database.acquire(), database.acquire()]);
    const lock = 'select 1 from claims where show_id = $1 and seat = $2 for update';
    await holding.run('begin');
    await holding.query(lock, [outlet.show.showId, 0]);
    const exchanging = exchange();
    await waitForLock(watching);
    await watching.run('begin');
    const higher = await watching.query(`${lock} nowait`, [outlet.show.showId, 1]).catch(() => 'had');
    await watching.run('rollback');
    await holding.run('rollback');
    for (const session of [holding, watching]) session.release();
    expect(higher).toEqual([[1]]);
    expect((await exchanging).problem.code).toBe('SEAT_TAKEN');

    async function prepareOrder() {
      const { orderId, items } = await outlet.sell({ seats: [1] });
      const changes = [{ orderItemId: items[0]?.id ?? 0, seatId: 'Stalls|A|1' }];
      return () => house.api.call(changeOrderSeats, { params: { orderId }, body: { changes } }, { as: house.owner });
    }
    async function prepareBasket() {
      const { basketId } = await outlet.fill({ seats: [{ seatId: 'Stalls|A|2' }] });
      const body = { seats: [{ seatId: 'Stalls|A|1' }], removeSeatIds: ['Stalls|A|2'] };
      return () => house.api.call(updateBasket, { params: { basketId }, body }, { as: house.key });
    }
  });
});
