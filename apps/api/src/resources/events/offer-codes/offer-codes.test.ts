import { createHold, removeHold } from '@parterre/contract/calls/holds';
import * as calls from '@parterre/contract/calls/offer-codes';
import { createPriceGroup, getPriceGroup, listPriceGroups } from '@parterre/contract/calls/price-groups';
import { getPrice } from '@parterre/contract/calls/prices';
import type { CreateOfferCode, CreateOfferCodeBatch, UpdateOfferCode } from '@parterre/contract/offer-codes';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { runAsSystem } from '#db/system.ts';
import { buyBasket } from '#test/scenes/buy-basket.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let reader: TestUser;
let stranger: TestUser;
let show: SeatedShow;
let params: { showCode: string; priceGroupId: number };
const NOW = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(NOW);
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  reader = await api.createUser(promoter, 'auditor');
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
beforeEach(async () => {
  show = await insertSeatedShow(api, promoter);
  const groups = await api.call(listPriceGroups, { params: { showCode: show.showCode } }, { as: owner });
  params = { showCode: show.showCode, priceGroupId: groups.body.items[0]!.priceGroupId };
});
afterAll(() => api.close());

type More = { as?: TestUser; revision?: number; key?: string };
type NewCode = z.input<typeof CreateOfferCode>;
const create = (body: object, more: More = {}) =>
  api.call(calls.createOfferCode, { params, body: { code: 'FRIENDS', ...body } as NewCode }, { as: owner, ...more });
const add = async (body: object = {}) => {
  const { status, body: code, problem } = await create(body);
  expect(status, JSON.stringify(problem)).toBe(201);
  return code;
};
const update = (offerCodeId: number, body: z.input<typeof UpdateOfferCode>, more: More = {}) =>
  api.call(calls.updateOfferCode, { params: { ...params, offerCodeId }, body }, { as: owner, ...more });
const remove = (offerCodeId: number, more: More = {}) =>
  api.call(calls.removeOfferCode, { params: { ...params, offerCodeId } }, { as: owner, ...more });
const list = (query: object = {}, more: More = {}) =>
  api.call(calls.listOfferCodes, { params, query: query as Record<string, string> }, { as: owner, ...more });
const codesOf = async (query: object = {}) => (await list(query)).body.items.map(({ code }) => code);
const batch = (body: Partial<z.input<typeof CreateOfferCodeBatch>>, more: More = {}) =>
  api.call(calls.createOfferCodeBatch, { params, body: { count: 5, ...body } }, { as: owner, ...more });
const redeem = async (offerCode: string, quantity = 1, isBought = true) => {
  const { basketId } = await putInBasket(api.contextOf(promoter), {
    showCode: show.showCode,
    quantities: [{ priceTypeId: show.standing, quantity }],
    channel: 'web',
    offerCode,
  });
  if (isBought)
    await buyBasket(api.contextOf(promoter), { basketId, buyer: { name: 'B', email: 'b@x.test' }, isPaid: true });
};
const fieldsOf = (answer: { problem: { fieldErrors?: { field: string }[] | undefined } }) =>
  answer.problem.fieldErrors?.map(({ field }) => field);
const auditsOf = (action: string) =>
  runAsSystem(api.database, (db) =>
    db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.showId, show.showId), eq(auditEntries.action, action))),
  );

describe('creating a code', () => {
  it('stores it in upper case with its window on the clock of the venue', async () => {
    const { status, body } = await create({
      code: ' früh-25 ',
      tag: 'Early',
      effect: 'percentage',
      value: 2500,
      priceTypeIds: [show.prices[0], show.prices[0]],
      validFromLocal: '2026-12-01T10:00',
      validUntilLocal: '2026-12-24T00:00:00',
      mostUses: 100,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      code: 'FRÜH-25',
      priceGroupId: params.priceGroupId,
      priceTypeIds: [show.prices[0]],
      validFromLocal: '2026-12-01T10:00:00',
      status: 'scheduled',
      usage: { orders: 0, tickets: 0, inBaskets: 0, discountMinor: 0 },
      revision: 1,
    });
    expect((await list()).body.items).toEqual([body]);
    const [entry] = await auditsOf('offer-code.create');
    expect(entry?.after).toMatchObject({ code: 'FRÜH-25', value: 2500 });
  });

  it('is for those who may write offers of their own promoter', async () => {
    const refused = await create({}, { as: reader });
    expect(refused.status).toBe(403);
    expect(refused.problem.details).toEqual({ permission: 'offer:write' });
    expect((await create({}, { as: stranger })).status).toBe(404);
    params.priceGroupId = 1;
    expect((await create({})).status).toBe(404);
  });

  it.each([
    [{ code: '' }, 'code', 'required'],
    [{ code: '-A' }, 'code', 'codeCharacters'],
    [{ code: 'A B' }, 'code', 'codeCharacters'],
    [{ code: 'x'.repeat(41) }, 'code', 'maxLength'],
    [{ effect: 'percentage', value: 10_001 }, 'value', 'max'],
    [{ effect: 'percentage' }, 'value', 'min'],
    [{ effect: 'subtract', value: 0 }, 'value', 'min'],
    [{ effect: 'none', value: 5 }, 'value', 'max'],
    [{ effect: 'subtract', value: -5 }, 'value', 'min'],
    [{ effect: 'double' }, 'effect', 'choice'],
    [{ priceTypeIds: [4711] }, 'priceTypeIds.0', 'codeTicket'],
    [{ holdId: 4711 }, 'holdId', 'hold'],
    [{ mostUses: 0 }, 'mostUses', 'min'],
    [{ validFromLocal: '2027-01-02T00:00', validUntilLocal: '2027-01-02T00:00' }, 'validUntilLocal', 'codeOrder'],
    [{ validFromLocal: '2027-02-30T00:00' }, 'validFromLocal', 'validDateTime'],
    [{ reservedPlaces: 5 }, 'reservedPlaces', 'codePlacesOfTickets'],
    [{ colour: 'red' }, 'colour', 'unknownField'],
  ])('refuses %o naming %s', async (body, field, code) => {
    const answer = await create(body);
    expect(answer.status).toBe(400);
    expect(answer.problem.fieldErrors).toMatchObject([{ field, code }]);
  });

  it('refuses a time the clock leaps over', async () => {
    const { status, problem } = await create({ validUntilLocal: '2027-03-28T01:30' });
    expect(status).toBe(422);
    expect(problem).toMatchObject({ code: 'TIME_IN_GAP', details: { suggestion: '2027-03-28T02:30:00' } });
  });

  it('refuses a ticket of another group and a code the event has, in any case', async () => {
    await add({ code: 'ONCE' });
    const taken = await create({ code: 'once' });
    expect(taken.status).toBe(409);
    expect(taken.problem).toMatchObject({ code: 'NAME_TAKEN', fieldErrors: [{ field: 'code', code: 'codeTaken' }] });
    const other = await api.call(
      createPriceGroup,
      { params: { showCode: show.showCode }, body: { name: { 'en-GB': 'Other' } } },
      { as: owner },
    );
    params.priceGroupId = other.body.priceGroupId;
    expect((await create({ code: 'ONCE' })).problem.code).toBe('NAME_TAKEN');
    expect(fieldsOf(await create({ priceTypeIds: [show.prices[0]] }))).toEqual(['priceTypeIds.0']);
  });

  it('lets only one of two equal codes in at once, and answers a repeated request once', async () => {
    const answers = await Promise.all([create({ code: 'RACE' }), create({ code: 'race' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const first = await create({ code: 'KEYED' }, { key: 'same' });
    const second = await create({ code: 'KEYED' }, { key: 'same' });
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  it('keeps places back of one unseated ticket, and no more than are left', async () => {
    const reserved = { priceTypeIds: [show.standing], reservedPlaces: 30 };
    await add({ code: 'HALF', ...reserved });
    const stock = await api.call(
      getPrice,
      { params: { showCode: show.showCode, priceTypeId: show.standing } },
      { as: owner },
    );
    expect(stock.body.stock).toMatchObject({ allocation: 50, reservedByCodes: 30, available: 20 });
    const refused = await create({ code: 'MORE', ...reserved });
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({
      code: 'NOT_ENOUGH_LEFT',
      fieldErrors: [{ field: 'reservedPlaces', code: 'codePlacesLeft' }],
      details: { priceTypeId: show.standing, left: 20, quantity: 30 },
    });
    await add({ code: 'OFF', ...reserved, isDisabled: true });
    const seats = await create({ code: 'SEATS', priceTypeIds: [show.prices[0]], reservedPlaces: 1 });
    expect(seats.problem.fieldErrors).toMatchObject([{ field: 'reservedPlaces', code: 'codePlacesOfSeats' }]);
  });

  it('takes a hold of the event', async () => {
    const hold = await api.call(
      createHold,
      {
        params: { showCode: show.showCode },
        body: { label: 'Sponsor', reservationFlag: 'SPO', colour: '#112233' },
      },
      { as: owner },
    );
    const { holdId } = hold.body;
    const { offerCodeId } = await add({ holdId });
    const removing = () =>
      api.call(removeHold, { params: { showCode: show.showCode, hold: String(holdId) } }, { as: owner });
    expect((await removing()).problem).toMatchObject({ code: 'IN_USE', details: { offerCodes: 1 } });
    expect((await update(offerCodeId, { holdId: null })).body.holdId).toBeNull();
    expect((await removing()).status).toBe(204);
  });
});

describe('listing codes', () => {
  beforeEach(async () => {
    await add({ code: 'ANNA', tag: 'Press' });
    await add({ code: 'BERT', tag: 'Crew', isDisabled: true });
    await add({ code: 'CORA', tag: 'Press', validUntilLocal: '2026-11-20T11:59' });
    await add({ code: 'DORA', tag: 'Éclat', validFromLocal: '2026-11-21T00:00' });
    await add({ code: 'EMIL', mostUses: 1, effect: 'subtract', value: 500 });
    await redeem('EMIL', 2);
    await redeem('ANNA', 1, false);
  });

  it('tells what orders and baskets made of each', async () => {
    const { items } = (await list()).body;
    expect(items.map(({ code, status }) => `${code} ${status}`)).toEqual([
      'ANNA active',
      'BERT disabled',
      'CORA expired',
      'DORA scheduled',
      'EMIL used-up',
    ]);
    expect(items[0]?.usage).toEqual({ orders: 0, tickets: 0, inBaskets: 1, discountMinor: 0 });
    expect(items[4]?.usage).toEqual({ orders: 1, tickets: 2, inBaskets: 0, discountMinor: 1000 });
    const group = await api.call(getPriceGroup, { params }, { as: owner });
    expect(group.body.offerCodeCount).toBe(5);
  });

  it.each([
    [{ status: 'active' }, ['ANNA']],
    [{ status: 'disabled' }, ['BERT']],
    [{ status: 'expired' }, ['CORA']],
    [{ status: 'scheduled' }, ['DORA']],
    [{ status: 'used-up' }, ['EMIL']],
    [{ searchTerm: 'an' }, ['ANNA']],
    [{ searchTerm: 'press' }, ['ANNA', 'CORA']],
    [{ searchTerm: 'eclat' }, ['DORA']],
    [{ searchTerm: 'ress' }, []],
    [{ searchTerm: '***' }, []],
    [{ searchTerm: "%' or 1=1 --" }, []],
    [{ searchTerm: 'press', status: 'active' }, ['ANNA']],
    [{ sortOrderDescending: true }, ['EMIL', 'DORA', 'CORA', 'BERT', 'ANNA']],
  ])('finds by %o', async (query, codes) => {
    expect(await codesOf(query)).toEqual(codes);
  });

  it('lists all groups of the event, or one of them', async () => {
    const other = await api.call(
      createPriceGroup,
      { params: { showCode: show.showCode }, body: { name: { 'en-GB': 'Other' } } },
      { as: owner },
    );
    params.priceGroupId = other.body.priceGroupId;
    await add({ code: 'ZOE' });
    expect(await codesOf()).toEqual(['ZOE']);
    const all = (query: object) =>
      api.call(calls.listShowOfferCodes, { params: { showCode: show.showCode }, query }, { as: reader });
    expect((await all({})).body.totalItems).toBe(6);
    expect((await all({ priceGroupId: params.priceGroupId })).body.items.map(({ code }) => code)).toEqual(['ZOE']);
    expect((await all({ priceGroupId: 1 })).body.items).toEqual([]);
  });

  it('is not for strangers', async () => {
    expect((await list({}, { as: stranger })).status).toBe(404);
    expect((await list({}, { as: reader })).status).toBe(200);
    const all = { params: { showCode: show.showCode }, query: {} };
    expect((await api.call(calls.listShowOfferCodes, all, { as: stranger })).status).toBe(404);
    params.priceGroupId = 1;
    expect((await list()).status).toBe(404);
  });

  it.each([
    [{ status: 'gone' }, 'status'],
    [{ pageSize: 10 }, 'pageSize'],
    [{ sortOrder: 'Tag' }, 'sortOrder'],
    [{ next: 'bm9uc2Vuc2U' }, 'next'],
    [
      {
        sortOrder: 'CreatedAt',
        next: Buffer.from('["CreatedAt+","+275760-09-13T00:00:00.000Z",1]').toString('base64url'),
      },
      'next',
    ],
    [{ colour: 'red' }, 'colour'],
  ])('refuses %o naming %s', async (query, field) => {
    const answer = await list(query);
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual([field]);
  });

  it.each(['Code', 'CreatedAt'])('holds every code once over its pages by %s', async (sortOrder) => {
    await batch({ count: 40 });
    for (const sortOrderDescending of [false, true]) {
      const seen: string[] = [];
      let next: string | undefined;
      do {
        const page = await list({ sortOrder, sortOrderDescending, ...(next ? { next } : {}) });
        expect(page.body).toMatchObject({ totalItems: 45, totalPages: 3, totalKind: 'exact' });
        seen.push(...page.body.items.map(({ code }) => code));
        ({ next } = page.body);
      } while (next);
      expect(new Set(seen).size).toBe(45);
      expect(await codesOf({ sortOrder, sortOrderDescending, pageSize: 100 })).toEqual(seen);
    }
  });
});

describe('changing a code', () => {
  it('changes what is sent under the revision that was read', async () => {
    const code = await add({ effect: 'subtract', value: 500, comment: 'For friends' });
    const { body } = await update(
      code.offerCodeId,
      { mostUses: 5, validUntilLocal: '2026-11-20T12:00' },
      { revision: 1 },
    );
    expect(body).toEqual({
      ...code,
      mostUses: 5,
      validUntilLocal: '2026-11-20T12:00:00',
      status: 'expired',
      revision: 2,
    });
    const stale = await update(code.offerCodeId, { mostUses: 6 }, { revision: 1 });
    expect(stale.problem).toMatchObject({ code: 'STALE', details: { revision: 2 } });
    expect((await update(code.offerCodeId, { validUntilLocal: null, effect: 'none' })).body).toMatchObject({
      status: 'active',
      effect: 'none',
      value: 0,
    });
    const [entry] = await auditsOf('offer-code.update');
    expect(entry).toMatchObject({ before: { mostUses: null }, after: { mostUses: 5 } });
  });

  it('is refused to readers and strangers, and for a code of another group', async () => {
    const { offerCodeId } = await add();
    expect((await update(offerCodeId, { tag: 'x' }, { as: reader })).status).toBe(403);
    expect((await update(offerCodeId, { tag: 'x' }, { as: stranger })).status).toBe(404);
    expect((await update(1, { tag: 'x' })).status).toBe(404);
  });

  it.each([
    [{ effect: 'percentage' as const }, 'value'],
    [{ value: -1 }, 'value'],
    [{ code: 'a b' }, 'code'],
    [{ reservedPlaces: 2 }, 'reservedPlaces'],
  ])('refuses %o naming %s', async (body, field) => {
    const { offerCodeId } = await add({ effect: 'subtract', value: 500 });
    const answer = await update(offerCodeId, body);
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual([field]);
  });

  it('renames a code until it is used', async () => {
    const { offerCodeId } = await add({ code: 'OLD' });
    await add({ code: 'TAKEN' });
    expect((await update(offerCodeId, { code: 'taken' })).problem.code).toBe('NAME_TAKEN');
    expect((await update(offerCodeId, { code: 'new' })).body.code).toBe('NEW');
    await redeem('new', 1, false);
    const refused = await update(offerCodeId, { code: 'NEWER' });
    expect(refused.problem).toMatchObject({ code: 'IN_USE', details: { orders: 0, inBaskets: 1 } });
    expect((await update(offerCodeId, { code: 'NEW', tag: 'used' })).status).toBe(200);
  });

  it('leaves room for the uses that were given and for the places that are kept back', async () => {
    const { offerCodeId } = await add({ code: 'TWICE', priceTypeIds: [show.standing] });
    await redeem('TWICE');
    await redeem('TWICE', 1, false);
    expect(fieldsOf(await update(offerCodeId, { mostUses: 1 }))).toEqual(['mostUses']);
    expect((await update(offerCodeId, { mostUses: 2 })).status).toBe(200);
    expect((await update(offerCodeId, { reservedPlaces: 51 })).problem).toMatchObject({
      code: 'NOT_ENOUGH_LEFT',
      details: { left: 48, quantity: 49 },
    });
    expect((await update(offerCodeId, { reservedPlaces: 50 })).status).toBe(200);
    await add({ code: 'NONE-LEFT', priceTypeIds: [show.standing], reservedPlaces: 1, isDisabled: true });
    const { body } = await list({ searchTerm: 'NONE' });
    expect((await update(body.items[0]!.offerCodeId, { isDisabled: false })).problem.code).toBe('NOT_ENOUGH_LEFT');
  });
});

describe('removing a code', () => {
  it('deletes one that nobody used', async () => {
    const { offerCodeId } = await add();
    expect((await remove(offerCodeId)).status).toBe(204);
    expect(await codesOf()).toEqual([]);
    expect((await remove(offerCodeId)).status).toBe(404);
  });

  it('disables one that orders or baskets used, and deletes it when its baskets ran out', async () => {
    const { offerCodeId } = await add({ code: 'USED' });
    await redeem('USED', 1, false);
    expect((await remove(offerCodeId)).status).toBe(204);
    expect((await list()).body.items).toMatchObject([{ code: 'USED', status: 'disabled', revision: 2 }]);
    api.setNow(new Date(NOW.getTime() + 3_600_000));
    expect((await remove(offerCodeId)).status).toBe(204);
    api.setNow(NOW);
    expect(await codesOf()).toEqual([]);
  });

  it('is for those who may, with the revision they saw', async () => {
    const { offerCodeId } = await add();
    expect((await remove(offerCodeId, { as: reader })).status).toBe(403);
    expect((await remove(offerCodeId, { as: stranger })).status).toBe(404);
    expect((await remove(offerCodeId, { revision: 7 })).status).toBe(412);
    expect(await codesOf()).toEqual(['FRIENDS']);
  });
});

describe('making many codes', () => {
  it('makes them unguessable, unique and with the same rules', async () => {
    const { status, body } = await batch({ prefix: 'press-', count: 3000, tag: 'Press', mostUses: 1, length: 8 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ tag: 'Press', created: 3000 });
    expect(body.codes).toHaveLength(20);
    for (const code of body.codes) expect(code).toMatch(/^PRESS-[A-HJ-NP-Z2-9]{8}$/);
    const page = await list({ searchTerm: 'press' });
    expect(page.body.totalItems).toBe(3000);
    expect(page.body.items[0]).toMatchObject({ tag: 'Press', mostUses: 1, status: 'active' });
    const [entry, ...others] = await auditsOf('offer-code.create-batch');
    expect(others).toEqual([]);
    expect(entry?.after).toMatchObject({ created: 3000, prefix: 'PRESS-' });
  });

  it.each([
    [{ count: 0 }, 'count'],
    [{ count: 50_001 }, 'count'],
    [{ prefix: '-X' }, 'prefix'],
    [{ length: 5 }, 'length'],
    [{ length: 6, count: 50_000 }, 'length'],
    [{ effect: 'percentage' as const, value: 10_001 }, 'value'],
    [{ mostPerOrder: 51 }, 'mostPerOrder'],
  ])('refuses %o naming %s', async (body, field) => {
    const answer = await batch(body);
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual([field]);
  });

  it('makes all of them or none', async () => {
    const refused = await batch({ count: 11, priceTypeIds: [show.standing], reservedPlaces: 5 });
    expect(refused.problem).toMatchObject({ code: 'NOT_ENOUGH_LEFT', details: { left: 50, quantity: 55 } });
    expect(await codesOf()).toEqual([]);
    expect((await batch({ count: 10, priceTypeIds: [show.standing], reservedPlaces: 5 })).status).toBe(201);
  });

  it('is for those who may, and is not repeated with the same key', async () => {
    expect((await batch({}, { as: reader })).status).toBe(403);
    expect((await batch({}, { as: stranger })).status).toBe(404);
    const first = await batch({}, { key: 'batch' });
    expect((await batch({}, { key: 'batch' })).body).toEqual(first.body);
    expect(await codesOf()).toHaveLength(5);
  });
});
