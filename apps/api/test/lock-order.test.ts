import { withdrawGuests } from '@parterre/contract/calls/guest-lists';
import { issueComps } from '@parterre/contract/calls/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { Transaction } from '#db/transaction.ts';
import { buyBasket } from './scenes/buy-basket.ts';
import { startBoxOffice } from './scenes/open-box-office.ts';
import { openGuestHouse } from './scenes/open-guest-house.ts';
import { putInBasket } from './scenes/put-in-basket.ts';
import { waitForLock } from './support/wait-for-lock.ts';
import { LOCK_ORDER, watchLockOrder } from './support/watch-lock-order.ts';

const nothing: Database = {
  kind: 'postgres',
  acquire: async () => ({
    query: async () => [],
    each: async () => undefined,
    run: async () => undefined,
    release: () => undefined,
  }),
  migrate: async () => undefined,
  close: async () => undefined,
};

async function watch(...statements: string[]): Promise<string[]> {
  const { database, faults } = watchLockOrder(nothing);
  const change = new Transaction(database, { role: 'parterre_app', promoterIds: [1], isReadOnly: false });
  for (const statement of statements) await change.run(statement, []);
  return faults.map((fault) => fault.split(':')[0] ?? '');
}

describe('the watch over the order of locks', () => {
  test.each([
    ['select * from "baskets" where "id" = $1 for update', 'select * from "shows" for share', 'shows after baskets'],
    [
      'select 1 from claims c order by c.seat for update of c',
      'update price_types p set x = 1',
      'price_types after claims',
    ],
    [
      'select 1 from unnest($1) w join allocations a on true for share of a',
      'delete from "orders" where true',
      'orders after allocations',
    ],
    [
      'update "customers" set "name" = $1',
      'with x as (select 1 from orders for key share) select 1',
      'orders after customers',
    ],
  ])('sees %s before %s', async (first, second, fault) => {
    expect(await watch(first, second)).toEqual([fault]);
    expect(await watch(second, first)).toEqual([]);
  });

  test('lets a change come back to a table it has locked, and alone whoever has the event for update', async () => {
    const shows = 'select * from "shows" where "id" = $1';
    expect(await watch(`${shows} for share`, 'delete from claims', `${shows} for share`)).toEqual([]);
    expect(await watch(`${shows} for update`, 'delete from claims', 'delete from "baskets"')).toEqual([]);
    expect(await watch('select * from "claims"', `${shows} for share`)).toEqual([]);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('whoever waits for an event', () => {
  let house: Awaited<ReturnType<typeof startBoxOffice>>;

  beforeAll(async () => {
    house = await startBoxOffice();
  });
  afterAll(() => house.api.close());

  /** Returns the tables whose rows nobody else can lock while `work` waits for the show's row. */
  async function findTaken(showId: number, work: () => Promise<unknown>): Promise<string[]> {
    const { database } = house.api;
    const [holding, watching] = await Promise.all([database.acquire(), database.acquire()]);
    const taken: string[] = [];
    await holding.run('begin');
    await holding.query('select id from shows where id = $1 for update', [showId]);
    const working = work();
    await waitForLock(watching);
    for (const table of LOCK_ORDER.slice(LOCK_ORDER.indexOf('guest_lists'))) {
      const key = table === 'customers' ? 'promoter_id = $1' : 'show_id = $1';
      const id = table === 'customers' ? house.promoter.id : showId;
      await watching.run('begin');
      await watching
        .query(`select 1 from ${table} where ${key} for update nowait`, [id])
        .catch(() => taken.push(table));
      await watching.run('rollback');
    }
    await holding.run('rollback');
    for (const session of [holding, watching]) session.release();
    await working;
    return taken;
  }

  test('has nothing that a save would wait for', { timeout: 60_000 }, async () => {
    const { office, seatedComp, open, add, issue } = await openGuestHouse(house);
    const { api, owner, promoter } = house;
    const { showCode, showId } = office.show;
    const list = await open();
    const guest = await add(list, 'Grace', { email: 'grace@example.test' });
    const { basketId } = await putInBasket(api.contextOf(promoter), { showCode, seats: [0], channel: 'web' });
    const order = await office.sell({ seats: [5] });
    const comps = { priceTypeId: seatedComp, seatIds: ['Stalls|A|10'], holder: { name: 'Ada' } };
    const works = {
      comps: () => api.call(issueComps, { params: { showCode }, body: comps }, { as: owner }),
      issue: () => issue(list),
      withdraw: () =>
        api.call(
          withdrawGuests,
          { params: { guestListId: list.guestListId }, body: { guestIds: [guest.guestId] } },
          { as: owner },
        ),
      purchase: () =>
        buyBasket(api.contextOf(promoter), {
          basketId,
          buyer: { name: 'Ada', email: 'ada@example.test' },
          isPaid: true,
        }),
      cancel: () => office.cancel(order.orderId),
    };
    for (const [name, work] of Object.entries(works)) expect([name, await findTaken(showId, work)]).toEqual([name, []]);
  });
});
