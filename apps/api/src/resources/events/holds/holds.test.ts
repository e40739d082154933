import * as calls from '@parterre/contract/calls/holds';
import { saveAllSeats } from '@parterre/contract/calls/seats';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { startBoxOffice } from '#test/scenes/open-box-office.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import type { TestApi, TestPromoter, TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: SeatedShow;

beforeAll(async () => {
  ({ api, promoter, owner } = await startBoxOffice());
});
afterAll(() => api.close());
beforeEach(async () => {
  show = await insertSeatedShow(api, promoter);
});

const create = (label: string, reservationFlag: string, more: object = {}) =>
  api.call(
    calls.createHold,
    { params: { showCode: show.showCode }, body: { label, reservationFlag, colour: '#A3323F', ...more } },
    { as: owner },
  );
const list = async () =>
  (await api.call(calls.listHolds, { params: { showCode: show.showCode } }, { as: owner })).body.items;
const update = (hold: string, body: object, revision?: number) =>
  api.call(
    calls.updateHold,
    { params: { showCode: show.showCode, hold }, body },
    revision === undefined ? { as: owner } : { as: owner, revision },
  );
const remove = (holdId: number | string, moveTo?: number | 'none', revision?: number) =>
  api.call(
    calls.removeHold,
    { params: { showCode: show.showCode, hold: String(holdId) }, query: moveTo === undefined ? {} : { moveTo } },
    revision === undefined ? { as: owner } : { as: owner, revision },
  );
const hold = (holdId: number, from: number, to: number, revision = 1) =>
  api.call(
    saveAllSeats,
    {
      params: { showCode: show.showCode },
      body: {
        planVersionId: show.planVersionId,
        blocks: [{ blockId: 1, revision, ranges: [{ from, to, holdId, priceTypeId: show.prices[0] }] }],
      },
    },
    { as: owner },
  );

describe('holds', () => {
  test('are created with the defaults and listed by label, ignoring punctuation', async () => {
    const created = await create('"VIP" seats', 'vip');
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      ordinal: 1,
      reservationFlag: 'VIP',
      allowSales: false,
      owner: '',
      releaseOn: null,
      seats: { held: 0 },
    });
    await create('Artist', 'ART');
    await create('(House)', 'HSE');
    expect((await list()).map(({ label }) => label)).toEqual(['Artist', '(House)', '"VIP" seats']);
  });

  test('are changed by their flag and by their id', async () => {
    const { body } = await create('Technical', 'TEC');
    expect((await update('tec', { allowSales: true })).body).toMatchObject({
      allowSales: true,
      label: 'Technical',
      revision: 2,
    });
    expect(
      (await update(String(body.holdId), { reservationFlag: 'T2', releaseOn: '2099-12-01' }, 2)).body,
    ).toMatchObject({ reservationFlag: 'T2', releaseOn: '2099-12-01', revision: 3 });
    expect((await update('TEC', { colour: '#000000' })).status).toBe(404);
  });

  test('are not given back on a day that has passed', async () => {
    const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    await create('Late', 'LTE');
    const refused = await update('LTE', { releaseOn: yesterday });
    expect(refused.problem.fieldErrors).toMatchObject([
      { field: 'releaseOn', code: 'notInPast', message: 'Must not be in the past' },
    ]);
    expect((await update('LTE', { note: 'stays' })).status).toBe(200);
  });

  test('are refused with a flag that is taken, wrong or not alphanumeric', async () => {
    await create('A', 'AAA');
    await create('B', 'BBB');
    const taken = await create('C', 'aaa');
    expect(taken.status).toBe(409);
    expect(taken.problem).toMatchObject({
      code: 'FLAG_TAKEN',
      fieldErrors: [{ field: 'reservationFlag', code: 'flagTaken' }],
      details: { label: 'A' },
    });
    expect((await update('BBB', { reservationFlag: 'AAA' })).problem.code).toBe('FLAG_TAKEN');
    expect((await update('BBB', { reservationFlag: 'BBB' })).status).toBe(200);
    const wrong = {
      '123': { code: 'flagLetter', message: 'Must have at least one letter' },
      'A-B': { code: 'alphanumeric', message: 'Must be alphanumeric' },
      ABCD: { code: 'maxLength', message: 'Cannot be more than 3 characters' },
      '': { code: 'required', message: 'This field is required' },
    };
    for (const [flag, refusal] of Object.entries(wrong))
      expect((await create('D', flag)).problem).toMatchObject({
        fieldErrors: [{ field: 'reservationFlag', ...refusal }],
      });
    expect((await update('BBB', { colour: 'red' })).problem).toMatchObject({
      fieldErrors: [{ field: 'colour', code: 'colour' }],
    });
  });

  test('are not changed or deleted by who saw an older revision', async () => {
    const { body } = await create('Technical', 'TEC');
    await update('TEC', { colour: '#000000' });
    expect((await update('TEC', { colour: '#111111' }, 1)).problem.code).toBe('STALE');
    expect((await remove(body.holdId, undefined, 1)).problem.code).toBe('STALE');
    expect((await remove(body.holdId, undefined, 2)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  test('are deleted by their flag too', async () => {
    await create('Technical', 'TEC');
    expect((await remove('tec')).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  test('never give an ordinal twice', async () => {
    const first = await create('A', 'AAA');
    await remove(first.body.holdId);
    expect((await create('A', 'AAA')).body.ordinal).toBe(2);
  });
});

describe('deleting a hold with seats', () => {
  test('is refused with the counts, and done when the seats move', async () => {
    const from = (await create('Technical', 'TEC')).body.holdId;
    const to = (await create('House', 'HSE')).body.holdId;
    await hold(from, 0, 9);
    const refused = await remove(from);
    expect(refused.problem).toMatchObject({
      code: 'IN_USE',
      details: { held: 10, sold: 0, inBaskets: 0, label: 'Technical' },
    });
    expect((await remove(from, 4711)).problem).toMatchObject({ code: 'INVALID', fieldErrors: [{ field: 'moveTo' }] });
    expect((await remove(from, to)).status).toBe(204);
    expect(await list()).toMatchObject([{ label: 'House', seats: { held: 10 } }]);
    expect((await remove(to, 'none')).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  test('is refused while a seat out of it is in a basket, even when the others could move', async () => {
    const from = (await create('Sponsor', 'SPO', { allowSales: true })).body.holdId;
    await hold(from, 0, 9);
    await putInBasket(api.contextOf(promoter), { showCode: show.showCode, seats: [3], channel: 'web' });
    const refused = await remove(from, 'none');
    expect(refused.problem).toMatchObject({ code: 'IN_USE', details: { held: 1, inBaskets: 1 } });
    expect(await list()).toMatchObject([{ seats: { held: 10, inBaskets: 1 } }]);
  });

  test('that does not exist is not found', async () => {
    expect((await remove(4711)).status).toBe(404);
  });
});
