import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { runAsSystem } from '#db/system.ts';
import { type ExampleOrders, type ListQuery, sellExampleOrders } from '#test/scenes/sell-example-orders.ts';

let examples: ExampleOrders;
let names: ExampleOrders['names'];
let list: ExampleOrders['list'];

beforeAll(async () => {
  examples = await sellExampleOrders();
  ({ names, list } = examples);
});
afterAll(() => examples.api.close());

describe('the list of orders', () => {
  it('shows what there is to say of each in a row', async () => {
    const all = await list();
    expect(all.at(-1)).toEqual({
      orderId: 'K7M2QXRB4T',
      promoterCode: examples.promoter.code,
      showCode: examples.stalls.showCode,
      showName: { 'en-GB': 'A concert' },
      startsAtLocal: '2027-03-01T19:30:00',
      timeZone: 'Europe/London',
      status: 'ACTIVE',
      paymentStatus: 'PAID',
      refundStatus: 'NONE',
      channel: 'web',
      partnerSiteId: 1,
      buyer: { name: 'Ada Lovelace', email: 'Ada@Example.test' },
      isBuyerMasked: false,
      currency: 'GBP',
      totalMinor: 10_400,
      createdAt: '2026-11-20T23:30:00.000Z',
      tickets: 2,
      cancelledTickets: 0,
      seatIds: ['Stalls|A|1', 'Stalls|A|2'],
    });
  });

  it('counts standing and cancelled tickets and names the first four seats that stand', async () => {
    const [lukasz, bob, zoe] = await list();
    expect(bob).toMatchObject({
      tickets: 5,
      cancelledTickets: 1,
      seatIds: ['Stalls|B|1', 'Stalls|B|2', 'Stalls|B|3', 'Stalls|B|5'],
    });
    expect(zoe).toMatchObject({ tickets: 2, cancelledTickets: 0, seatIds: ['Stalls|A|5'] });
    expect(lukasz).toMatchObject({ tickets: 0, cancelledTickets: 2, seatIds: ['Stalls|C|1', 'Stalls|C|2'] });
  });

  it.each([
    [{ sortOrder: 'CreatedAt', sortOrderDescending: false }, ['Ada', 'Zoë', 'Bob', 'Łukasz']],
    [{ sortOrder: 'CreatedAt', sortOrderDescending: true }, ['Łukasz', 'Bob', 'Zoë', 'Ada']],
    [{ sortOrder: 'Total', sortOrderDescending: false }, ['Łukasz', 'Zoë', 'Ada', 'Bob']],
    [{ sortOrder: 'Total', sortOrderDescending: true }, ['Bob', 'Ada', 'Zoë', 'Łukasz']],
  ] as const)('sorts by %o', async (query, sorted) => {
    expect(await names(query)).toEqual(sorted);
    expect(await names({ ...query, searchTerm: 'smith' })).toEqual(sorted.filter((name) => /Zoë|Bob/.test(name)));
  });

  it.each<[ListQuery, string[]]>([
    [{ status: 'PENDING' }, ['Zoë']],
    [{ status: 'ACTIVE' }, ['Bob', 'Ada']],
    [{ status: 'CANCEL_PENDING' }, ['Łukasz']],
    [{ status: 'CANCELLED' }, []],
    [{ paymentStatus: 'UNPAID' }, ['Zoë']],
    [{ paymentStatus: 'PAID' }, ['Łukasz', 'Bob', 'Ada']],
    [{ refundStatus: 'PENDING' }, ['Łukasz']],
    [{ refundStatus: 'REFUNDED' }, []],
    [{ refundStatus: 'PART_REFUNDED' }, ['Bob']],
    [{ refundStatus: 'NONE' }, ['Zoë', 'Ada']],
    [{ channel: 'box-office' }, ['Zoë']],
    [{ channel: 'box' }, []],
    [{ partnerSiteId: 2 }, ['Zoë']],
    [{ partnerSiteId: Number.MAX_SAFE_INTEGER }, []],
    [{ priceTypeId: Number.MAX_SAFE_INTEGER }, []],
    [{ dateFrom: '2026-11-22' }, ['Łukasz', 'Bob']],
    [{ dateTo: '2026-11-20' }, ['Ada']],
    [{ dateFrom: '2026-11-21', dateTo: '2026-11-22' }, ['Bob', 'Zoë']],
    [{ totalFromMinor: 10_400 }, ['Bob', 'Ada']],
    [{ totalToMinor: 10_400 }, ['Łukasz', 'Zoë', 'Ada']],
    [{ totalFromMinor: 0, totalToMinor: 0 }, ['Łukasz']],
    [{ channel: 'web', paymentStatus: 'PAID', status: 'ACTIVE', dateTo: '2026-11-21' }, ['Ada']],
    [{ searchTerm: 'smith', channel: 'web' }, ['Bob']],
    [{ searchTerm: 'smith', status: 'CANCELLED' }, []],
    [{ searchTerm: 'Q3ZN', dateTo: '2026-11-21' }, ['Zoë']],
    [{ searchTerm: '', channel: '' }, ['Łukasz', 'Bob', 'Zoë', 'Ada']],
  ])('filters by %o', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('filters by the event and by a ticket of it, in orders of several tickets too', async () => {
    expect(await names({ showCode: examples.stalls.showCode })).toEqual(['Zoë', 'Ada']);
    expect(await names({ showCode: examples.circle.showCode.toLowerCase() })).toEqual(['Łukasz', 'Bob']);
    expect(await names({ showCode: 'ZZZZZZZZ' })).toEqual([]);
    expect(await names({ priceTypeId: examples.stalls.prices[0] })).toEqual(['Zoë', 'Ada']);
    expect(await names({ priceTypeId: examples.stalls.standing })).toEqual(['Zoë']);
    expect(await names({ priceTypeId: examples.stalls.standing, showCode: examples.circle.showCode })).toEqual([]);
    expect(await names({ priceTypeId: examples.circle.prices[0], searchTerm: 'smith' })).toEqual(['Bob']);
  });

  it('takes days on the clock of the event', async () => {
    const other = await examples.api.createPromoter();
    const reader = await examples.api.createUser(other, 'owner');
    const show = await examples.addShow(other, reader);
    await runAsSystem(examples.api.database, (db) =>
      db.update(shows).set({ timeZone: 'Pacific/Auckland' }).where(eq(shows.id, show.showId)),
    );
    const eve = { orderId: 'EVEEVE2222', name: 'Eve', email: 'eve@example.test', at: '2026-11-30T11:30:00Z' };
    await examples.sell({ ...eve, show, seats: [0], of: other });
    expect(await list({ dateFrom: '2026-12-01', dateTo: '2026-12-01' }, reader)).toHaveLength(1);
    expect(await list({ dateTo: '2026-11-30' }, reader)).toEqual([]);
  });
});
