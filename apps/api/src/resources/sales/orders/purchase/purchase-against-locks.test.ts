import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOutlet, startOutlet } from '#test/scenes/open-sales-channel.ts';
import { waitForLock } from '#test/support/wait-for-lock.ts';

/** Only a database server can wait for locks: the embedded database has one session. */
const isEmbedded = !process.env.TEST_DATABASE_URL;

let house: Awaited<ReturnType<typeof startOutlet>>;

beforeAll(async () => {
  house = await startOutlet();
});
afterAll(() => house.api.close());

test.skipIf(isEmbedded)(
  'a purchase that waited too long for the row of its event is tried again, and sold',
  async () => {
    const outlet = await openOutlet(house);
    const basket = await outlet.fill({ seats: [{ seatId: 'Stalls|A|1' }] });
    const [holding, watching] = await Promise.all([house.api.database.acquire(), house.api.database.acquire()]);
    await holding.run('begin');
    await holding.query('select id from shows where id = $1 for update', [outlet.show.showId]);
    const buying = outlet.buy(basket);
    await waitForLock(watching).then(() => waitForLock(watching, 0));
    await holding.run('rollback');
    for (const session of [holding, watching]) session.release();
    const sold = await buying;
    expect(sold.problem?.code).toBeUndefined();
    expect(sold.status).toBe(201);
  },
);
