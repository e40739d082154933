import * as priceGroupCalls from '@parterre/contract/calls/price-groups';
import * as calls from '@parterre/contract/calls/prices';
import * as showCalls from '@parterre/contract/calls/shows';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { priceTypes } from '#db/schema/events/prices.ts';
import { runAsSystem } from '#db/system.ts';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { insertVenue } from '#test/scenes/insert-venue.ts';
import { priceSeats } from '#test/scenes/price-seats.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

type Body = CallArguments<typeof calls.createPrice>['body'];
type Patch = CallArguments<typeof calls.updatePrice>['body'];

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let venueId: number;
let showCode: string;
let stalls: number;
let circle: number;

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(new Date('2026-11-20T12:00:00Z'));
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  ({ venueId } = await insertVenue(api, promoter, { plans: [{ Stalls: [10] }], timeZone: 'America/New_York' }));
});
beforeEach(async () => {
  showCode = await addShow();
  stalls = await addGroup('Stalls');
  circle = await addGroup('Circle');
});
afterAll(() => api.close());

async function addShow(more: object = {}): Promise<string> {
  const body = {
    promoterCode: promoter.code,
    name: { 'en-GB': 'Show' },
    venueId,
    startsAtLocal: '2026-12-10T19:30:00',
  };
  const answer = await api.call(showCalls.createShow, { body: { ...body, currency: 'USD', ...more } }, { as: owner });
  return answer.body.showCode;
}

async function addGroup(name: string): Promise<number> {
  const args = { params: { showCode }, body: { name: { 'en-GB': name } } };
  return (await api.call(priceGroupCalls.createPriceGroup, args, { as: owner })).body.priceGroupId;
}

const create = (more: Partial<Body> = {}, as = owner) =>
  api.call(
    calls.createPrice,
    {
      params: { showCode },
      body: { priceGroupId: stalls, name: { 'en-GB': 'Adult' }, faceValueMinor: 5000, ...more },
    },
    { as },
  );
const named = async (name: string, more: Partial<Body> = {}) => {
  const answer = await create({ name: { 'en-GB': name }, ...more });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const update = (priceTypeId: number, body: Patch, more: { as?: TestUser; revision?: number } = {}) =>
  api.call(calls.updatePrice, { params: { showCode, priceTypeId }, body }, { as: owner, ...more });
const get = async (priceTypeId: number) =>
  (await api.call(calls.getPrice, { params: { showCode, priceTypeId } }, { as: owner })).body;
const remove = (priceTypeId: number, more: { as?: TestUser; revision?: number } = {}) =>
  api.call(calls.removePrice, { params: { showCode, priceTypeId } }, { as: owner, ...more });
const list = async () => (await api.call(calls.listPrices, { params: { showCode } }, { as: owner })).body.items;
const names = async () => (await list()).map((price) => `${price.displayOrder} ${price.name['en-GB']}`);
const capacity = async () =>
  (await api.call(showCalls.getShow, { params: { showCode } }, { as: owner })).body.sales.capacity;

describe('creating a ticket', () => {
  it('puts it last in its group, with the next ordinal and a colour of its own', async () => {
    const { status, body } = await create({ taxRateId: promoter.taxRateId, partnerSiteIds: [1, 2] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'standard',
      statusCode: 1,
      ordinal: 1,
      displayOrder: 1,
      isSeated: true,
      currency: 'USD',
      isLinkedPrice: false,
      link: null,
      visibility: 'public',
      revision: 1,
      stock: {
        allocation: 0,
        sold: 0,
        inBaskets: 0,
        held: 0,
        blocked: 0,
        reservedByCodes: 0,
        available: 0,
        grossMinor: 0,
      },
    });
    const second = await named('Child');
    expect(second).toMatchObject({ ordinal: 2, displayOrder: 2 });
    expect(second.colour).not.toBe(body.colour);
    expect(await named('Balcony', { priceGroupId: circle })).toMatchObject({ ordinal: 3, displayOrder: 1 });
    expect(await get(body.priceTypeId)).toEqual(body);
  });

  it('makes the group it names in the same change, once', async () => {
    showCode = await addShow();
    const priceGroupId = { name: { 'en-GB': 'Tickets' } };
    const first = await named('Adult', { priceGroupId });
    expect(await named('Child', { priceGroupId: { name: { 'en-GB': 'tickets' } } })).toMatchObject({
      priceGroupId: first.priceGroupId,
      displayOrder: 2,
    });
    const groups = await api.call(priceGroupCalls.listPriceGroups, { params: { showCode } }, { as: owner });
    expect(groups.body.items.map(({ name, priceCount }) => [name, priceCount])).toEqual([[{ 'en-GB': 'Tickets' }, 2]]);
    const refused = await create({ priceGroupId: { name: { 'en-GB': 'Boxes' } }, taxRateId: 999 });
    expect(refused.status).toBe(400);
    const after = await api.call(priceGroupCalls.listPriceGroups, { params: { showCode } }, { as: owner });
    expect(after.body.items).toHaveLength(1);
  });

  it('is seated as the event is, unless it says otherwise', async () => {
    expect((await named('Standing', { isSeated: false, allocation: 30 })).stock.available).toBe(30);
    expect(await capacity()).toBe(40);
    showCode = await addShow({ seating: 'UNRESERVED' });
    stalls = await addGroup('All');
    expect(await named('Adult', { allocation: 100 })).toMatchObject({ isSeated: false, stock: { available: 100 } });
    expect(await capacity()).toBe(100);
    const seated = await create({ isSeated: true });
    expect(seated.problem.fieldErrors).toMatchObject([{ field: 'isSeated', code: 'priceWithoutSeats' }]);
  });

  it.each([
    [{ priceGroupId: 4711 }, 'priceGroupId', 'unknown'],
    [{ taxRateId: 4711 }, 'taxRateId', 'unknown'],
    [{ partnerSiteIds: [1, 99] }, 'partnerSiteIds.1', 'unknown'],
    [{ fewestPerOrder: 5, mostPerOrder: 4 }, 'mostPerOrder', 'min'],
    [{ mostPerOrder: 51 }, 'mostPerOrder', 'max'],
    [{ faceValueMinor: -1 }, 'faceValueMinor', 'nonNegative'],
    [{ faceValueMinor: 1.5 }, 'faceValueMinor', 'whole'],
    [{ colour: 'red' }, 'colour', 'colour'],
    [{ allocation: 5 }, 'allocation', 'priceSeatedAllocation'],
    [{ onSaleAtLocal: '2026-12-01T10:00:00', offSaleAtLocal: '2026-12-01T10:00:00' }, 'offSaleAtLocal', 'saleOrder'],
    [{ link: { priceTypeId: 4711, kind: 'fixed', difference: 0 } }, 'link.priceTypeId', 'unknown'],
    [{ ordinal: 7 }, 'ordinal', 'unknownField'],
    [{ description: { xxxxx: 'Row A' } }, 'description.xxxxx', 'wrongForm'],
    [{ description: { xx: 'Row A' } }, 'description.xx', 'unknown'],
    [{ name: { 'en-GB': 'Adult', xx: 'Qup' } }, 'name.xx', 'unknown'],
    [{ name: { de: 'Erwachsene' } }, 'name.en-GB', 'required'],
    [{ priceGroupId: { name: { de: 'Parkett' } } }, 'priceGroupId.name.en-GB', 'required'],
  ])('refuses %o naming %s', async (more, field, code) => {
    const answer = await create(more as Partial<Body>);
    expect(answer.status).toBe(400);
    expect(answer.problem.fieldErrors).toContainEqual(expect.objectContaining({ field, code }));
    expect(await list()).toEqual([]);
  });

  it('refuses the group and tax rate of somebody else', async () => {
    const mine = { showCode, stalls };
    showCode = await addShow();
    const otherShow = await addGroup('Elsewhere');
    ({ showCode, stalls } = mine);
    expect((await create({ priceGroupId: otherShow })).problem.fieldErrors?.[0]?.field).toBe('priceGroupId');
    const other = await api.createPromoter();
    expect((await create({ taxRateId: other.taxRateId })).problem.fieldErrors?.[0]?.field).toBe('taxRateId');
  });

  it('refuses a name twice in a group, a time in a gap, strangers and readers', async () => {
    await named('Adult');
    expect((await create({ name: { 'en-GB': 'ADULT' } })).problem).toMatchObject({
      code: 'NAME_TAKEN',
      fieldErrors: [{ field: 'name.en-GB', code: 'priceNameTaken' }],
    });
    expect((await create({ priceGroupId: circle })).status).toBe(201);
    expect((await create({ onSaleAtLocal: '2027-03-14T02:30:00' })).problem.code).toBe('TIME_IN_GAP');
    expect((await create({}, await api.createUser(promoter, 'seating-manager'))).problem.details).toEqual({
      permission: 'price:write',
    });
    expect((await create({}, await api.createUser(await api.createPromoter(), 'owner'))).status).toBe(404);
  });
});

describe('reading tickets', () => {
  it('filters the complimentary ones by status code 88', async () => {
    const comp = await named('Guest');
    await named('Adult');
    await runAsSystem(api.database, (db) =>
      db.update(priceTypes).set({ kind: 'comp', statusCode: 88 }).where(eq(priceTypes.id, comp.priceTypeId)),
    );
    const filtered = (statusCodeFilter: number) =>
      api.call(calls.listPrices, { params: { showCode }, query: { statusCodeFilter } }, { as: owner });
    expect((await filtered(88)).body.items.map((price) => price.priceTypeId)).toEqual([comp.priceTypeId]);
    expect((await filtered(1)).body.items).toHaveLength(1);
    expect((await filtered(1000)).problem.fieldErrors?.[0]?.field).toBe('statusCodeFilter');
  });

  it('knows none of another event or promoter', async () => {
    const { priceTypeId } = await named('Adult');
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    const read = (code: string, as: TestUser) =>
      api.call(calls.getPrice, { params: { showCode: code, priceTypeId } }, { as });
    expect((await read(showCode, stranger)).status).toBe(404);
    expect((await read(await addShow(), owner)).status).toBe(404);
    expect((await api.call(calls.listPrices, { params: { showCode } }, { as: stranger })).status).toBe(404);
  });

  it('counts every addend of the stock, seated and not', async () => {
    const seated = await named('Seat');
    const standing = await named('Standing', { isSeated: false, allocation: 20 });
    await priceSeats(api, { showCode, priceTypeId: seated.priceTypeId, seats: [0, 1, 2, 3, 4, 5] });
    const until = new Date('2026-11-20T12:10:00Z');
    await insertSale(api, { showCode, priceTypeId: seated.priceTypeId, seats: [0, 1] });
    await insertSale(api, { showCode, priceTypeId: seated.priceTypeId, seats: [2], basketUntil: until });
    await insertSale(api, { showCode, priceTypeId: standing.priceTypeId, quantity: 3 });
    await insertSale(api, { showCode, priceTypeId: standing.priceTypeId, quantity: 4, basketUntil: until });
    const gone = new Date('2026-11-20T11:00:00Z');
    await insertSale(api, { showCode, priceTypeId: standing.priceTypeId, quantity: 9, basketUntil: gone });
    expect((await get(seated.priceTypeId)).stock).toEqual({
      allocation: 6,
      sold: 2,
      inBaskets: 1,
      held: 0,
      blocked: 0,
      reservedByCodes: 0,
      available: 3,
      grossMinor: 10_000,
    });
    expect((await get(standing.priceTypeId)).stock).toEqual({
      allocation: 20,
      sold: 3,
      inBaskets: 4,
      held: 0,
      blocked: 0,
      reservedByCodes: 0,
      available: 13,
      grossMinor: 15_000,
    });
  });
});

describe('changing a ticket', () => {
  it('changes what is sent, keeps the rest and knows the revision', async () => {
    const before = await named('Adult');
    const { body } = await update(before.priceTypeId, { faceValueMinor: 5500, visibility: 'box-office' });
    expect(body).toEqual({ ...before, faceValueMinor: 5500, visibility: 'box-office', revision: 2 });
    const stale = await update(before.priceTypeId, { faceValueMinor: 1 }, { revision: 1 });
    expect(stale.problem).toMatchObject({ code: 'STALE', details: { revision: 2 } });
    expect((await get(before.priceTypeId)).faceValueMinor).toBe(5500);
  });

  it('pauses and resumes it, and refuses the status of comps', async () => {
    const { priceTypeId } = await named('Adult');
    expect((await update(priceTypeId, { statusCode: 2 })).body).toMatchObject({ statusCode: 2, revision: 2 });
    expect((await update(priceTypeId, { statusCode: 1 })).body.statusCode).toBe(1);
    const refused = await update(priceTypeId, { statusCode: 88 });
    expect(refused.problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'status-of-comps' },
      fieldErrors: [{ field: 'statusCode' }],
    });
  });

  it('marks the languages whose source changed, until they are changed or looked at again', async () => {
    const name = { 'en-GB': 'Adult', de: 'Erwachsene' };
    const { priceTypeId } = (await create({ name, description: { 'en-GB': 'Seat', fr: 'Place' } })).body;
    const changed = await update(priceTypeId, {
      name: { ...name, 'en-GB': 'Full price' },
      description: { 'en-GB': 'A seat', fr: 'Place' },
    });
    expect(changed.body.outdatedTexts).toEqual({ name: ['de'], description: ['fr'] });
    const confirmed = await update(priceTypeId, { confirmedTexts: { description: ['fr'] } });
    expect(confirmed.body.outdatedTexts).toEqual({ name: ['de'] });
    const translated = await update(priceTypeId, { name: { 'en-GB': 'Full price', de: 'Vollpreis' } });
    expect(translated.body.outdatedTexts).toEqual({});
  });

  it('refuses an allocation below what is sold and in baskets, with both counts', async () => {
    const { priceTypeId } = await named('Standing', { isSeated: false, allocation: 20 });
    await insertSale(api, { showCode, priceTypeId, quantity: 5 });
    await insertSale(api, { showCode, priceTypeId, quantity: 2, basketUntil: new Date('2026-11-20T12:10:00Z') });
    const refused = await update(priceTypeId, { allocation: 6 });
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({
      code: 'ALLOCATION_BELOW_SOLD',
      details: { sold: 5, inBaskets: 2, allocation: 6 },
    });
    expect((await update(priceTypeId, { allocation: 7 })).body.stock.available).toBe(0);
    expect(await capacity()).toBe(17);
  });

  it('moves into another group behind its last ticket', async () => {
    const first = await named('First');
    await named('Second');
    await named('Third', { priceGroupId: circle });
    const { body } = await update(first.priceTypeId, { priceGroupId: circle });
    expect(body).toMatchObject({ priceGroupId: circle, displayOrder: 2 });
    expect(await names()).toEqual(['1 Second', '1 Third', '2 First']);
  });

  it.each([
    [{ name: { de: 'Erwachsene' } }, 'name.en-GB', 'required'],
    [{ description: { xx: 'Row A' } }, 'description.xx', 'unknown'],
  ])('refuses %o, naming the language', async (patch, field, code) => {
    const { priceTypeId } = await named('Adult');
    expect((await update(priceTypeId, patch as Patch)).problem.fieldErrors).toMatchObject([{ field, code }]);
  });

  it('refuses a taken name, a group of nobody, strangers and readers', async () => {
    await named('Adult');
    const child = await named('Child');
    expect((await update(child.priceTypeId, { name: { 'en-GB': 'adult' } })).problem.code).toBe('NAME_TAKEN');
    expect((await update(child.priceTypeId, { priceGroupId: 4711 })).status).toBe(400);
    expect((await update(4711, { faceValueMinor: 1 })).status).toBe(404);
    const auditor = await api.createUser(promoter, 'auditor');
    expect((await update(child.priceTypeId, { faceValueMinor: 1 }, { as: auditor })).status).toBe(403);
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await update(child.priceTypeId, { faceValueMinor: 1 }, { as: stranger })).status).toBe(404);
  });
});

describe('linked tickets', () => {
  it('cost what follows from their base and follow it when it changes', async () => {
    const adult = await named('Adult', { faceValueMinor: 10_000 });
    const child = await named('Child', {
      link: { priceTypeId: adult.priceTypeId, kind: 'percentage', difference: -5000 },
    });
    const school = await named('School', { link: { priceTypeId: child.priceTypeId, kind: 'fixed', difference: -500 } });
    expect(child).toMatchObject({ faceValueMinor: 5000, isLinkedPrice: true });
    expect(school.faceValueMinor).toBe(4500);
    await update(adult.priceTypeId, { faceValueMinor: 12_000 });
    expect(await get(child.priceTypeId)).toMatchObject({ faceValueMinor: 6000, revision: 2 });
    expect(await get(school.priceTypeId)).toMatchObject({ faceValueMinor: 5500, revision: 2 });
    expect((await update(school.priceTypeId, { faceValueMinor: 1 })).body.faceValueMinor).toBe(5500);
    expect((await update(school.priceTypeId, { link: null, faceValueMinor: 1 })).body).toMatchObject({
      faceValueMinor: 1,
      isLinkedPrice: false,
    });
  });

  it('refuse a circle and an amount below zero, changing nothing', async () => {
    const adult = await named('Adult', { faceValueMinor: 1000 });
    const child = await named('Child', { link: { priceTypeId: adult.priceTypeId, kind: 'fixed', difference: -400 } });
    const circleLink = { priceTypeId: child.priceTypeId, kind: 'fixed' as const, difference: 0 };
    const refused = await update(adult.priceTypeId, { link: circleLink });
    expect(refused.status).toBe(422);
    expect(refused.problem.details?.reason).toBe('links-in-circle');
    expect(refused.problem.fieldErrors).toMatchObject([{ field: 'link.priceTypeId', code: 'priceFollowsItself' }]);
    const self = { link: { priceTypeId: adult.priceTypeId, kind: 'fixed' as const, difference: 0 } };
    expect((await update(adult.priceTypeId, self)).problem.details?.reason).toBe('links-in-circle');
    const tooLow = await update(adult.priceTypeId, { faceValueMinor: 300 });
    expect(tooLow.problem).toMatchObject({
      code: 'RULE_BROKEN',
      fieldErrors: [{ field: 'link.difference', code: 'priceLinkAmount' }],
      details: { reason: 'linked-price-amount', priceTypeId: child.priceTypeId },
    });
    expect((await get(adult.priceTypeId)).faceValueMinor).toBe(1000);
    expect((await remove(adult.priceTypeId)).problem).toMatchObject({ code: 'IN_USE', details: { linkedPrices: 1 } });
  });
});

describe('deleting a ticket', () => {
  it('closes the order up and never gives its ordinal again', async () => {
    const first = await named('First', { isSeated: false, allocation: 5 });
    await named('Second');
    expect((await remove(first.priceTypeId, { revision: 1 })).status).toBe(204);
    expect(await names()).toEqual(['1 Second']);
    expect((await named('Third')).ordinal).toBe(3);
    expect(await capacity()).toBe(10);
    expect((await remove(first.priceTypeId)).status).toBe(404);
  });

  it('is refused with counts while there are sales, baskets or seats', async () => {
    const seated = (await named('Seat')).priceTypeId;
    await priceSeats(api, { showCode, priceTypeId: seated, seats: [0, 1, 2] });
    const until = new Date('2026-11-20T12:10:00Z');
    await insertSale(api, { showCode, priceTypeId: seated, seats: [0], basketUntil: until });
    expect((await remove(seated)).problem).toMatchObject({ code: 'IN_USE', details: { seats: 2, inBaskets: 1 } });
    await insertSale(api, { showCode, priceTypeId: seated, seats: [1] });
    const sold = await remove(seated);
    expect(sold.status).toBe(409);
    expect(sold.problem).toMatchObject({ code: 'HAS_SALES', details: { tickets: 1 } });
    const standing = (await named('Standing', { isSeated: false, allocation: 5 })).priceTypeId;
    await insertSale(api, { showCode, priceTypeId: standing, quantity: 2, basketUntil: until });
    expect((await remove(standing)).problem).toMatchObject({ code: 'IN_USE', details: { inBaskets: 2 } });
  });

  it('is for those who may, with the revision they saw', async () => {
    const { priceTypeId } = await named('Adult');
    expect((await remove(priceTypeId, { revision: 9 })).status).toBe(412);
    const reader = await api.createUser(promoter, 'reports-only');
    expect((await remove(priceTypeId, { as: reader })).status).toBe(403);
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await remove(priceTypeId, { as: stranger })).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});

describe('duplicating a ticket', () => {
  const duplicate = (priceTypeId: number, body: object = {}, as = owner) =>
    api.call(calls.duplicatePrice, { params: { showCode, priceTypeId }, body }, { as });

  it('copies everything but seats, sales and identity', async () => {
    const original = await named('Standing', {
      isSeated: false,
      allocation: 20,
      bookingFeeMinor: 250,
      visibility: 'code',
    });
    await insertSale(api, { showCode, priceTypeId: original.priceTypeId, quantity: 5 });
    const { status, body } = await duplicate(original.priceTypeId);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: { 'en-GB': 'Standing (2)' },
      bookingFeeMinor: 250,
      visibility: 'code',
      ordinal: 2,
      displayOrder: 2,
      stock: { allocation: 20, sold: 0, available: 20 },
    });
    expect(await capacity()).toBe(50);
    expect((await duplicate(body.priceTypeId)).body.name).toEqual({ 'en-GB': 'Standing (3)' });
    const elsewhere = await duplicate(original.priceTypeId, { priceGroupId: circle });
    expect(elsewhere.body).toMatchObject({ name: { 'en-GB': 'Standing' }, priceGroupId: circle, displayOrder: 1 });
  });

  it('refuses a taken name, a group of nobody, strangers and readers', async () => {
    const { priceTypeId } = await named('Adult');
    expect((await duplicate(priceTypeId, { name: { 'en-GB': 'adult' } })).problem.code).toBe('NAME_TAKEN');
    const german = await duplicate(priceTypeId, { name: { de: 'Erwachsene' } });
    expect(german.problem.fieldErrors).toMatchObject([{ field: 'name.en-GB', code: 'required' }]);
    expect((await duplicate(priceTypeId, { priceGroupId: 4711 })).problem.fieldErrors?.[0]?.field).toBe('priceGroupId');
    expect((await duplicate(4711)).status).toBe(404);
    expect((await duplicate(priceTypeId, {}, await api.createUser(promoter, 'partner'))).status).toBe(403);
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await duplicate(priceTypeId, {}, stranger)).status).toBe(404);
  });
});

describe('ordering tickets', () => {
  type Prices = CallArguments<typeof calls.orderPrices>['body']['prices'];
  const order = (prices: Prices, as = owner) =>
    api.call(calls.orderPrices, { params: { showCode }, body: { prices } }, { as });

  it('places them in one call, also from group to group, dense in each', async () => {
    const [a, b, c] = [await named('A'), await named('B'), await named('C')];
    const d = await named('D', { priceGroupId: circle });
    const { status, body } = await order([
      { priceTypeId: c.priceTypeId, displayOrder: 1 },
      { priceTypeId: a.priceTypeId, priceGroupId: circle, displayOrder: 1 },
    ]);
    expect(status).toBe(200);
    expect(body.items.map((price) => price.name['en-GB'])).toEqual(['C', 'B', 'A', 'D']);
    expect(await names()).toEqual(['1 C', '2 B', '1 A', '2 D']);
    expect((await get(b.priceTypeId)).revision).toBe(1);
    expect((await get(d.priceTypeId)).revision).toBe(2);
  });

  it('refuses foreign and repeated tickets, foreign groups and names taken there', async () => {
    const { priceTypeId } = await named('A');
    await named('A', { priceGroupId: circle });
    const field = async (prices: Prices) => (await order(prices)).problem.fieldErrors?.[0]?.field;
    expect(await field([{ priceTypeId: 4711, displayOrder: 1 }])).toBe('prices.0.priceTypeId');
    const twice = { priceTypeId, displayOrder: 1 };
    expect(await field([twice, twice])).toBe('prices.1.priceTypeId');
    expect(await field([{ ...twice, priceGroupId: 4711 }])).toBe('prices.0.priceGroupId');
    expect(await field([])).toBe('prices');
    expect((await order([{ ...twice, priceGroupId: circle }])).problem.code).toBe('NAME_TAKEN');
    expect((await order([twice], await api.createUser(promoter, 'finance'))).status).toBe(403);
    expect((await order([twice], await api.createUser(await api.createPromoter(), 'owner'))).status).toBe(404);
  });

  it('stays dense when many order at once', async () => {
    const prices = [await named('A'), await named('B'), await named('C'), await named('D')];
    const answers = await Promise.all(
      prices.map((price, index) => order([{ priceTypeId: price.priceTypeId, displayOrder: 4 - index }])),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect((await list()).map((price) => price.displayOrder)).toEqual([1, 2, 3, 4]);
  });
});
