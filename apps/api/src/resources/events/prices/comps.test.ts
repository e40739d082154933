import * as calls from '@parterre/contract/calls/prices';
import type { CallArguments } from '@parterre/contract/wire/call';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTicketShop, type TicketShop } from '#test/scenes/open-ticket-shop.ts';

type Body = CallArguments<typeof calls.createCompPrice>['body'];
type Patch = CallArguments<typeof calls.updatePrice>['body'];

let shop: TicketShop;
let showCode: string;
let stalls: number;

beforeAll(async () => {
  shop = await openTicketShop();
});
beforeEach(async () => {
  showCode = await shop.addShow();
  stalls = await shop.addGroup(showCode, 'Stalls');
});
afterAll(() => shop.api.close());

const create = (more: Partial<Body> = {}, as = shop.owner) =>
  shop.api.call(
    calls.createCompPrice,
    { params: { showCode }, body: { priceGroupId: stalls, name: { 'en-GB': 'Press' }, ...more } },
    { as },
  );
const update = (priceTypeId: number, body: Patch) =>
  shop.api.call(calls.updatePrice, { params: { showCode, priceTypeId }, body }, { as: shop.owner });
const fieldsOf = (answer: { problem: { fieldErrors?: { field: string }[] | undefined } }) =>
  answer.problem.fieldErrors?.map((error) => error.field);

describe('creating a complimentary ticket', () => {
  it('gives it status 88, no money and a place behind the others', async () => {
    const adult = await shop.addPrice(showCode, stalls, 'Adult');
    const { status, body } = await create({ isSeated: false, allocation: 12, visibility: 'code' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'comp',
      statusCode: 88,
      faceValueMinor: 0,
      bookingFeeMinor: 0,
      taxRateId: null,
      link: null,
      partnerSiteIds: [],
      visibility: 'code',
      displayOrder: 2,
      ordinal: 2,
      stock: { allocation: 12, available: 12 },
    });
    expect(body.colour).not.toBe(adult.colour);
    const comps = await shop.api.call(
      calls.listPrices,
      { params: { showCode }, query: { statusCodeFilter: 88 } },
      { as: shop.owner },
    );
    expect(comps.body.items).toEqual([body]);
  });

  it('is for those who may create comps, in their own events', async () => {
    expect((await create({}, await shop.api.createUser(shop.promoter, 'box-office'))).status).toBe(201);
    const marketing = await shop.api.createUser(shop.promoter, 'marketing');
    expect((await create({ name: { 'en-GB': 'Crew' } }, marketing)).problem.details).toEqual({
      permission: 'comp:create',
    });
    expect((await create({ name: { 'en-GB': 'Crew' } }, await shop.createStranger())).status).toBe(404);
  });

  it('makes the group it names for those who may make groups', async () => {
    const body = { priceGroupId: { name: { 'en-GB': 'Guests' } } };
    const boxOffice = await shop.api.createUser(shop.promoter, 'box-office');
    expect((await create(body, boxOffice)).problem.details).toEqual({ permission: 'price:write' });
    expect((await create(body)).status).toBe(201);
    expect((await create({ ...body, name: { 'en-GB': 'Crew' } }, boxOffice)).status).toBe(201);
  });

  it('refuses a name that the group has, and an hour that the clocks leave out', async () => {
    await create();
    expect((await create()).problem.code).toBe('NAME_TAKEN');
    const inGap = await create({ name: { 'en-GB': 'Crew' }, onSaleAtLocal: '2027-03-14T02:30:00' });
    expect(inGap.problem.code).toBe('TIME_IN_GAP');
  });

  it.each([
    [{ visibility: 'public' }, 'visibility', 'choice'],
    [{ faceValueMinor: 0 }, 'faceValueMinor', 'unknownField'],
    [{ link: null }, 'link', 'unknownField'],
    [{ priceGroupId: 4711 }, 'priceGroupId', 'unknown'],
    [{ allocation: 5 }, 'allocation', 'priceSeatedAllocation'],
  ])('refuses %o naming %s', async (more, field, code) => {
    const answer = await create(more as Partial<Body>);
    expect(answer.status).toBe(400);
    expect(answer.problem.fieldErrors).toContainEqual(expect.objectContaining({ field, code }));
  });

  it('refuses a name that a ticket of the group has', async () => {
    await shop.addPrice(showCode, stalls, 'Press');
    expect((await create()).problem.code).toBe('NAME_TAKEN');
  });
});

describe('changing a complimentary ticket', () => {
  it.each([
    [{ faceValueMinor: 100 }, 'faceValueMinor', 'compCostsNothing'],
    [{ bookingFeeMinor: 1 }, 'bookingFeeMinor', 'compCostsNothing'],
    [{ statusCode: 1 as const }, 'statusCode', 'compKeepsStatus'],
    [{ visibility: 'public' as const }, 'visibility', 'compNotPublic'],
    [{ partnerSiteIds: [1] }, 'partnerSiteIds', 'compNotPublic'],
  ])('refuses %o naming %s and changes nothing', async (body, field, code) => {
    const { priceTypeId } = (await create()).body;
    const answer = await update(priceTypeId, { ...body, name: { 'en-GB': 'Other' } });
    expect(answer.problem.details?.reason).toBe('comp-forbids');
    expect(answer.problem.fieldErrors).toMatchObject([{ field, code }]);
    expect(await shop.getPrice(showCode, priceTypeId)).toMatchObject({ revision: 1, name: { 'en-GB': 'Press' } });
  });

  it('refuses tax and a link, names all that is wrong, and takes what stays as it is', async () => {
    const adult = await shop.addPrice(showCode, stalls, 'Adult');
    const { priceTypeId } = (await create()).body;
    const link = { priceTypeId: adult.priceTypeId, kind: 'fixed' as const, difference: 0 };
    const answer = await update(priceTypeId, { taxRateId: shop.promoter.taxRateId, link });
    expect(fieldsOf(answer)).toEqual(['taxRateId', 'link']);
    const same = await update(priceTypeId, { faceValueMinor: 0, link: null, statusCode: 88, visibility: 'hidden' });
    expect(same.body).toMatchObject({ visibility: 'hidden', revision: 2 });
  });

  it('keeps its kind as a copy', async () => {
    const { priceTypeId } = (await create()).body;
    const copy = await shop.api.call(
      calls.duplicatePrice,
      { params: { showCode, priceTypeId }, body: {} },
      { as: shop.owner },
    );
    expect(copy.body).toMatchObject({ kind: 'comp', statusCode: 88, name: { 'en-GB': 'Press (2)' } });
  });
});
