import { createHold } from '@parterre/contract/calls/holds';
import { createOfferCode } from '@parterre/contract/calls/offer-codes';
import { listPriceGroups } from '@parterre/contract/calls/price-groups';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertSeatedShow, type SeatedShow, smallPlan } from '#test/scenes/insert-seated-show.ts';
import { NOW, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { type SeatRange, saveRanges } from '#test/scenes/save-ranges.ts';
import type { BasketRequest } from './fill/basket-request.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let show: SeatedShow;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  house.api.setNow(NOW);
  show = await insertSeatedShow(house.api, house.promoter, { plan: planWithAccess() });
});

/** The two seats in the middle of the first row are for a wheelchair and a companion. */
function planWithAccess() {
  const plan = smallPlan();
  const first = plan.blocks[0]?.rows[0]?.seats ?? [];
  for (const [at, access] of [
    [9, 'wheelchair'],
    [10, 'companion'],
  ] as const)
    Object.assign(first[at] ?? {}, { access });
  return plan;
}

const save = async (...ranges: SeatRange[]) => {
  const saved = await saveRanges(house.api, show, { ranges, revision: 1, as: house.owner });
  expect(saved.status, saved.text).toBe(200);
};
const addHold = async () => {
  const body = { label: 'House', reservationFlag: 'HSE', colour: '#A3323F', allowSales: false };
  const { showCode } = show;
  return (await house.api.call(createHold, { params: { showCode }, body }, { as: house.owner })).body.holdId;
};
const choose = async (request: Omit<BasketRequest, 'channel'>) => {
  const ctx = house.api.contextOf(house.promoter);
  return (await putInBasket(ctx, { showCode: show.showCode, channel: 'web', ...request })).seats.toSorted(
    (a, b) => a - b,
  );
};
const best = (priceTypeId: number, quantity: number, blockLabel?: string) => ({
  bestAvailable: [{ priceTypeId, quantity, ...(blockLabel === undefined ? {} : { blockLabel }) }],
});

describe('the best seats of a ticket', () => {
  test('are no wheelchair places while there are others, however near these are', async () => {
    const [stalls] = show.prices;
    await save({ from: 0, to: 99, priceTypeId: stalls });
    const seats = await choose(best(stalls, 4));
    expect(seats.filter((seat) => seat === 9 || seat === 10)).toEqual([]);
    expect(await choose({ seats: ['Stalls|A|10'] })).toEqual([9]);
  });

  test('are wheelchair places when the ticket has no others', async () => {
    const [, access] = show.prices;
    await save({ from: 9, to: 10, priceTypeId: access });
    expect(await choose(best(access, 2))).toEqual([9, 10]);
  });

  test('are not those of the block behind the one that is named', async () => {
    const [stalls] = show.prices;
    const circle = { blockId: 2, revision: 1, as: house.owner };
    await saveRanges(house.api, show, { ranges: [{ from: 100, to: 100, priceTypeId: stalls }], ...circle });
    await expect(choose(best(stalls, 1, 'Stalls'))).rejects.toMatchObject({
      code: 'NOT_ENOUGH_LEFT',
      extras: { details: { left: 0, quantity: 1 } },
    });
    expect(await choose(best(stalls, 1, 'Circle'))).toEqual([100]);
  });

  test('leave nobody alone beside a seat that is held from sale: nobody will come there', async () => {
    const [, ticket] = show.prices;
    const holdId = await addHold();
    await save(
      { from: 0, to: 2, priceTypeId: ticket },
      { from: 3, to: 3, priceTypeId: ticket, holdId },
      { from: 60, to: 62, priceTypeId: ticket },
    );
    expect(await choose(best(ticket, 3))).toEqual([0, 1, 2]);
  });

  test('are out of a hold only with a code for that ticket', async () => {
    const [stalls, ticket] = show.prices;
    const holdId = await addHold();
    await save(
      { from: 4, to: 8, priceTypeId: ticket, holdId },
      { from: 20, to: 20, priceTypeId: stalls },
      { from: 90, to: 95, priceTypeId: ticket },
    );
    const { showCode } = show;
    const groups = await house.api.call(listPriceGroups, { params: { showCode } }, { as: house.owner });
    const params = { showCode, priceGroupId: groups.body.items[0]?.priceGroupId ?? 0 };
    for (const [code, priceTypeIds] of [
      ['OTHER', [stalls]],
      ['BOTH', [stalls, ticket]],
    ] as const) {
      const body = { code, holdId, priceTypeIds: [...priceTypeIds] };
      expect((await house.api.call(createOfferCode, { params, body }, { as: house.owner })).status).toBe(201);
    }
    const other = await choose({ ...best(ticket, 2), seats: [20], offerCode: 'OTHER' });
    expect(other.slice(1).every((seat) => seat >= 90)).toBe(true);
    expect((await choose({ ...best(ticket, 2), offerCode: 'BOTH' })).every((seat) => seat <= 8)).toBe(true);
  });
});
