import * as calls from '@parterre/contract/calls/prices';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { runAsSystem } from '#db/system.ts';
import { openTicketShop, type TicketShop } from '#test/scenes/open-ticket-shop.ts';

type Body = CallArguments<typeof calls.updatePrices>['body'];

let shop: TicketShop;
let showCode: string;
let ids: number[];

beforeAll(async () => {
  shop = await openTicketShop();
});
beforeEach(async () => {
  showCode = await shop.addShow();
  const stalls = await shop.addGroup(showCode, 'Stalls');
  ids = [];
  for (const name of ['Adult', 'Child', 'School']) ids.push((await shop.addPrice(showCode, stalls, name)).priceTypeId);
});
afterAll(() => shop.api.close());

const updateAll = (body: Body, as = shop.owner) =>
  shop.api.call(calls.updatePrices, { params: { showCode }, body }, { as });
const addComp = async () => {
  const stalls = await shop.addGroup(showCode, 'Guests');
  const args = { params: { showCode }, body: { priceGroupId: stalls, name: { 'en-GB': 'Press' } } };
  return (await shop.api.call(calls.createCompPrice, args, { as: shop.owner })).body.priceTypeId;
};

describe('changing several tickets', () => {
  it('pauses and hides them together, and answers all tickets of the event', async () => {
    const [adult = 0, child = 0, school = 0] = ids;
    const { status, body } = await updateAll({ priceTypeIds: [adult, school], statusCode: 2, visibility: 'hidden' });
    expect(status).toBe(200);
    expect(body.items.map(({ statusCode, visibility, revision }) => [statusCode, visibility, revision])).toEqual([
      [2, 'hidden', 2],
      [1, 'public', 1],
      [2, 'hidden', 2],
    ]);
    const resumed = await updateAll({ priceTypeIds: [adult, child], statusCode: 1 });
    expect(resumed.body.items.map(({ statusCode, revision }) => [statusCode, revision])).toEqual([
      [1, 3],
      [1, 1],
      [2, 2],
    ]);
  });

  it('is one entry of the audit with a part for each ticket that changed', async () => {
    const [adult = 0, child = 0] = ids;
    await updateAll({ priceTypeIds: [child], statusCode: 2 });
    await updateAll({ priceTypeIds: [adult, child], statusCode: 2 });
    const entries = await runAsSystem(shop.api.database, (db) =>
      db.select().from(auditEntries).where(eq(auditEntries.objectId, showCode)).orderBy(auditEntries.at),
    );
    const pauses = entries.filter(({ action }) => action === 'price.update-many');
    expect(pauses.map(({ parts }) => parts.map(({ objectId }) => Number(objectId)))).toEqual(
      expect.arrayContaining([[child], [adult]]),
    );
    expect(pauses).toHaveLength(2);
    expect(pauses[0]?.parts[0]).toMatchObject({ before: { statusCode: 1 }, after: { statusCode: 2 } });
  });

  it('changes none when one of them cannot be so', async () => {
    const [adult = 0, child = 0] = ids;
    const press = await addComp();
    const paused = await updateAll({ priceTypeIds: [adult, press], statusCode: 2 });
    expect(paused.status).toBe(422);
    expect(paused.problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'comp-forbids', priceTypeId: press },
    });
    expect(paused.problem.fieldErrors?.[0]?.field).toBe('priceTypeIds.1');
    expect((await updateAll({ priceTypeIds: [press, child], visibility: 'public' })).status).toBe(422);
    expect((await shop.getPrice(showCode, adult)).revision).toBe(1);
    expect((await updateAll({ priceTypeIds: [adult, press], visibility: 'hidden' })).status).toBe(200);
  });

  it.each([
    ['an unknown ticket', () => ({ priceTypeIds: [ids[0] ?? 0, 4711], statusCode: 2 as const }), 'priceTypeIds.1'],
    [
      'a ticket named twice',
      () => ({ priceTypeIds: [ids[0] ?? 0, ids[0] ?? 0], statusCode: 2 as const }),
      'priceTypeIds.1',
    ],
    ['nothing to change', () => ({ priceTypeIds: [ids[0] ?? 0] }), 'statusCode'],
    ['no ticket', () => ({ priceTypeIds: [], statusCode: 2 as const }), 'priceTypeIds'],
    ['a status of comps', () => ({ priceTypeIds: ids, statusCode: Number(88) as 1 }), 'statusCode'],
  ])('refuses %s naming the field', async (_, body, field) => {
    const answer = await updateAll(body());
    expect(answer.status).toBe(400);
    expect(answer.problem.fieldErrors?.[0]?.field).toBe(field);
  });

  it('knows no ticket of another event, no stranger and no reader', async () => {
    const mine = showCode;
    showCode = await shop.addShow();
    expect((await updateAll({ priceTypeIds: ids, statusCode: 2 })).status).toBe(400);
    showCode = mine;
    expect((await updateAll({ priceTypeIds: ids, statusCode: 2 }, await shop.createStranger())).status).toBe(404);
    const reader = await shop.api.createUser(shop.promoter, 'reports-only');
    expect((await updateAll({ priceTypeIds: ids, statusCode: 2 }, reader)).problem.details).toEqual({
      permission: 'price:write',
    });
  });
});
