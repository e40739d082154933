import { createHold, listHolds } from '@parterre/contract/calls/holds';
import { createPriceGroup } from '@parterre/contract/calls/price-groups';
import { createPrice, listPrices } from '@parterre/contract/calls/prices';
import { LAST_ORDINAL } from '@parterre/seating-plan/seat-states';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { runAsSystem } from '#db/system.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
afterAll(() => api.close());

/** Inserts a show that has used all but the last ordinal of its price types and holds. */
async function insertUsedShow(): Promise<{ showCode: string }> {
  const { showId, showCode } = await insertShow(api, promoter);
  const used = { lastPriceOrdinal: LAST_ORDINAL - 1, lastHoldOrdinal: LAST_ORDINAL - 1 };
  await runAsSystem(api.database, (db) => db.update(shows).set(used).where(eq(shows.id, showId)));
  return { showCode };
}

test('an event gets the last ticket that a map can show, and is refused the next in words', async () => {
  const params = await insertUsedShow();
  const group = await api.call(createPriceGroup, { params, body: { name: { 'en-GB': 'Stalls' } } }, { as: owner });
  const create = (name: string) => {
    const price = { priceGroupId: group.body.priceGroupId, name: { 'en-GB': name }, faceValueMinor: 1000 };
    return api.call(createPrice, { params, body: { ...price, taxRateId: promoter.taxRateId } }, { as: owner });
  };
  expect((await create('The last')).body).toMatchObject({ ordinal: LAST_ORDINAL });
  const refused = await create('One too many');
  expect(refused.problem).toMatchObject({
    status: 422,
    code: 'RULE_BROKEN',
    detail: 'An event can have 8,191 tickets in its life, deleted ones included.',
    details: { reason: 'ticket-numbers-used-up', most: LAST_ORDINAL },
  });
  const { body } = await api.call(listPrices, { params }, { as: owner });
  expect(body.items.map(({ name }) => name['en-GB'])).toEqual(['The last']);
});

test('an event gets the last hold that a map can show, and is refused the next in words', async () => {
  const params = await insertUsedShow();
  const create = (label: string, reservationFlag: string) =>
    api.call(createHold, { params, body: { label, reservationFlag, colour: '#A3323F' } }, { as: owner });
  expect((await create('The last', 'L')).body).toMatchObject({ ordinal: LAST_ORDINAL });
  const refused = await create('One too many', 'TOO');
  expect(refused.problem).toMatchObject({
    status: 422,
    code: 'RULE_BROKEN',
    details: { reason: 'hold-numbers-used-up', most: LAST_ORDINAL },
  });
  expect(refused.problem.detail).toBe('An event can have 8,191 holds in its life, deleted ones included.');
  const { body } = await api.call(listHolds, { params }, { as: owner });
  expect(body.items.map(({ label }) => label)).toEqual(['The last']);
});
