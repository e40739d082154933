import * as calls from '@parterre/contract/calls/promoters';
import type { CallArguments } from '@parterre/contract/wire/call';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import {
  type CallOptions,
  startTestApi,
  type TestApi,
  type TestPromoter,
  type TestUser,
} from '#test/support/test-api.ts';

type Create = CallArguments<typeof calls.createTaxRate>['body'];
type Update = CallArguments<typeof calls.updateTaxRate>['body'];

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

const create = (body: Create, as = owner) =>
  api.call(calls.createTaxRate, { params: { code: promoter.code }, body }, { as });
const update = (taxRateId: number, body: Update, options: Partial<CallOptions> = {}) =>
  api.call(calls.updateTaxRate, { params: { code: promoter.code, taxRateId }, body }, { as: owner, ...options });
const remove = (taxRateId: number, options: Partial<CallOptions> = {}) =>
  api.call(calls.removeTaxRate, { params: { code: promoter.code, taxRateId } }, { as: owner, ...options });

async function add(name: string, rateBasisPoints = 500) {
  const { status, body } = await create({ name, rateBasisPoints });
  expect(status).toBe(201);
  return body;
}

async function list(): Promise<string[]> {
  const { body } = await api.call(calls.listTaxRates, { params: { code: promoter.code } }, { as: owner });
  return body.items.map((rate) => `${rate.name}${rate.isDefault ? ' (default)' : ''}`);
}

async function insertPrices(taxRateId: number, count: number): Promise<void> {
  const { showId } = await insertShow(api, promoter);
  const owned = { promoterId: promoter.id, showId, name: { 'en-GB': 'Any' }, createdAt: new Date(0) };
  const priceGroupId = newId();
  await runAsSystem(api.database, async (db) => {
    await db.insert(priceGroups).values({ ...owned, id: priceGroupId, displayOrder: 1 });
    await db.insert(priceTypes).values(
      Array.from({ length: count }, (_, at) => ({
        ...owned,
        id: newId(),
        priceGroupId,
        ordinal: at + 1,
        kind: 'standard' as const,
        statusCode: 1,
        description: {},
        colour: '#5C48C6',
        faceValueMinor: 1000,
        bookingFeeMinor: 0,
        taxRateId,
        isSeated: false,
        fewestPerOrder: 1,
        mostPerOrder: 10,
        visibility: 'public' as const,
        partnerSiteIds: [],
        displayOrder: at + 1,
      })),
    );
  });
}

describe('creating a tax rate', () => {
  it('adds it, and writes down who did', async () => {
    const { status, body } = await create({ name: 'Books', rateBasisPoints: 500 });
    expect(status).toBe(201);
    expect(body).toEqual({
      taxRateId: expect.any(Number),
      name: 'Books',
      rateBasisPoints: 500,
      isDefault: false,
      revision: 1,
    });
    expect(await list()).toEqual(['Standard (default)', 'Books']);
    const [entry] = await runAsSystem(api.database, (db) =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.promoterId, promoter.id))),
    );
    expect(entry).toMatchObject({ action: 'tax-rate.create', actorId: owner.id, after: body });
  });

  it('takes the place of the default that was', async () => {
    await create({ name: 'New standard', rateBasisPoints: 1900, isDefault: true });
    expect(await list()).toEqual(['New standard (default)', 'Standard']);
    const stale = await update(promoter.taxRateId, { rateBasisPoints: 1 }, { revision: 1 });
    expect(stale.problem).toMatchObject({ code: 'STALE', details: { revision: 2 } });
  });

  it('leaves one default when two become it at once', async () => {
    const requests = ['A', 'B', 'C'].map((name) => create({ name, rateBasisPoints: 1, isDefault: true }));
    expect((await Promise.all(requests)).map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect((await list()).filter((name) => name.endsWith('(default)'))).toHaveLength(1);
  });

  it.each([
    [{ name: '', rateBasisPoints: 1 }, 'name'],
    [{ name: 'x'.repeat(61), rateBasisPoints: 1 }, 'name'],
    [{ name: 'Half', rateBasisPoints: 0.5 }, 'rateBasisPoints'],
    [{ name: 'Less', rateBasisPoints: -1 }, 'rateBasisPoints'],
    [{ name: 'More', rateBasisPoints: 10_001 }, 'rateBasisPoints'],
    [{ name: 'None' }, 'rateBasisPoints'],
  ])('refuses %o naming %s', async (body, field) => {
    const { status, problem } = await create(body as Create);
    expect(status).toBe(400);
    expect(problem.fieldErrors?.map((error) => error.field)).toEqual([field]);
  });

  it('refuses a name that reads the same', async () => {
    const { status, problem } = await create({ name: 'STÁNDARD', rateBasisPoints: 1 });
    expect(status).toBe(409);
    expect(problem).toMatchObject({ code: 'NAME_TAKEN', fieldErrors: [{ field: 'name', code: 'rateNameTaken' }] });
  });

  it('is for those who may change the promoter', async () => {
    const body = { name: 'Books', rateBasisPoints: 500 };
    expect((await create(body, manager)).problem.details).toEqual({ permission: 'promoter:write' });
    expect((await create(body, stranger)).status).toBe(404);
  });
});

describe('changing a tax rate', () => {
  it('takes what is sent and keeps the rest', async () => {
    const rate = await add('Books');
    const { body } = await update(rate.taxRateId, { rateBasisPoints: 700 }, { revision: 1 });
    expect(body).toEqual({ ...rate, rateBasisPoints: 700, revision: 2 });
  });

  it('makes it the default, or leaves none', async () => {
    const rate = await add('Books');
    await update(rate.taxRateId, { isDefault: true });
    expect(await list()).toEqual(['Books (default)', 'Standard']);
    await update(rate.taxRateId, { isDefault: false });
    expect(await list()).toEqual(['Books', 'Standard']);
  });

  it('refuses stale, taken and foreign', async () => {
    const rate = await add('Books');
    expect((await update(rate.taxRateId, { name: 'x' }, { revision: 9 })).status).toBe(412);
    expect((await update(rate.taxRateId, { name: 'standard' })).problem.code).toBe('NAME_TAKEN');
    expect((await update(rate.taxRateId, { name: 'BOOKS' })).status).toBe(200);
    expect((await update(rate.taxRateId, { name: 'x' }, { as: manager })).status).toBe(403);
    expect((await update(rate.taxRateId, { name: 'x' }, { as: stranger })).status).toBe(404);
    expect((await update(rate.taxRateId, { name: '' })).problem.fieldErrors?.[0]?.field).toBe('name');
    const other = await api.createPromoter();
    expect((await update(other.taxRateId, { name: 'x' })).status).toBe(404);
  });
});

describe('deleting a tax rate', () => {
  it('takes it out of the list', async () => {
    const { taxRateId } = await add('Books');
    expect((await remove(taxRateId, { revision: 1 })).status).toBe(204);
    expect(await list()).toEqual(['Standard (default)']);
    expect((await remove(taxRateId)).status).toBe(404);
  });

  it('is refused with the counts while tickets use it', async () => {
    const { taxRateId } = await add('Books');
    await insertPrices(taxRateId, 3);
    await insertPrices(taxRateId, 2);
    const { status, problem } = await remove(taxRateId);
    expect(status).toBe(409);
    expect(problem).toMatchObject({ code: 'IN_USE', details: { prices: 5, shows: 2 } });
  });

  it('is refused stale, to readers and to strangers', async () => {
    const { taxRateId } = await add('Books');
    expect((await remove(taxRateId, { revision: 2 })).status).toBe(412);
    expect((await remove(taxRateId, { as: manager })).status).toBe(403);
    expect((await remove(taxRateId, { as: stranger })).status).toBe(404);
    expect(await list()).toContain('Books');
  });
});
