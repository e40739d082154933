import * as calls from '@parterre/contract/calls/prices';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offerCodes, offerCodeUses } from '#db/schema/events/offer-codes.ts';
import { shows } from '#db/schema/events/shows.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { openTicketShop, type TicketShop } from '#test/scenes/open-ticket-shop.ts';
import { priceSeats } from '#test/scenes/price-seats.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';

let shop: TicketShop;
let showCode: string;
let floor: number;

beforeAll(async () => {
  shop = await openTicketShop();
});
beforeEach(async () => {
  showCode = await shop.addShow();
  floor = await shop.addGroup(showCode, 'Floor');
});
afterAll(() => shop.api.close());

const soon = new Date('2026-11-20T12:10:00Z');

/** Inserts a code that reserves places of one price type, some of them used in a live basket. */
async function insertCode(priceTypeId: number, reservedPlaces: number, used = 0): Promise<void> {
  await runAsSystem(shop.api.database, async (db) => {
    const [show] = await db.select().from(shows).where(eq(shows.showCode, showCode));
    if (!show) throw new Error('No such show');
    const owned = { promoterId: show.promoterId, showId: show.id };
    const id = newId();
    await db.insert(offerCodes).values({
      ...owned,
      id,
      priceGroupId: floor,
      code: `CODE${id}`,
      tag: '',
      tagKey: '',
      effect: 'none',
      value: 0,
      priceTypeIds: [priceTypeId],
      reservedPlaces,
      comment: '',
      createdAt: new Date('2026-11-01T12:00:00Z'),
      createdBy: 'Test',
    });
    if (used > 0)
      await db.insert(offerCodeUses).values({
        ...owned,
        offerCodeId: id,
        basketId: newId(),
        tickets: used,
        discountMinor: 0,
        expiresAt: soon,
        at: new Date('2026-11-20T12:00:00Z'),
      });
  });
}

describe('what is left of a ticket', () => {
  it('is its allocation less every addend, unseated', async () => {
    const { priceTypeId } = await shop.addPrice(showCode, floor, 'Standing', { isSeated: false, allocation: 100 });
    const press = await shop.addHold(showCode, 'PR');
    await shop.api.call(
      calls.holdPlaces,
      { params: { showCode, priceTypeId }, body: { holdId: press.holdId, quantity: 20 } },
      { as: shop.owner },
    );
    await insertSale(shop.api, { showCode, priceTypeId, quantity: 11 });
    await insertSale(shop.api, { showCode, priceTypeId, quantity: 7, basketUntil: soon });
    await insertCode(priceTypeId, 15, 5);
    expect((await shop.getPrice(showCode, priceTypeId)).stock).toEqual({
      allocation: 100,
      sold: 11,
      inBaskets: 7,
      held: 20,
      blocked: 0,
      reservedByCodes: 10,
      available: 52,
      grossMinor: 55_000,
    });
  });

  it('is its seats less those held without sales, seated', async () => {
    const { priceTypeId } = await shop.addPrice(showCode, floor, 'Seat');
    const press = await shop.addHold(showCode, 'PR');
    const friends = await shop.addHold(showCode, 'FR', { allowSales: true });
    await priceSeats(shop.api, { showCode, priceTypeId, seats: [0, 1, 2, 3, 4, 5, 6, 7] });
    await priceSeats(shop.api, { showCode, holdId: press.holdId, seats: [0, 1] });
    await priceSeats(shop.api, { showCode, holdId: friends.holdId, seats: [2, 3] });
    await insertSale(shop.api, { showCode, priceTypeId, seats: [3] });
    await insertCode(priceTypeId, 2);
    expect((await shop.getPrice(showCode, priceTypeId)).stock).toEqual({
      allocation: 8,
      sold: 1,
      inBaskets: 0,
      held: 2,
      blocked: 0,
      reservedByCodes: 2,
      available: 3,
      grossMinor: 5000,
    });
  });

  it('is told below zero when more is promised than there is', async () => {
    const { priceTypeId } = await shop.addPrice(showCode, floor, 'Standing', { isSeated: false, allocation: 10 });
    await insertSale(shop.api, { showCode, priceTypeId, quantity: 8 });
    await insertCode(priceTypeId, 5);
    expect((await shop.getPrice(showCode, priceTypeId)).stock).toMatchObject({ reservedByCodes: 5, available: -3 });
  });

  it('is exactly what a basket may have: places under holds and kept back for codes are not for sale', async () => {
    const { priceTypeId } = await shop.addPrice(showCode, floor, 'Standing', {
      isSeated: false,
      allocation: 20,
      mostPerOrder: 20,
    });
    const press = await shop.addHold(showCode, 'PR');
    const args = { params: { showCode, priceTypeId }, body: { holdId: press.holdId, quantity: 6 } };
    await shop.api.call(calls.holdPlaces, args, { as: shop.owner });
    await insertCode(priceTypeId, 3);
    await runAsSystem(shop.api.database, (db) =>
      db.update(shows).set({ status: 'ACTIVE' }).where(eq(shows.showCode, showCode)),
    );
    const { available } = (await shop.getPrice(showCode, priceTypeId)).stock;
    const take = (quantity: number) =>
      putInBasket(shop.api.contextOf(shop.promoter), {
        showCode,
        channel: 'test',
        quantities: [{ priceTypeId, quantity }],
      });
    expect(available).toBe(11);
    await expect(take(12)).rejects.toMatchObject({ code: 'NOT_ENOUGH_LEFT', extras: { details: { left: 11 } } });
    await take(11);
    expect((await shop.getPrice(showCode, priceTypeId)).stock).toMatchObject({ inBaskets: 11, available: 0 });
  });

  it('keeps a ticket that a code names from being deleted', async () => {
    const { priceTypeId } = await shop.addPrice(showCode, floor, 'Standing', { isSeated: false });
    await insertCode(priceTypeId, 0);
    const refused = await shop.api.call(calls.removePrice, { params: { showCode, priceTypeId } }, { as: shop.owner });
    expect(refused.problem).toMatchObject({ code: 'IN_USE', details: { offerCodes: 1 } });
  });
});
