import { listOrders } from '@parterre/contract/calls/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { memberships } from '#db/schema/ground/users.ts';
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

describe('whoever asks for orders', () => {
  it('without the permission is told which one is missing', async () => {
    const marketing = await examples.api.createUser(examples.promoter, 'marketing');
    const answer = await examples.api.call(listOrders, {}, { as: marketing });
    expect(answer.status).toBe(403);
    expect(answer.problem).toMatchObject({ code: 'FORBIDDEN', details: { permission: 'order:read' } });
  });

  it('at another promoter sees none of these, however it is asked', async () => {
    const stranger = await examples.api.createUser(await examples.api.createPromoter(), 'owner');
    expect(await list({}, stranger)).toEqual([]);
    for (const searchTerm of ['K7M2QXRB4T', 'smith', 'Stalls|A|1', examples.orderOf('Ada').items[0]?.barcode?.value])
      expect(await list({ searchTerm }, stranger)).toEqual([]);
    expect(await list({ showCode: examples.stalls.showCode }, stranger)).toEqual([]);
    const answer = await examples.api.call(
      listOrders,
      { query: { promoterCode: examples.promoter.code } },
      { as: stranger },
    );
    expect(answer.status).toBe(404);
  });

  it('without customer:read neither sees nor finds who bought, but what was bought', async () => {
    const finance = await examples.api.createUser(examples.promoter, 'finance');
    const [bob] = await list({ searchTerm: 'Q3ZNAAAA22' }, finance);
    expect(bob).toMatchObject({ buyer: { name: 'B*** S***', email: 'b***@e***' }, isBuyerMasked: true });
    for (const searchTerm of ['smith', 'bob', 'bob_100%@example.test', 'bob_', 'wheelchair', 'b***', 'B*** S***'])
      expect(await names({ searchTerm }, finance)).toEqual([]);
    expect(await names({ searchTerm: 'summer-24' }, finance)).toEqual(['Bob']);
    expect(await names({ searchTerm: 'stalls|a|1' }, finance)).toEqual(['Ada']);
    expect(await names({ searchTerm: 'Q3ZN' }, finance)).toEqual(['Bob', 'Zoë']);
    expect(await names({ searchTerm: examples.orderOf('Ada').items[0]?.barcode?.code128 }, finance)).toEqual(['Ada']);
    // Each word must begin a key that the reader may see: a matching ticket does not make its buyer's name searchable.
    expect(await names({ searchTerm: 'stalls smith' }, finance)).toEqual([]);
    expect(await names({ searchTerm: 'stalls smith' })).toEqual(['Bob', 'Zoë']);
  });

  it('for some venues sees the orders of their events', async () => {
    const [venue] = await runAsSystem(examples.api.database, (db) =>
      db.select({ id: shows.venueId }).from(shows).where(eq(shows.id, examples.circle.showId)),
    );
    const house = await examples.api.createUser(examples.promoter, 'box-office', {
      scope: 'venue',
      scopeIds: [venue?.id ?? 0],
    });
    expect(await names({}, house)).toEqual(['Łukasz', 'Bob']);
    expect(await names({ searchTerm: 'smith' }, house)).toEqual(['Bob']);
    expect(await names({ searchTerm: 'K7M2QXRB4T' }, house)).toEqual([]);
    expect(await names({ showCode: examples.stalls.showCode }, house)).toEqual([]);
    const nowhere = await examples.api.createUser(examples.promoter, 'box-office', { scope: 'venue', scopeIds: [] });
    expect(await names({}, nowhere)).toEqual([]);
  });

  it('at two promoters sees both in one order, and who bought where that is allowed', async () => {
    const other = await examples.api.createPromoter();
    const reader = await examples.api.createUser(other, 'finance');
    await runAsSystem(examples.api.database, (db) =>
      db
        .insert(memberships)
        .values({ promoterId: examples.promoter.id, userId: reader.id, role: 'owner', scopeIds: [] }),
    );
    const show = await examples.addShow(other, await examples.api.createUser(other, 'owner'));
    const ann = { orderId: 'ANNANN2222', name: 'Ann Smith', email: 'ann@example.test', at: '2026-11-21T18:00:00Z' };
    await examples.sell({ ...ann, show, seats: [0], of: other });
    const all = await list({}, reader);
    expect(all.map(({ buyer }) => buyer.name)).toEqual([
      'Łukasz Großmann',
      'Bob Smith',
      'A*** S***',
      "Zoë O'Brien-Smith",
      'Ada Lovelace',
    ]);
    expect((await list({ searchTerm: 'smith' }, reader)).map(({ orderId }) => orderId)).toEqual([
      'Q3ZNAAAA22',
      'Q3ZN8WVPYH',
    ]);
    expect(await list({ searchTerm: 'stalls|a' }, reader)).toHaveLength(4);
    expect(await list({ promoterCode: other.code }, reader)).toHaveLength(1);
    expect(await list({ promoterCode: other.code, searchTerm: 'smith' }, reader)).toEqual([]);
  });

  it.each([
    [{ searchTerm: 'x'.repeat(201) }, 'searchTerm'],
    [{ searchTerm: 'a\u0000' }, 'searchTerm'],
    [{ showCode: 'ABC' }, 'showCode'],
    [{ status: 'OPEN' }, 'status'],
    [{ paymentStatus: 'paid' }, 'paymentStatus'],
    [{ refundStatus: '' }, 'refundStatus'],
    [{ channel: 'x'.repeat(41) }, 'channel'],
    [{ partnerSiteId: 0 }, 'partnerSiteId'],
    [{ priceTypeId: 'one' }, 'priceTypeId'],
    [{ dateFrom: '2026-02-30' }, 'dateFrom'],
    [{ dateTo: '2026-13-01' }, 'dateTo'],
    [{ totalFromMinor: -1 }, 'totalFromMinor'],
    [{ totalToMinor: 1.5 }, 'totalToMinor'],
    [{ dateFrom: '2026-11-22', dateTo: '2026-11-21' }, 'dateTo'],
    [{ totalFromMinor: 1000, totalToMinor: 900 }, 'totalToMinor'],
    [{ sortOrder: 'Name' }, 'sortOrder'],
    [{ sortOrderDescending: 'yes' }, 'sortOrderDescending'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ pageIndex: 0 }, 'pageIndex'],
    [{ pageIndex: 501 }, 'pageIndex'],
    [{ next: 'nonsense' }, 'next'],
    [{ next: toNext(['CreatedAt+', '2026-11-20T12:00:00.000Z', 1]) }, 'next'],
    [{ next: toNext(['CreatedAt-', '2026-02-30T12:00:00.000Z', 1]) }, 'next'],
    [{ next: toNext(['CreatedAt-', '0000-01-01T12:00:00.000Z', 1]) }, 'next'],
    [{ next: toNext(['CreatedAt-', 'now()', 1]) }, 'next'],
    [{ sortOrder: 'Total', next: toNext(['Total-', '1.5', 1]) }, 'next'],
    [{ sortOrder: 'Total', next: toNext(['Total-', '9'.repeat(20), 1]) }, 'next'],
    [{ colour: 'red' }, 'colour'],
  ])('with %o is told that %s is wrong', async (query, field) => {
    const wanted = { sortOrderDescending: true, ...query } as ListQuery;
    const answer = await examples.api.call(listOrders, { query: wanted }, { as: examples.owner });
    expect(answer.status).toBe(400);
    expect(answer.problem.fieldErrors?.map((error) => error.field)).toEqual([field]);
  });
});

const toNext = (cursor: unknown[]): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');
