import * as holdCalls from '@parterre/contract/calls/holds';
import * as priceCalls from '@parterre/contract/calls/prices';
import { saveAllSeats } from '@parterre/contract/calls/seats';
import { updateShow } from '@parterre/contract/calls/shows';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { listenToSeats, readSeatsCursor } from '#test/scenes/listen-to-seats.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: SeatedShow;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
afterAll(async () => {
  api.app.server.closeAllConnections();
  await api.close();
});
beforeEach(async () => {
  show = await insertSeatedShow(api, promoter);
});

/** Lists who changed something since the snapshot and how many seats, as an open map receives it. */
async function listNews(since: string) {
  const map = await listenToSeats(api, { showCode: show.showCode, since, as: owner });
  const { data } = await map.next('seats');
  await map.stop();
  return data.saves.map(({ byId, ranges }) => ({ byId, ranges }));
}

const params = () => ({ showCode: show.showCode });
const priceParams = () => ({ ...params(), priceTypeId: show.prices[0] });
const addHold = (reservationFlag: string) =>
  api.call(
    holdCalls.createHold,
    { params: params(), body: { label: reservationFlag, reservationFlag, colour: '#A3323F' } },
    { as: owner },
  );

const CHANGES: Record<string, () => Promise<{ status: number }>> = {
  'the price of a ticket': () =>
    api.call(priceCalls.updatePrice, { params: priceParams(), body: { faceValueMinor: 6000 } }, { as: owner }),
  'tickets that are paused': () =>
    api.call(
      priceCalls.updatePrices,
      { params: params(), body: { priceTypeIds: [...show.prices], statusCode: 2 } },
      { as: owner },
    ),
  'a copy of a ticket': () => api.call(priceCalls.duplicatePrice, { params: priceParams(), body: {} }, { as: owner }),
  'a ticket that is gone': () => api.call(priceCalls.removePrice, { params: priceParams() }, { as: owner }),
  'a new hold': () => addHold('NEW'),
  'when the event is on sale': () =>
    api.call(updateShow, { params: params(), body: { onSaleAtLocal: '2026-01-02T10:00:00' } }, { as: owner }),
};

describe('an open map is told, without a seat, of', () => {
  test.each(Object.keys(CHANGES))('%s', async (name) => {
    const since = await readSeatsCursor(api, show.showCode, owner);
    const answer = await CHANGES[name]?.();
    expect(answer?.status).toBeLessThan(300);
    expect(await listNews(since)).toEqual([{ byId: owner.id, ranges: [] }]);
  });

  test('a hold that is gone', async () => {
    const { body } = await addHold('OLD');
    const since = await readSeatsCursor(api, show.showCode, owner);
    await api.call(
      holdCalls.removeHold,
      { params: { ...params(), hold: String(body.holdId) }, query: {} },
      { as: owner },
    );
    expect(await listNews(since)).toEqual([{ byId: owner.id, ranges: [] }]);
  });

  test('nothing when nothing changed', async () => {
    const since = await readSeatsCursor(api, show.showCode, owner);
    const body = { planVersionId: show.planVersionId, blocks: [] };
    await api.call(saveAllSeats, { params: params(), body }, { as: owner });
    expect(await listNews(since)).toEqual([]);
  });
});
