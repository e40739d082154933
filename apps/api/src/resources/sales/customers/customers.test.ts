import { createApiToken } from '@parterre/contract/calls/api-tokens';
import { listAuditEntries } from '@parterre/contract/calls/audit';
import {
  eraseCustomer,
  exportCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
} from '@parterre/contract/calls/customers';
import { addOrderNote, listOrders, waiveOrderInstalments } from '@parterre/contract/calls/orders';
import { LOOK_AS_HEADER } from '@parterre/contract/choices/access-choices';
import { FILE_HEADER } from '@parterre/contract/wire/file-types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { type BoxOffice, NOW, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { addPlan, sellOnPlan } from '#test/scenes/sell-on-plan.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import type { TestUser } from '#test/support/test-api.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;
let stranger: TestUser;
let finance: TestUser;

beforeAll(async () => {
  house = await startBoxOffice();
  stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
  finance = await house.api.createUser(house.promoter, 'finance');
});
afterAll(() => house.api.close());
beforeEach(async () => {
  const promoter = await house.api.createPromoter();
  office = await openBoxOffice({ api: house.api, promoter, owner: await house.api.createUser(promoter, 'owner') });
});

const as = () => ({ as: office.owner });
const list = async (query: object = {}) => {
  const answer = await house.api.call(listCustomers, { query }, as());
  expect(answer.status).toBe(200);
  return answer.body;
};
const emailsOf = async (query: object = {}) => (await list(query)).items.map(({ email }) => email);
const customerOf = async (email: string): Promise<number> => {
  const found = (await list({ searchTerm: email })).items.find((item) => item.email === email);
  if (!found) throw new Error(`Nobody with ${email}`);
  return found.customerId;
};
const get = (customerId: number, user = office.owner) =>
  house.api.call(getCustomer, { params: { customerId } }, { as: user });
const update = (customerId: number, body: object, more: object = {}) =>
  house.api.call(updateCustomer, { params: { customerId }, body }, { ...as(), ...more });
const exportOf = (customerId: number, user = office.owner) =>
  house.api.call(exportCustomer, { params: { customerId } }, { as: user });
const erase = (customerId: number, body: object = { isForced: true }, more: object = {}) =>
  house.api.call(eraseCustomer, { params: { customerId }, body }, { ...as(), ...more });

test('who opens the page of a customer is written down after the answer, once for looks of the same moment', async () => {
  await office.sell({ places: 1 });
  const id = await customerOf('ada@example.test');
  await Promise.all([get(id), get(id)]);
  expect((await get(id, stranger)).status).toBe(404);
  const query = { kind: 'personal-data' as const };
  const ask = async () => (await house.api.call(listAuditEntries, { query }, as())).body.items;
  await expect.poll(async () => (await ask()).length, { timeout: 15_000 }).toBe(1);
  expect((await ask())[0]).toMatchObject({
    action: 'customer.read',
    object: 'customer',
    objectId: String(id),
    actorId: office.owner.id,
    address: '127.0.0.1',
    requestId: expect.stringMatching(/./),
  });
});

describe('a list of people that an API token reads', () => {
  const newToken = async (name: string) => {
    const body = { promoterCode: office.promoter.code, name, permissions: ['customer:read' as const], days: 30 };
    return { id: name, token: (await house.api.call(createApiToken, { body }, as())).body.token ?? '' };
  };
  const passTo = (minute: number) => house.api.setNow(new Date(NOW.getTime() + minute * 60_000));
  const readPages = async (token: TestUser, pages = 3) => {
    for (let pageIndex = 1; pageIndex <= pages; pageIndex++)
      expect((await house.api.call(listCustomers, { query: { pageSize: 20, pageIndex } }, { as: token })).status).toBe(
        200,
      );
  };
  const listWritten = async () => {
    const { body } = await house.api.call(listAuditEntries, { query: { object: 'people-list' } }, as());
    return body.items.map(({ action, actor, at }) => [
      action,
      actor.replace(/.*\((.*)\)/, '$1'),
      (Date.parse(at) - NOW.getTime()) / 60_000,
    ]);
  };

  test('is written down once an hour for each token, however many pages it reads', async () => {
    await office.sell({ places: 1 });
    const [night, day] = [await newToken('Night'), await newToken('Day')];
    passTo(5);
    await readPages(night);
    await readPages(day);
    await expect.poll(async () => (await listWritten()).length, { timeout: 15_000 }).toBe(2);
    passTo(25);
    await readPages(night);
    passTo(30);
    await readPages(night);
    await expect.poll(async () => (await listWritten()).length, { timeout: 15_000 }).toBe(3);
    // The two of one moment come in any order.
    const [latest, ...others] = await listWritten();
    expect(latest).toEqual(['people-list.read', 'Night', 30]);
    expect(others.toSorted()).toEqual([
      ['people-list.read', 'Day', 5],
      ['people-list.read', 'Night', 5],
    ]);
  });
});

describe('a list of people that goes into a file', () => {
  const headers = { [FILE_HEADER]: 'true' };
  const readWritten = async () => {
    const query = { object: 'people-list' };
    return (await house.api.call(listAuditEntries, { query }, as())).body.items;
  };

  test('is written down once, however many pages it has', async () => {
    await office.sell({ places: 1 });
    await office.sell({ places: 1, email: 'bob@example.test' });
    await house.api.call(listCustomers, { query: { pageSize: 20 } }, as());
    const { body } = await house.api.call(listCustomers, { query: { pageSize: 20 } }, { ...as(), headers });
    expect(body.items).toHaveLength(2);
    await house.api.call(listCustomers, { query: { pageSize: 20, pageIndex: 2 } }, { ...as(), headers });
    await expect.poll(async () => (await readWritten()).length, { timeout: 15_000 }).toBe(1);
    expect((await readWritten())[0]).toMatchObject({
      action: 'people-list.export',
      objectId: 'listCustomers',
      actorId: office.owner.id,
      address: '127.0.0.1',
    });
  });

  test('needs customer:export, without which buyers are masked in it and customers refused', async () => {
    await office.sell({ places: 1 });
    const clerk = await house.api.createUser(office.promoter, 'box-office');
    expect((await house.api.call(listCustomers, { query: {} }, { as: clerk })).status).toBe(200);
    const refused = await house.api.call(listCustomers, { query: {} }, { as: clerk, headers });
    expect(refused.problem).toMatchObject({ code: 'FORBIDDEN', details: { permission: 'customer:export' } });
    const shown = await house.api.call(listOrders, { query: {} }, { as: clerk });
    const masked = await house.api.call(listOrders, { query: {} }, { as: clerk, headers });
    const [inPage, inFile] = [shown, masked].map(({ body }) => body.items[0]?.buyer.email);
    expect([inPage, inFile]).toEqual(['ada@example.test', 'a***@e***']);
  });

  test('is not for who looks as somebody else, because nothing is written down then', async () => {
    const { id: promoterId } = office.promoter;
    const permissions = ['customer:read', 'customer:export'];
    const look = JSON.stringify({ promoterId, permissions, scope: 'promoter', placeIds: [] });
    const looking = { ...as(), headers: { ...headers, [LOOK_AS_HEADER]: look } };
    const { problem } = await house.api.call(listCustomers, { query: {} }, looking);
    expect(problem).toMatchObject({ code: 'FORBIDDEN', details: { isLooking: true } });
  });
});

describe('the list of customers', () => {
  test('finds people by the words of their name, their address and the id of an order', async () => {
    const order = await office.sell({ places: 1, email: 'ada@example.test' });
    await office.sell({ places: 1, email: 'bob@other.test' });
    expect(await emailsOf()).toHaveLength(2);
    expect(await emailsOf({ searchTerm: 'LOVE ad' })).toHaveLength(2);
    expect(await emailsOf({ searchTerm: 'bob@' })).toEqual(['bob@other.test']);
    expect(await emailsOf({ searchTerm: order.orderId.toLowerCase() })).toEqual(['ada@example.test']);
    expect(await emailsOf({ searchTerm: 'nobody' })).toEqual([]);
    expect(await emailsOf({ searchTerm: '%' })).toEqual([]);
  });

  test('tells what each bought and agreed to, and filters by both', async () => {
    await office.sell({ places: 1 });
    await office.sell({ places: 2 });
    const id = await customerOf('ada@example.test');
    await update(id, {
      consents: [
        { kind: 'email', isGiven: true },
        { kind: 'sms', isGiven: true },
      ],
    });
    await update(id, { consents: [{ kind: 'sms', isGiven: false }] });
    const [ada] = (await list()).items;
    expect(ada).toMatchObject({ orders: 2, consents: ['email'], lastOrderAt: NOW.toISOString() });
    expect(await emailsOf({ consent: 'email' })).toEqual(['ada@example.test']);
    expect(await emailsOf({ consent: 'sms' })).toEqual([]);
    expect(await emailsOf({ showCode: office.show.showCode })).toEqual(['ada@example.test']);
    expect(await emailsOf({ showCode: 'AAAAAAAA' })).toEqual([]);
  });

  test('of a region has whoever ordered for an event that is sold there, once, also when searched', async () => {
    const elsewhere = await openBoxOffice(office);
    const ofShow = eq(shows.id, elsewhere.show.showId);
    await office.rowsOf((db) =>
      db
        .update(shows)
        .set({ partnerSiteIds: [3] })
        .where(ofShow),
    );
    await elsewhere.sell({ places: 1, email: 'bob@example.test' });
    for (const email of ['ada@example.test', 'cleo@example.test']) {
      await elsewhere.sell({ places: 1, email });
      await office.sell({ places: 1, email });
      await office.sell({ places: 1, email });
    }
    const ofRegion = { regionId: 2, sortOrder: 'CreatedAt', sortOrderDescending: false };
    // Both are customers since the same millisecond, so their ids decide the order.
    expect((await emailsOf(ofRegion)).sort()).toEqual(['ada@example.test', 'cleo@example.test']);
    expect(await emailsOf({ ...ofRegion, regionId: 3 })).toHaveLength(3);
    expect(await emailsOf({ regionId: 2, searchTerm: 'bob' })).toEqual([]);
    const { totalItems, items } = await list(ofRegion);
    expect([totalItems, items[0]?.orders]).toEqual([2, 3]);
  });

  test('is read page by page in both orders, without a gap, also of a region', async () => {
    for (let n = 0; n < 25; n++) await office.sell({ places: 1, email: `c${String(n).padStart(2, '0')}@example.test` });
    const byTime = { sortOrder: 'CreatedAt', sortOrderDescending: true };
    for (const sort of [{ sortOrder: 'Name' }, byTime, { ...byTime, regionId: 2 }]) {
      const first = await list({ ...sort, pageSize: 20 });
      expect([first.totalItems, first.totalPages, first.items.length]).toEqual([25, 2, 20]);
      const second = await list({ ...sort, pageSize: 20, next: first.next });
      expect(new Set([...first.items, ...second.items].map(({ customerId }) => customerId)).size).toBe(25);
      expect((await list({ ...sort, pageIndex: 2 })).items).toEqual(second.items);
    }
    const wrong = await house.api.call(listCustomers, { query: { next: 'made-up' } }, as());
    expect(wrong.status).toBe(400);
  });

  test('is closed to those who may not see customers, and to those who see only some events', async () => {
    await office.sell({ places: 1 });
    expect((await house.api.call(listCustomers, { query: {} }, { as: finance })).status).toBe(403);
    const narrow = await house.api.createUser(office.promoter, 'box-office', { scope: 'venue', scopeIds: [1] });
    const seen = await house.api.call(listCustomers, { query: {} }, { as: narrow });
    expect(seen.body.items).toEqual([]);
    expect((await house.api.call(listCustomers, { query: {} }, { as: stranger })).body.items).toEqual([]);
    const id = await customerOf('ada@example.test');
    expect((await get(id, narrow)).status).toBe(404);
    expect((await get(id, stranger)).status).toBe(404);
  });
});

describe('a customer', () => {
  test('has their orders, what these came to in the ledger, and every yes and no', async () => {
    const order = await office.sell({ places: 2 });
    await office.cancel(order.orderId, { orderItemIds: [order.items[0]?.id ?? 0], feeMinor: 200, refund: 'done' });
    const id = await customerOf('ada@example.test');
    await update(id, { consents: [{ kind: 'post', isGiven: true }] });
    await update(id, { consents: [{ kind: 'post', isGiven: false }] });
    const { body } = await get(id);
    expect(body.orders).toMatchObject([{ orderId: order.orderId, tickets: 1, totalMinor: 2400 }]);
    expect(body.totals).toEqual([
      { currency: 'GBP', orders: 1, tickets: 1, totalMinor: 2400, paidMinor: 4400, refundedMinor: 2000 },
    ]);
    expect(body.consents).toMatchObject([{ kind: 'post', isGiven: false }]);
    expect(body.consentHistory.map(({ isGiven }) => isGiven)).toEqual([false, true]);
  });

  test('has come to what their orders cost, less what was let off', async () => {
    const orderId = await sellOnPlan(office, await addPlan(office), [0, 1]);
    const body = { reason: 'Agreed with the school' };
    await house.api.call(waiveOrderInstalments, { params: { orderId }, body }, as());
    const customer = (await get(await customerOf('grace@example.test'))).body;
    expect(customer.totals).toMatchObject([{ totalMinor: 2080, paidMinor: 2080 }]);
    expect(customer.orders).toMatchObject([{ orderId, totalMinor: 2080 }]);
  });

  test('leads from and to the orders, only for those who may see who bought', async () => {
    const order = await office.sell({ places: 1 });
    await office.sell({ places: 1, email: 'bob@example.test' });
    const id = await customerOf('ada@example.test');
    expect((await office.read(order.orderId)).customerId).toBe(id);
    const query = { customerId: id };
    const mine = await house.api.call(listOrders, { query }, as());
    expect(mine.body.items.map(({ orderId }) => orderId)).toEqual([order.orderId]);
    const blind = await house.api.createUser(office.promoter, 'finance');
    expect((await office.read(order.orderId, blind)).customerId).toBeNull();
    expect((await house.api.call(listOrders, { query }, { as: blind })).body.items).toEqual([]);
  });

  test('is corrected, found by the new words, and keeps their orders', async () => {
    const order = await office.sell({ places: 1 });
    const id = await customerOf('ada@example.test');
    const address = { lines: ['1 Quay'], town: 'Bristol', postcode: 'BS1', countryCode: 'GB' };
    const fields = { name: 'Grace Hopper', email: 'grace@example.test', phone: '1', address, note: 'VIP' };
    const changed = await update(id, fields, { revision: 1 });
    expect([changed.status, changed.body.revision]).toEqual([200, 2]);
    expect(changed.body).toMatchObject({ ...fields, orders: [{ orderId: order.orderId }] });
    expect(await emailsOf({ searchTerm: 'hopper' })).toEqual(['grace@example.test']);
    expect(await emailsOf({ searchTerm: 'lovelace' })).toEqual([]);
    // The next purchase with the old address belongs to another customer.
    await office.sell({ places: 1 });
    expect((await list()).totalItems).toBe(2);
  });

  test('is not corrected by those who may not, into somebody else, without sense or over another change', async () => {
    await office.sell({ places: 1 });
    await office.sell({ places: 1, email: 'bob@example.test' });
    const id = await customerOf('ada@example.test');
    const taken = await update(id, { email: ' BOB@example.test' });
    expect(taken.status).toBe(409);
    expect(taken.problem).toMatchObject({
      code: 'NAME_TAKEN',
      fieldErrors: [{ field: 'email', code: 'customerEmailTaken' }],
    });
    for (const [body, refusal] of [
      [{ name: ' ' }, { field: 'name', code: 'required' }],
      [{ email: 'nobody' }, { field: 'email', code: 'email' }],
      [{ email: 'a@b.test\nBcc: c@d.test' }, { field: 'email', code: 'email' }],
      [{ cultureCode: 'english' }, { field: 'cultureCode', code: 'wrongForm' }],
    ] as const) {
      const { status, problem } = await update(id, body);
      expect([body, status]).toEqual([body, 400]);
      expect(problem?.fieldErrors).toMatchObject([refusal]);
    }
    expect((await update(id, { name: 'X' }, { revision: 7 })).problem?.code).toBe('STALE');
    const auditor = await house.api.createUser(office.promoter, 'auditor');
    expect((await update(id, { name: 'X' }, { as: auditor })).status).toBe(403);
    expect((await update(id, { name: 'X' }, { as: stranger })).status).toBe(404);
    expect((await get(id)).body.name).toBe('Ada Lovelace');
  });

  test('is handed everything that is stored about them', async () => {
    const order = await office.sell({ seats: [3], places: 1 });
    const orderItemId = order.items[0]?.id ?? 0;
    const params = { orderId: order.orderId, orderItemId };
    await house.api.call(addOrderNote, { params, body: { text: 'Comes by train' } }, as());
    const id = await customerOf('ada@example.test');
    const boxOffice = await house.api.createUser(office.promoter, 'box-office');
    expect((await exportOf(id, boxOffice)).status).toBe(403);
    expect((await exportOf(id, stranger)).status).toBe(404);
    const { status, body } = await exportOf(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      customer: { email: 'ada@example.test' },
      orders: [{ orderId: order.orderId, buyer: { name: 'Ada Lovelace' }, history: [{ text: 'Comes by train' }] }],
    });
    expect(body.orders[0]?.tickets).toHaveLength(2);
    expect(body.orders[0]?.tickets.filter(({ seatId }) => seatId !== null)).toHaveLength(1);
    expect((await get(id)).body.exportedAt).toBe(NOW.toISOString());
  });
});

describe('erasing', () => {
  test('needs the file of the last 30 days, the permission, and care while events are to come', async () => {
    await office.sell({ places: 1 });
    const id = await customerOf('ada@example.test');
    const early = await erase(id);
    expect(early.problem).toMatchObject({ code: 'CONFLICT', details: { reason: 'not-exported' } });
    await exportOf(id);
    house.api.setNow(new Date(NOW.getTime() + 31 * 86_400_000));
    expect((await erase(id)).problem?.details?.reason).toBe('not-exported');
    house.api.setNow(NOW);
    const admin = await house.api.createUser(office.promoter, 'promoter-admin');
    expect((await erase(id, {}, { as: admin })).status).toBe(403);
    expect((await erase(id, {}, { as: stranger })).status).toBe(404);
    expect((await erase(id, { isForced: 'yes' })).status).toBe(400);
    const open = await erase(id, {});
    expect([open.status, open.problem?.code, open.problem?.details?.orders]).toEqual([409, 'IN_USE', 1]);
    expect((await erase(id, {}, { revision: 9 })).status).toBe(412);
    expect((await erase(id)).status).toBe(200);
    expect((await erase(id)).problem?.details?.reason).toBe('erased');
    expect((await update(id, { name: 'Ada' })).problem?.details?.reason).toBe('customer-erased');
    expect((await exportOf(id)).status).toBe(422);
  });

  test('leaves the money and the tickets, and lets the address buy again as somebody new', async () => {
    const order = await office.sell({ seats: [1], places: 1 });
    const id = await customerOf('ada@example.test');
    const before = await office.read(order.orderId);
    await exportOf(id);
    await erase(id);
    const after = await office.read(order.orderId);
    expect(after.buyer).toEqual({ name: '', email: '' });
    expect([after.money, after.items.map(({ barcode }) => barcode)]).toEqual([
      before.money,
      before.items.map(({ barcode }) => barcode),
    ]);
    expect((await get(id)).body).toMatchObject({ name: '', email: '', orders: [{ orderId: order.orderId }] });
    expect(await emailsOf()).toEqual([]);
    await office.sell({ places: 1 });
    expect(await customerOf('ada@example.test')).not.toBe(id);
    expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  });
});
