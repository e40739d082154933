import { copySeats, previewSeatCopy } from '@parterre/contract/calls/seat-copies';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openOutlet, type SalesOutlet, startOutlet } from '#test/scenes/open-sales-channel.ts';
import { buyInStorm, expectKept } from '#test/storms/buy-in-storm.ts';
import { expectCalm, expectNothingDisclosed } from '#test/storms/expect-calm.ts';
import type { TestUser } from '#test/support/test-api.ts';

let house: Awaited<ReturnType<typeof startOutlet>>;
let outlet: SalesOutlet;
let stranger: TestUser;

beforeAll(async () => {
  house = await startOutlet();
  stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
});
afterAll(() => house.api.close());
beforeEach(async () => {
  outlet = await openOutlet(house);
});

describe('seats that are copied from another event while both are worked on', () => {
  test('are copied once, as they were seen, and what is sold meanwhile stays sold', async () => {
    const source = await openOutlet(house);
    await source.save([{ from: 0, to: 49, priceTypeId: source.show.prices[1] }], 2);
    const at = { showCode: outlet.show.showCode, fromShowCode: source.show.showCode };
    const choices = { parts: ['prices' as const, 'holds' as const], blocks: [], prices: [], holds: [] };
    const { body } = await house.api.call(previewSeatCopy, { params: at, body: choices }, { as: house.owner });
    const copy = (as = house.owner) =>
      house.api.call(copySeats, { params: at, body: { ...choices, seen: body.seen } }, { as });
    const [copied, bought, strangers] = await Promise.all([
      Promise.all([copy(), copy(), copy()]),
      Promise.all([buyInStorm(outlet, ['Stalls|A|1', 'Stalls|A|2']), buyInStorm(outlet, ['Stalls|A|2', 'Stalls|A|3'])]),
      Promise.all([copy(stranger), house.api.call(previewSeatCopy, { params: at, body: choices }, { as: stranger })]),
    ]);
    await expectCalm(house.api, [...copied, ...bought.map(({ answer }) => answer)], [200, 201, 409]);
    expectNothingDisclosed(strangers);
    expect(copied.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(bought.filter(({ orderId }) => orderId !== undefined)).toHaveLength(1);
    await expectKept(outlet, bought);
  });

  test("never come from another promoter's event, not even its numbers", async () => {
    const elsewhere = await startElsewhere();
    const at = { showCode: outlet.show.showCode, fromShowCode: elsewhere };
    const body = { parts: ['prices' as const], blocks: [], prices: [], holds: [] };
    const foreign = await Promise.all([
      house.api.call(previewSeatCopy, { params: at, body }, { as: house.owner }),
      house.api.call(copySeats, { params: at, body: { ...body, seen: 'x' } }, { as: house.owner }),
    ]);
    expectNothingDisclosed(foreign);
  });

  async function startElsewhere(): Promise<string> {
    const promoter = await house.api.createPromoter();
    const owner = await house.api.createUser(promoter, 'owner');
    const key = await house.api.createKey(promoter);
    return (await openOutlet({ ...house, promoter, owner, key })).show.showCode;
  }
});
