import * as calls from '@parterre/contract/calls/price-groups';
import * as priceCalls from '@parterre/contract/calls/prices';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let reader: TestUser;
let stranger: TestUser;
let showCode: string;
let showId: number;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  reader = await api.createUser(promoter, 'auditor');
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
beforeEach(async () => {
  ({ showCode, showId } = await insertShow(api, promoter));
});
afterAll(() => api.close());

const create = (name: object, as = owner) =>
  api.call(calls.createPriceGroup, { params: { showCode }, body: { name: name as Record<string, string> } }, { as });
const add = async (name: string) => (await create({ 'en-GB': name })).body;
const list = async () => (await api.call(calls.listPriceGroups, { params: { showCode } }, { as: owner })).body.items;
const names = async () => (await list()).map((group) => `${group.displayOrder} ${group.name['en-GB']}`);
const update = (priceGroupId: number, body: object, more: { as?: TestUser; revision?: number } = {}) =>
  api.call(calls.updatePriceGroup, { params: { showCode, priceGroupId }, body }, { as: owner, ...more });
const remove = (priceGroupId: number, more: { as?: TestUser; revision?: number } = {}) =>
  api.call(calls.removePriceGroup, { params: { showCode, priceGroupId } }, { as: owner, ...more });
const addPrice = (priceGroupId: number) =>
  api.call(
    priceCalls.createPrice,
    { params: { showCode }, body: { priceGroupId, name: { 'en-GB': 'Adult' }, faceValueMinor: 100 } },
    { as: owner },
  );

/** Inserts past the verbs, behind a first group. */
const insertGroups = (ofShow: number, count: number) => {
  const rows = Array.from({ length: count }, (_, index) => ({
    promoterId: promoter.id,
    id: newId(),
    showId: ofShow,
    name: { 'en-GB': `Group ${index + 2}` },
    displayOrder: index + 2,
    revision: 1,
    outdatedTexts: {},
    createdAt: new Date('2026-01-01T12:00:00Z'),
  }));
  return runAsSystem(api.database, (db) => db.insert(priceGroups).values(rows));
};

describe('creating a ticket group', () => {
  it('puts it last', async () => {
    const { status, body } = await create({ 'en-GB': 'Stalls', de: 'Parkett' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: { 'en-GB': 'Stalls', de: 'Parkett' },
      displayOrder: 1,
      priceCount: 0,
      revision: 1,
    });
    expect(await add('Circle')).toMatchObject({ displayOrder: 2 });
    expect(await names()).toEqual(['1 Stalls', '2 Circle']);
  });

  it('ends at 500 groups, also for a copy, a duplicate and a group made with its first ticket', async () => {
    const { body: source } = await create({ 'en-GB': 'Copied' });
    const other = await insertShow(api, promoter);
    const copy = () =>
      api.call(calls.copyPriceGroups, { params: { showCode: other.showCode, fromShowCode: showCode } }, { as: owner });
    await insertGroups(other.showId, 500);
    const refused = { code: 'RULE_BROKEN', details: { reason: 'too-many-price-groups', most: 500 } };
    expect((await copy()).problem).toMatchObject(refused);
    await insertGroups(showId, 499);
    expect((await create({ 'en-GB': 'One more' })).problem).toMatchObject(refused);
    const { priceGroupId } = source;
    const duplicated = await api.call(
      calls.duplicatePriceGroup,
      { params: { showCode, priceGroupId }, body: {} },
      { as: owner },
    );
    expect(duplicated.problem).toMatchObject(refused);
    const body = { priceGroupId: { name: { 'en-GB': 'One more' } }, name: { 'en-GB': 'Adult' }, faceValueMinor: 100 };
    const priced = await api.call(priceCalls.createPrice, { params: { showCode }, body }, { as: owner });
    expect(priced.problem).toMatchObject(refused);
  });

  it('is for those who may write tickets of their own promoter', async () => {
    const refused = await create({ 'en-GB': 'Stalls' }, reader);
    expect(refused.status).toBe(403);
    expect(refused.problem.details).toEqual({ permission: 'price:write' });
    expect((await create({ 'en-GB': 'Stalls' }, stranger)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it.each([
    [{}, 'name', 'required'],
    [{ 'en-GB': ' ' }, 'name.en-GB', 'required'],
    [{ 'en-GB': 'x'.repeat(61) }, 'name.en-GB', 'maxLength'],
    [{ english: 'Stalls' }, 'name.english', 'wrongForm'],
    [{ 'en-GB': 'Stalls', xx: 'Qup' }, 'name.xx', 'unknown'],
    [{ de: 'Parkett' }, 'name.en-GB', 'required'],
    [{ 'en-GB': 'nul\0' }, 'name.en-GB', 'unstorable'],
  ])('refuses the name %o naming %s', async (name, field, code) => {
    const { status, problem } = await create(name);
    expect(status).toBe(400);
    expect(problem.fieldErrors).toMatchObject([{ field, code }]);
  });

  it('refuses a name another group has', async () => {
    await add('Stalls');
    const { status, problem } = await create({ 'en-GB': 'STALLS' });
    expect(status).toBe(409);
    expect(problem).toMatchObject({
      code: 'NAME_TAKEN',
      fieldErrors: [{ field: 'name.en-GB', code: 'groupNameTaken' }],
    });
  });

  it('lets only one of two equal names in at once', async () => {
    const answers = await Promise.all([create({ 'en-GB': 'Stalls' }), create({ 'en-GB': 'Stalls' })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
  });
});

describe('reading ticket groups', () => {
  it('counts the tickets of each', async () => {
    const { priceGroupId } = await add('Stalls');
    expect((await addPrice(priceGroupId)).status).toBe(201);
    const { body } = await api.call(calls.getPriceGroup, { params: { showCode, priceGroupId } }, { as: reader });
    expect(body).toMatchObject({ priceGroupId, priceCount: 1 });
  });

  it('knows none of another event, of another promoter, or none at all', async () => {
    const { priceGroupId } = await add('Stalls');
    const other = await insertShow(api, promoter);
    const get = (params: { showCode: string; priceGroupId: number }, as = owner) =>
      api.call(calls.getPriceGroup, { params }, { as });
    expect((await get({ showCode: other.showCode, priceGroupId })).status).toBe(404);
    expect((await get({ showCode, priceGroupId }, stranger)).status).toBe(404);
    expect((await get({ showCode, priceGroupId: 1 })).status).toBe(404);
    expect((await api.call(calls.listPriceGroups, { params: { showCode } }, { as: stranger })).status).toBe(404);
  });
});

describe('changing a ticket group', () => {
  it('keeps a name in the language of the event, also in a copy', async () => {
    const { priceGroupId } = await add('Stalls');
    const missing = [{ field: 'name.en-GB', code: 'required' }];
    expect((await update(priceGroupId, { name: { de: 'Parkett' } })).problem.fieldErrors).toMatchObject(missing);
    const args = { params: { showCode, priceGroupId }, body: { name: { de: 'Parkett' } } };
    const copied = await api.call(calls.duplicatePriceGroup, args, { as: owner });
    expect(copied.problem.fieldErrors).toMatchObject(missing);
  });

  it('renames it under the revision that was read', async () => {
    const group = await add('Stalls');
    const renamed = await update(group.priceGroupId, { name: { 'en-GB': 'Orchestra' } }, { revision: 1 });
    expect(renamed.body).toEqual({ ...group, name: { 'en-GB': 'Orchestra' }, revision: 2 });
    const stale = await update(group.priceGroupId, { name: { 'en-GB': 'Pit' } }, { revision: 1 });
    expect(stale.status).toBe(412);
    expect(stale.problem).toMatchObject({ code: 'STALE', details: { revision: 2 } });
  });

  it('refuses a taken name, a place before the first, strangers and readers', async () => {
    await add('Stalls');
    const { priceGroupId } = await add('Circle');
    expect((await update(priceGroupId, { name: { 'en-GB': 'stalls' } })).problem.code).toBe('NAME_TAKEN');
    expect((await update(priceGroupId, { name: { 'en-GB': 'Circle' } })).status).toBe(200);
    expect((await update(priceGroupId, { displayOrder: 0 })).problem.fieldErrors?.[0]?.field).toBe('displayOrder');
    expect((await update(priceGroupId, { displayOrder: 1 }, { as: reader })).status).toBe(403);
    expect((await update(priceGroupId, { displayOrder: 1 }, { as: stranger })).status).toBe(404);
    expect((await update(1, { displayOrder: 1 })).status).toBe(404);
  });

  it('moves it to any place and keeps the order of the others, dense from one', async () => {
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C', 'D', 'E']) ids.push((await add(name)).priceGroupId);
    const model = [...ids];
    const anyMove = fc.record({ group: fc.integer({ min: 0, max: 4 }), displayOrder: fc.integer({ min: 1, max: 9 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(anyMove, { maxLength: 4 }), async (moves) => {
        for (const { group, displayOrder } of moves) {
          const id = ids[group]!;
          expect((await update(id, { displayOrder })).status).toBe(200);
          model.splice(model.indexOf(id), 1);
          model.splice(Math.min(displayOrder, ids.length) - 1, 0, id);
        }
        const groups = await list();
        expect(groups.map((entry) => entry.priceGroupId)).toEqual(model);
        expect(groups.map((entry) => entry.displayOrder)).toEqual([1, 2, 3, 4, 5]);
      }),
      { numRuns: 12 },
    );
  });

  it('stays dense when many move at once', async () => {
    const groups = [];
    for (const name of ['A', 'B', 'C', 'D']) groups.push(await add(name));
    const answers = await Promise.all(
      groups.map((group, index) => update(group.priceGroupId, { displayOrder: 4 - index })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect((await list()).map((group) => group.displayOrder)).toEqual([1, 2, 3, 4]);
  });
});

describe('the languages of a ticket group', () => {
  it('are outdated once their source changed, until they are changed or looked at again', async () => {
    const created = await create({ 'en-GB': 'Stalls', de: 'Parkett', fr: 'Parterre' });
    const { priceGroupId } = created.body;
    const renamed = { 'en-GB': 'Orchestra', de: 'Parkett', fr: 'Orchestre' };
    expect((await update(priceGroupId, { name: renamed })).body.outdatedTexts).toEqual({ name: ['de'] });
    expect((await update(priceGroupId, { displayOrder: 1 })).body.outdatedTexts).toEqual({ name: ['de'] });
    expect((await update(priceGroupId, { confirmedTexts: { name: ['de'] } })).body).toMatchObject({
      name: renamed,
      outdatedTexts: {},
    });
    expect((await list())[0]?.outdatedTexts).toEqual({});
  });
});

describe('deleting a ticket group', () => {
  it('closes the order up', async () => {
    const { priceGroupId } = await add('A');
    await add('B');
    await add('C');
    expect((await remove(priceGroupId)).status).toBe(204);
    expect(await names()).toEqual(['1 B', '2 C']);
    expect((await remove(priceGroupId)).status).toBe(404);
  });

  it('is refused with the count while it has tickets', async () => {
    const { priceGroupId } = await add('Stalls');
    await addPrice(priceGroupId);
    const { status, problem } = await remove(priceGroupId);
    expect(status).toBe(409);
    expect(problem).toMatchObject({ code: 'IN_USE', details: { prices: 1 } });
  });

  it('is for those who may, with the revision they saw', async () => {
    const { priceGroupId } = await add('Stalls');
    expect((await remove(priceGroupId, { as: reader })).status).toBe(403);
    expect((await remove(priceGroupId, { as: stranger })).status).toBe(404);
    expect((await remove(priceGroupId, { revision: 7 })).status).toBe(412);
    expect(await names()).toEqual(['1 Stalls']);
  });
});
