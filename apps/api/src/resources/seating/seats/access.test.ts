import * as holdCalls from '@parterre/contract/calls/holds';
import * as reportCalls from '@parterre/contract/calls/reports';
import * as seatCalls from '@parterre/contract/calls/seats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import {
  startTestApi,
  type TestAnswer,
  type TestApi,
  type TestPromoter,
  type TestUser,
} from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let show: SeatedShow;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  show = await insertSeatedShow(api, promoter);
});
afterAll(() => api.close());

const params = () => ({ showCode: show.showCode });
const priced = () => ({ ...params(), priceTypeId: show.prices[0] });
const seatIds = { adjustAllocation: true as const, seatIds: ['Stalls|A|1'] };
const hold = { label: 'X', reservationFlag: 'X1', colour: '#000000' };

type Attempt = (as: TestUser) => Promise<TestAnswer<unknown>>;

const seatWrites: [string, Attempt][] = [
  [
    'saveAllSeats',
    (as) =>
      api.call(
        seatCalls.saveAllSeats,
        { params: params(), body: { planVersionId: show.planVersionId, blocks: [] } },
        { as },
      ),
  ],
  [
    'updateBlock',
    (as) =>
      api.call(
        seatCalls.updateBlock,
        { params: { ...params(), blockId: 1 }, body: { alternatingSeats: true } },
        { as },
      ),
  ],
  [
    'updateAlternatingSeats',
    (as) =>
      api.call(
        seatCalls.updateAlternatingSeats,
        { params: params(), body: { blocks: [{ blockId: 1, alternatingSeats: true }] } },
        { as },
      ),
  ],
  ['createPriceSeats', (as) => api.call(seatCalls.createPriceSeats, { params: priced(), body: seatIds }, { as })],
  ['updatePriceSeats', (as) => api.call(seatCalls.updatePriceSeats, { params: priced(), body: seatIds }, { as })],
  ['removePriceSeats', (as) => api.call(seatCalls.removePriceSeats, { params: priced(), body: seatIds }, { as })],
  [
    'updateSeatPrice',
    (as) =>
      api.call(
        seatCalls.updateSeatPrice,
        { params: params(), body: { ...seatIds, priceType: show.prices[0] } },
        { as },
      ),
  ],
];
const holdWrites: [string, Attempt][] = [
  ['createHold', (as) => api.call(holdCalls.createHold, { params: params(), body: hold }, { as })],
  [
    'updateHold',
    (as) =>
      api.call(holdCalls.updateHold, { params: { ...params(), hold: 'X1' }, body: { colour: '#ffffff' } }, { as }),
  ],
  ['removeHold', (as) => api.call(holdCalls.removeHold, { params: { ...params(), hold: '5' } }, { as })],
];
const reads: [string, Attempt][] = [
  ['listPriceBlocks', (as) => api.call(seatCalls.listPriceBlocks, { params: priced() }, { as })],
  ['listSeatPrices', (as) => api.call(seatCalls.listSeatPrices, { params: params() }, { as })],
  ['getSeatPriceStats', (as) => api.call(seatCalls.getSeatPriceStats, { params: params() }, { as })],
  ['getSeatSales', (as) => api.call(seatCalls.getSeatSales, { params: params() }, { as })],
  ['getAllocation', (as) => api.call(seatCalls.getAllocation, { params: params() }, { as })],
  ['listHolds', (as) => api.call(holdCalls.listHolds, { params: params() }, { as })],
  ['listHoldUses', (as) => api.call(holdCalls.listHoldUses, { params: params() }, { as })],
];
const reports: [string, Attempt][] = [
  ['exportSeatedPrices', (as) => api.call(reportCalls.exportSeatedPrices, { params: params() }, { as })],
  ['exportSeatsManifest', (as) => api.call(reportCalls.exportSeatsManifest, { params: params() }, { as })],
  ['exportSeatHolds', (as) => api.call(reportCalls.exportSeatHolds, { params: params() }, { as })],
];

describe('who may not', () => {
  test.each([...seatWrites, ...holdWrites])(
    '%s is forbidden to who may only read, naming the permission',
    async (id, attempt) => {
      const answer = await attempt(await api.createUser(promoter, 'reports-only'));
      expect(answer.status).toBe(403);
      expect(answer.problem).toMatchObject({
        code: 'FORBIDDEN',
        details: { permission: id.endsWith('Hold') ? 'hold:write' : 'seat:write' },
      });
    },
  );

  test.each(reports)('%s is forbidden to marketing', async (_, attempt) => {
    const answer = await attempt(await api.createUser(promoter, 'marketing'));
    expect(answer.problem).toMatchObject({ code: 'FORBIDDEN', details: { permission: 'report:seats' } });
  });

  test.each(reads)('%s is refused without the scope', async (_, attempt) => {
    const answer = await attempt(await api.createUser(promoter, 'owner', { scopes: ['openid'] }));
    expect(answer.status).toBe(403);
  });

  test.each([...seatWrites, ...holdWrites, ...reads, ...reports])(
    '%s of another promoter is not found',
    async (_, attempt) => {
      const stranger = await api.createUser(await api.createPromoter(), 'owner');
      const answer = await attempt(stranger);
      expect(answer.status).toBe(404);
      expect(answer.problem.code).toBe('NOT_FOUND');
    },
  );

  test('a save that changes holds is open to a seating manager, who may write both', async () => {
    const seats = { ...hold, clientId: 'a', allowSales: false, owner: '', note: '', releaseOn: null };
    const body = { planVersionId: show.planVersionId, blocks: [], holds: { create: [seats] } };
    const planner = await api.createUser(promoter, 'seating-manager');
    const answer = await api.call(seatCalls.saveAllSeats, { params: params(), body }, { as: planner });
    expect(answer.status).toBe(200);
  });
});
