import * as calls from '@parterre/contract/calls/offer-codes';
import { createPriceGroup, listPriceGroups } from '@parterre/contract/calls/price-groups';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyBasket } from '#test/scenes/buy-basket.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: SeatedShow;
let groupId: number;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
beforeEach(async () => {
  show = await insertSeatedShow(api, promoter);
  groupId = await findGroup(show);
});
afterAll(() => api.close());

async function findGroup({ showCode }: SeatedShow): Promise<number> {
  const { body } = await api.call(listPriceGroups, { params: { showCode } }, { as: owner });
  return body.items[0]!.priceGroupId;
}
const add = async (code: string, { showCode } = show, priceGroupId = groupId) => {
  const body = { code, effect: 'subtract' as const, value: 250, mostUses: 9 };
  const answer = await api.call(calls.createOfferCode, { params: { showCode, priceGroupId }, body }, { as: owner });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
};
const get = (offerCodeId: number | string, { as = owner, showCode = show.showCode } = {}) =>
  api.call(calls.getShowOfferCode, { params: { showCode, offerCodeId } }, { as });
const redeem = async (offerCode: string, quantity: number, isBought: boolean) => {
  const { basketId } = await putInBasket(api.contextOf(promoter), {
    showCode: show.showCode,
    quantities: [{ priceTypeId: show.standing, quantity }],
    channel: 'web',
    offerCode,
  });
  if (isBought)
    await buyBasket(api.contextOf(promoter), { basketId, buyer: { name: 'B', email: 'b@x.test' }, isPaid: true });
};

describe('one code of an event', () => {
  it('is as it was made, in the list and after a change', async () => {
    const code = await add('FRIENDS');
    await add('OTHER');
    const answer = await get(code.offerCodeId);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(code);
    const { showCode } = show;
    const params = { showCode, priceGroupId: groupId, offerCodeId: code.offerCodeId };
    const changed = await api.call(calls.updateOfferCode, { params, body: { comment: 'Less' } }, { as: owner });
    expect((await get(code.offerCodeId)).body).toEqual(changed.body);
    const { body: listed } = await api.call(calls.listShowOfferCodes, { params: { showCode } }, { as: owner });
    expect(listed.items).toContainEqual(changed.body);
  });

  it('is found in every ticket group, by every spelling of the event, and by readers', async () => {
    const body = { name: { 'en-GB': 'Balcony' } };
    const group = await api.call(createPriceGroup, { params: { showCode: show.showCode }, body }, { as: owner });
    const code = await add('BALCONY', show, group.body.priceGroupId);
    const answer = await get(code.offerCodeId, {
      as: await api.createUser(promoter, 'auditor'),
      showCode: show.showCode.toLowerCase(),
    });
    expect(answer.body).toEqual(code);
  });

  it('tells what orders and baskets made of it, not of its neighbours', async () => {
    const { offerCodeId } = await add('FRIENDS');
    const neighbour = await add('OTHER');
    await redeem('FRIENDS', 2, true);
    await redeem('FRIENDS', 1, false);
    expect((await get(offerCodeId)).body.usage).toEqual({ orders: 1, tickets: 2, inBaskets: 1, discountMinor: 500 });
    expect((await get(neighbour.offerCodeId)).body).toEqual(neighbour);
  });

  it('needs the scope to read', async () => {
    const { offerCodeId } = await add('FRIENDS');
    const scopeless = await api.createUser(promoter, 'owner', { scopes: ['openid'] });
    expect((await get(offerCodeId, { as: scopeless })).status).toBe(403);
  });

  it('is none to other promoters and to those whose venues do not show it', async () => {
    const { offerCodeId } = await add('FRIENDS');
    const strangers = [
      await api.createUser(await api.createPromoter(), 'owner'),
      await api.createUser(promoter, 'event-manager', { scope: 'venue', scopeIds: [1] }),
    ];
    for (const as of strangers) expect((await get(offerCodeId, { as })).problem.code).toBe('NOT_FOUND');
  });

  it('is not found when it is unknown, deleted, of another event, or the event is unknown', async () => {
    const { offerCodeId, priceGroupId, revision } = await add('FRIENDS');
    const elsewhere = await insertSeatedShow(api, promoter);
    const { showCode } = show;
    expect((await get(4711)).status).toBe(404);
    expect((await get(offerCodeId, { showCode: elsewhere.showCode })).status).toBe(404);
    expect((await get(offerCodeId, { showCode: 'ZZZZZZZZ' })).status).toBe(404);
    const params = { showCode, priceGroupId, offerCodeId };
    await api.call(calls.removeOfferCode, { params }, { as: owner, revision });
    expect((await get(offerCodeId)).status).toBe(404);
  });

  it.each(['0', '-1', '1.5', 'FRIENDS', '9007199254740993'])('is not found under %s, which is no id', async (id) => {
    const answer = await get(id);
    expect([answer.status, answer.problem.code]).toEqual([404, 'NOT_FOUND']);
  });
});
