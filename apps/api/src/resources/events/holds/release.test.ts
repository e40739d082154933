import { createHold, createHoldReleases, listHolds, removeHold, updateHold } from '@parterre/contract/calls/holds';
import { getSeatPriceStats } from '@parterre/contract/calls/seats';
import { listShowHistory } from '@parterre/contract/calls/shows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FullShow, insertFullShow } from '#test/scenes/insert-full-show.ts';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { insertHold, priceSeats } from '#test/scenes/price-seats.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: FullShow;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
afterAll(() => api.close());
// The hold TEC has the seats 0 to 3 and five unseated places.
beforeEach(async () => {
  show = await insertFullShow(api, promoter);
});

const params = () => ({ showCode: show.showCode });
const list = async () => (await api.call(listHolds, { params: params() }, { as: owner })).body.items;
const release = (
  holds: { holdId: number; revision: number }[],
  more: { as?: TestUser; key?: string; showCode?: string } = {},
) =>
  api.call(
    createHoldReleases,
    { params: { showCode: more.showCode ?? show.showCode }, body: { holds } },
    { as: more.as ?? owner, ...(more.key ? { key: more.key } : {}) },
  );

describe('releasing holds', () => {
  it('gives seats and places back to sale and keeps the hold', async () => {
    const { status, body } = await release([{ holdId: show.holdId, revision: 1 }]);
    expect(status).toBe(200);
    expect(body.items).toEqual([
      {
        holdId: show.holdId,
        label: 'Hold TEC',
        seats: 4,
        sold: 0,
        inBaskets: 0,
        places: 5,
        guestLists: 0,
        offerCodes: 1,
      },
    ]);
    expect((await list())[0]).toMatchObject({ label: 'Hold TEC', seats: { held: 0 }, places: 0 });
    const stats = await api.call(getSeatPriceStats, { params: params() }, { as: owner });
    expect(stats.body.items[0]).toMatchObject({ seats: 60, blocked: 0, available: 60 });
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('leaves what is sold or in a basket under it', async () => {
    const sale = { showCode: show.showCode, priceTypeId: show.prices[0] };
    await insertSale(api, { ...sale, seats: [0] });
    await insertSale(api, { ...sale, seats: [1], basketUntil: new Date(Date.now() + 600_000) });
    const { body } = await release([{ holdId: show.holdId, revision: 1 }]);
    const [held] = await list();
    expect(body.items[0]).toMatchObject({
      seats: 4 - (held?.seats.held ?? 0),
      sold: held?.seats.sold,
      inBaskets: held?.seats.inBaskets,
    });
    const stats = await api.call(getSeatPriceStats, { params: params() }, { as: owner });
    expect(stats.body.items[0]).toMatchObject({ sold: 1, inBaskets: 1, blocked: 0 });
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('leaves the seats of other holds in the same block alone', async () => {
    const { holdId } = await insertHold(api, { showCode: show.showCode, flag: 'VIP' });
    await priceSeats(api, { showCode: show.showCode, holdId, seats: [30, 31] });
    expect((await release([{ holdId: show.holdId, revision: 1 }])).body.items.map(({ seats }) => seats)).toEqual([4]);
    expect((await list()).map(({ seats }) => seats.held)).toEqual([0, 2]);
  });

  it('does not make a hold go that an offer code opens', async () => {
    await release([{ holdId: show.holdId, revision: 1 }]);
    const answer = await api.call(removeHold, { params: { ...params(), hold: String(show.holdId) } }, { as: owner });
    expect(answer.problem).toMatchObject({ code: 'IN_USE', details: { held: 0, places: 0, offerCodes: 1 } });
  });

  it('releases several at once, or none of them', async () => {
    const { holdId } = await insertHold(api, { showCode: show.showCode, flag: 'VIP' });
    await priceSeats(api, { showCode: show.showCode, holdId, seats: [110, 111] });
    const one = { holdId: show.holdId, revision: 1 };
    const refused = await release([one, { holdId, revision: 7 }]);
    expect(refused.status).toBe(412);
    expect(refused.problem).toMatchObject({ code: 'STALE', details: { holdId, label: 'Hold VIP' } });
    expect((await list()).map(({ seats }) => seats.held)).toEqual([4, 2]);
    const both = await release([one, { holdId, revision: 1 }]);
    expect(both.body.items.map(({ seats }) => seats)).toEqual([4, 2]);
    expect(both.body.blocks.map(({ blockId }) => blockId)).toEqual([1, 2]);
    expect((await list()).map(({ seats }) => seats.held)).toEqual([0, 0]);
  });

  it('is told in the history once, and happens once for one key', async () => {
    const holds = [{ holdId: show.holdId, revision: 1 }];
    const first = await release(holds, { key: 'release-once-01' });
    expect((await release(holds, { key: 'release-once-01' })).body).toEqual(first.body);
    const history = await api.call(listShowHistory, { params: params() }, { as: owner });
    const entries = history.body.items.filter(({ action }) => action === 'hold.release');
    expect(entries.map(({ summary }) => summary)).toMatchObject([{ name: 'Hold TEC', seats: 4, releasedSeats: 4 }]);
  });

  it('releases a hold that keeps nothing, and changes nothing', async () => {
    const { holdId } = await insertHold(api, { showCode: show.showCode, flag: 'NIL' });
    const { body } = await release([{ holdId, revision: 1 }]);
    expect(body.items[0]).toMatchObject({ seats: 0, places: 0 });
  });

  it('is refused without the permission, to other promoters and for holds that are not there', async () => {
    const holds = [{ holdId: show.holdId, revision: 1 }];
    expect((await release(holds, { as: await api.createUser(promoter, 'auditor') })).status).toBe(403);
    expect((await release(holds, { as: await api.createUser(await api.createPromoter(), 'owner') })).status).toBe(404);
    expect((await release([{ holdId: 1, revision: 1 }])).problem.fieldErrors?.[0]?.field).toBe('holds.0.holdId');
    expect((await release([...holds, ...holds])).problem.fieldErrors?.[0]?.field).toBe('holds.1.holdId');
    expect((await release([])).status).toBe(400);
    const other = await insertFullShow(api, promoter);
    expect((await release(holds, { showCode: other.showCode })).status).toBe(400);
    expect((await list())[0]?.seats.held).toBe(4);
  });
});

describe('the agreed number of a hold', () => {
  const body = { label: 'Press', reservationFlag: 'PRS', colour: '#A3323F', allowSales: false };
  const rest = { owner: '', note: '', releaseOn: null };

  it('is kept, changed and taken away', async () => {
    const created = await api.call(
      createHold,
      { params: params(), body: { ...body, ...rest, agreed: 40 } },
      { as: owner },
    );
    expect(created.body.agreed).toBe(40);
    const change = async (agreed: number | null) =>
      (await api.call(updateHold, { params: { ...params(), hold: 'PRS' }, body: { agreed } }, { as: owner })).body
        .agreed;
    expect(await change(0)).toBe(0);
    expect(await change(null)).toBeNull();
    expect((await list()).map(({ label, agreed }) => [label, agreed])).toEqual([
      ['Hold TEC', null],
      ['Press', null],
    ]);
  });

  it('is a whole number that is not negative', async () => {
    for (const agreed of [-1, 1.5, 2_000_000]) {
      const refused = await api.call(
        createHold,
        { params: params(), body: { ...body, ...rest, agreed } },
        { as: owner },
      );
      expect(refused.problem.fieldErrors?.[0]?.field).toBe('agreed');
    }
  });
});
