import * as calls from '@parterre/contract/calls/promoters';
import type { CallArguments } from '@parterre/contract/wire/call';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CallOptions,
  startTestApi,
  type TestApi,
  type TestPromoter,
  type TestUser,
} from '#test/support/test-api.ts';

type Create = CallArguments<typeof calls.createPostage>['body'];
type Update = CallArguments<typeof calls.updatePostage>['body'];

const SPECIAL: Create = { name: { 'en-GB': 'Special Delivery' }, amountMinor: 895, currency: 'GBP' };

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let stranger: TestUser;
let manager: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
afterAll(() => api.close());

beforeEach(async () => {
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  manager = await api.createUser(promoter, 'event-manager');
});

const create = (body: Partial<Create> = {}, as = owner) =>
  api.call(calls.createPostage, { params: { code: promoter.code }, body: { ...SPECIAL, ...body } }, { as });
const update = (postageId: number, body: Update, options: Partial<CallOptions> = {}) =>
  api.call(calls.updatePostage, { params: { code: promoter.code, postageId }, body }, { as: owner, ...options });
const remove = (postageId: number, options: Partial<CallOptions> = {}) =>
  api.call(calls.removePostage, { params: { code: promoter.code, postageId } }, { as: owner, ...options });

async function list(as = manager): Promise<string[]> {
  const { body } = await api.call(calls.listPostages, { params: { code: promoter.code } }, { as });
  return body.items.map((postage) => `${postage.name['en-GB']}${postage.isDefault ? ' (default)' : ''}`);
}

describe('ways to send orders', () => {
  it('are created with a price, countries and names by language', async () => {
    const name = { 'en-GB': 'Tracked', de: 'Mit Sendungsnummer' };
    const { status, body } = await create({ name, countryCodes: ['GB', 'DE', 'GB'] });
    expect(status).toBe(201);
    expect(body).toEqual({
      postageId: expect.any(Number),
      name,
      amountMinor: 895,
      currency: 'GBP',
      countryCodes: ['DE', 'GB'],
      isDefault: false,
      revision: 1,
    });
  });

  it('are listed with the default first, then by name', async () => {
    for (const name of ['Étranger', 'Zone 2', 'Abroad']) await create({ name: { 'en-GB': name } });
    await create({ name: { 'en-GB': 'Second class' }, isDefault: true });
    await create({ name: { 'en-GB': 'First class' }, isDefault: true });
    expect(await list()).toEqual(['First class (default)', 'Abroad', 'Étranger', 'Second class', 'Zone 2']);
  });

  it('change under the revision that was read', async () => {
    const { body } = await create();
    const changed = await update(body.postageId, { amountMinor: 950, isDefault: true }, { revision: 1 });
    expect(changed.body).toEqual({ ...body, amountMinor: 950, isDefault: true, revision: 2 });
    expect((await update(body.postageId, { amountMinor: 1 }, { revision: 1 })).problem).toMatchObject({
      code: 'STALE',
      details: { revision: 2 },
    });
  });

  it('leave the list when they are deleted', async () => {
    const { body } = await create();
    expect((await remove(body.postageId, { revision: 5 })).status).toBe(412);
    expect((await remove(body.postageId, { revision: 1 })).status).toBe(204);
    expect((await remove(body.postageId)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it.each([
    [{ name: {} }, 'name'],
    [{ name: { de: 'Nur deutsch' } }, 'name.en-GB'],
    [{ name: { 'en-GB': 'x', xx: 'y' } }, 'name.xx'],
    [{ amountMinor: -1 }, 'amountMinor'],
    [{ amountMinor: 1.5 }, 'amountMinor'],
    [{ currency: 'XXY' }, 'currency'],
    [{ countryCodes: ['GB', 'ZZ'] }, 'countryCodes'],
    [{ countryCodes: ['gb'] }, 'countryCodes.0'],
  ] as [Partial<Create>, string][])('refuse %o naming %s', async (body, field) => {
    const { status, problem } = await create(body);
    expect(status).toBe(400);
    expect(problem.fieldErrors?.map((error) => error.field)).toEqual([field]);
    const { postageId } = (await create()).body;
    expect((await update(postageId, body)).problem.fieldErrors?.map((error) => error.field)).toEqual([field]);
  });

  it('are written by those who may, at their own promoter', async () => {
    const { postageId } = (await create()).body;
    for (const answer of [
      await create({}, manager),
      await update(postageId, { amountMinor: 1 }, { as: manager }),
      await remove(postageId, { as: manager }),
    ])
      expect(answer.problem).toMatchObject({ code: 'FORBIDDEN', details: { permission: 'promoter:write' } });
    for (const answer of [
      await create({}, stranger),
      await update(postageId, { amountMinor: 1 }, { as: stranger }),
      await remove(postageId, { as: stranger }),
    ])
      expect(answer.status).toBe(404);
    const other = await api.createPromoter();
    const theirs = await api.call(
      calls.createPostage,
      { params: { code: other.code }, body: SPECIAL },
      { as: await api.createUser(other, 'owner') },
    );
    expect((await update(theirs.body.postageId, { amountMinor: 1 })).status).toBe(404);
  });
});
