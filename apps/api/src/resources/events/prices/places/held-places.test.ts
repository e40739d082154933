import * as holdCalls from '@parterre/contract/calls/holds';
import * as calls from '@parterre/contract/calls/prices';
import { saveAllSeats } from '@parterre/contract/calls/seats';
import { getShow } from '@parterre/contract/calls/shows';
import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { openTicketShop, type TicketShop } from '#test/scenes/open-ticket-shop.ts';
import type { TestUser } from '#test/support/test-api.ts';

let shop: TicketShop;
let showCode: string;
let standing: Price;
let press: Hold;
let friends: Hold;

beforeAll(async () => {
  shop = await openTicketShop();
});
beforeEach(async () => {
  showCode = await shop.addShow();
  const floor = await shop.addGroup(showCode, 'Floor');
  standing = await shop.addPrice(showCode, floor, 'Standing', { isSeated: false, allocation: 100 });
  press = await shop.addHold(showCode, 'PR');
  friends = await shop.addHold(showCode, 'FR', { allowSales: true });
});
afterAll(() => shop.api.close());

const hold = (holdId: number, quantity: number, more: { as?: TestUser; revision?: number; of?: number } = {}) => {
  const { of = standing.priceTypeId, ...options } = more;
  return shop.api.call(
    calls.holdPlaces,
    { params: { showCode, priceTypeId: of }, body: { holdId, quantity } },
    { as: shop.owner, ...options },
  );
};
const removeHold = (holdId: number, moveTo?: number | 'none') =>
  shop.api.call(
    holdCalls.removeHold,
    { params: { showCode, hold: String(holdId) }, query: moveTo === undefined ? {} : { moveTo } },
    { as: shop.owner },
  );
const stock = async () => (await shop.getPrice(showCode, standing.priceTypeId)).stock;
const sell = (quantity: number, basketUntil?: Date) =>
  insertSale(shop.api, {
    showCode,
    priceTypeId: standing.priceTypeId,
    quantity,
    ...(basketUntil ? { basketUntil } : {}),
  });
const soon = new Date('2026-11-20T12:10:00Z');

describe('places of an unseated ticket under a hold', () => {
  it('are taken off what is available, and given back with 0', async () => {
    const { status, body } = await hold(press.holdId, 40);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      nonSeatedHolds: [{ holdId: press.holdId, quantity: 40 }],
      stock: { allocation: 100, held: 40, available: 60 },
      revision: 2,
    });
    expect((await hold(press.holdId, 10)).body.stock).toMatchObject({ held: 10, available: 90 });
    const { body: freed } = await hold(press.holdId, 0, { revision: 3 });
    expect(freed).toMatchObject({ nonSeatedHolds: [], stock: { held: 0, available: 100 } });
    const listed = await shop.api.call(calls.listPrices, { params: { showCode } }, { as: shop.owner });
    expect(listed.body.items).toEqual([freed]);
  });

  it('stay available under a hold that allows sales', async () => {
    expect((await hold(friends.holdId, 40)).body).toMatchObject({
      nonSeatedHolds: [{ holdId: friends.holdId, quantity: 40 }],
      stock: { held: 0, available: 100 },
    });
    expect((await hold(press.holdId, 61)).problem).toMatchObject({ code: 'NOT_ENOUGH_LEFT', details: { left: 60 } });
  });

  it('are at most what is left and what the hold has', async () => {
    await sell(30);
    await sell(20, soon);
    await hold(press.holdId, 25);
    const refused = await hold(press.holdId, 51);
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({ code: 'NOT_ENOUGH_LEFT', details: { left: 50, quantity: 51 } });
    expect(refused.problem.fieldErrors?.[0]?.field).toBe('quantity');
    expect((await hold(press.holdId, 50)).body.stock).toEqual({
      allocation: 100,
      sold: 30,
      inBaskets: 20,
      held: 50,
      blocked: 0,
      reservedByCodes: 0,
      available: 0,
      grossMinor: 150_000,
    });
  });

  it('keep the allocation from going below them', async () => {
    await sell(10);
    await hold(press.holdId, 40);
    const patch = (allocation: number) =>
      shop.api.call(
        calls.updatePrice,
        { params: { showCode, priceTypeId: standing.priceTypeId }, body: { allocation } },
        { as: shop.owner },
      );
    expect((await patch(49)).problem).toMatchObject({
      code: 'ALLOCATION_BELOW_SOLD',
      details: { sold: 10, inBaskets: 0, held: 40, reservedByCodes: 0, allocation: 49 },
    });
    expect((await patch(50)).body.stock.available).toBe(0);
  });

  it('are written once when the same is sent again, and many at once never hold more than there is', async () => {
    await hold(press.holdId, 5);
    expect((await hold(press.holdId, 5)).body.revision).toBe(2);
    const others = await Promise.all(['A1', 'A2', 'A3'].map((flag) => shop.addHold(showCode, flag)));
    const answers = await Promise.all(others.map(({ holdId }) => hold(holdId, 40)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(await stock()).toMatchObject({ held: 85, available: 15 });
  });

  it('are refused for a seated ticket, a foreign hold and a broken quantity, naming the field', async () => {
    const seated = await shop.addPrice(showCode, standing.priceGroupId, 'Seat');
    const ofSeated = await hold(press.holdId, 1, { of: seated.priceTypeId });
    expect(ofSeated.problem.details?.reason).toBe('ticket-is-seated');
    const mine = showCode;
    showCode = await shop.addShow();
    const foreign = await shop.addHold(showCode, 'PR');
    showCode = mine;
    expect((await hold(foreign.holdId, 1)).problem.fieldErrors).toMatchObject([{ field: 'holdId', code: 'hold' }]);
    expect((await hold(press.holdId, -1)).problem.fieldErrors?.[0]?.field).toBe('quantity');
    expect((await hold(press.holdId, 1, { revision: 9 })).status).toBe(412);
    expect((await hold(press.holdId, 1, { of: 4711 })).status).toBe(404);
  });

  it('are for those who may write holds, in their own events', async () => {
    expect((await hold(press.holdId, 1, { as: await shop.api.createUser(shop.promoter, 'box-office') })).status).toBe(
      200,
    );
    const marketing = await shop.api.createUser(shop.promoter, 'marketing');
    expect((await hold(press.holdId, 1, { as: marketing })).problem.details).toEqual({ permission: 'hold:write' });
    expect((await hold(press.holdId, 1, { as: await shop.createStranger() })).status).toBe(404);
  });

  it('keep their ticket from being deleted', async () => {
    await hold(press.holdId, 7);
    const refused = await shop.api.call(
      calls.removePrice,
      { params: { showCode, priceTypeId: standing.priceTypeId } },
      { as: shop.owner },
    );
    expect(refused.problem).toMatchObject({ code: 'IN_USE', details: { heldPlaces: 7, seats: 0 } });
  });
});

describe('a hold that is to sell nothing any more', () => {
  const forbid = (holdId: number) =>
    shop.api.call(
      holdCalls.updateHold,
      { params: { showCode, hold: String(holdId) }, body: { allowSales: false } },
      { as: shop.owner },
    );

  it('withholds its places, and is refused while some of them were sold', async () => {
    await hold(friends.holdId, 60);
    await sell(50);
    expect((await forbid(friends.holdId)).problem).toMatchObject({
      code: 'NOT_ENOUGH_LEFT',
      details: { priceTypeId: standing.priceTypeId, left: 50, quantity: 60 },
      fieldErrors: [{ field: 'allowSales', code: 'holdPlacesSold', values: { left: 50, quantity: 60 } }],
    });
    expect(await stock()).toMatchObject({ held: 0, available: 50 });
    await hold(friends.holdId, 50);
    expect((await forbid(friends.holdId)).status).toBe(200);
    expect(await stock()).toMatchObject({ held: 50, available: 0 });
  });

  it('is refused in a save of the seat manager too', async () => {
    await hold(friends.holdId, 60);
    await sell(50);
    const show = await shop.api.call(getShow, { params: { showCode } }, { as: shop.owner });
    const body = {
      planVersionId: show.body.planVersionId ?? 0,
      blocks: [],
      holds: { create: [], delete: [], update: [{ holdId: friends.holdId, allowSales: false }] },
    };
    const refused = await shop.api.call(saveAllSeats, { params: { showCode }, body }, { as: shop.owner });
    expect(refused.problem).toMatchObject({ code: 'NOT_ENOUGH_LEFT', details: { left: 50, group: 'UPDATE_HOLDS' } });
  });
});

describe('deleting a hold that has places', () => {
  it('is refused with their count', async () => {
    await hold(press.holdId, 7);
    expect((await removeHold(press.holdId)).problem).toMatchObject({
      code: 'IN_USE',
      details: { holdId: press.holdId, held: 0, places: 7 },
    });
  });

  it('gives them back, or moves them to what the other hold has', async () => {
    await hold(press.holdId, 7);
    const crew = await shop.addHold(showCode, 'CR');
    await hold(crew.holdId, 3);
    const holds = await shop.api.call(holdCalls.listHolds, { params: { showCode } }, { as: shop.owner });
    expect(holds.body.items.map(({ reservationFlag, places }) => [reservationFlag, places])).toEqual([
      ['CR', 3],
      ['FR', 0],
      ['PR', 7],
    ]);
    expect((await removeHold(press.holdId, crew.holdId)).status).toBe(204);
    const moved = await shop.getPrice(showCode, standing.priceTypeId);
    expect(moved).toMatchObject({ nonSeatedHolds: [{ holdId: crew.holdId, quantity: 10 }], stock: { available: 90 } });
    expect(moved.revision).toBe(4);
    expect((await removeHold(crew.holdId, 'none')).status).toBe(204);
    expect(await stock()).toMatchObject({ held: 0, available: 100 });
  });

  it('is refused when the other hold would withhold places that were sold', async () => {
    await hold(friends.holdId, 60);
    await sell(50);
    expect((await removeHold(friends.holdId, press.holdId)).problem).toMatchObject({
      code: 'NOT_ENOUGH_LEFT',
      details: { priceTypeId: standing.priceTypeId, left: 50, quantity: 60 },
    });
    expect((await shop.getPrice(showCode, standing.priceTypeId)).nonSeatedHolds).toEqual([
      { holdId: friends.holdId, quantity: 60 },
    ]);
    expect((await removeHold(friends.holdId, 'none')).status).toBe(204);
  });
});
