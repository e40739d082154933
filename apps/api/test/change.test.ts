import { randomUUID } from 'node:crypto';
import * as calls from '@parterre/contract/calls/price-groups';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Change, Context } from '#context.ts';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { auditEntries, idempotencyKeys } from '#db/schema/ground/audit.ts';
import { memberships, users } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import { AppError } from '#errors.ts';
import { newId } from '#ids.ts';
import { createPriceGroup } from '#resources/events/price-groups/change.ts';
import { insertShow } from './scenes/insert-show.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from './support/test-api.ts';

describe('the one door for writes', () => {
  const errors: string[] = [];
  let api: TestApi;
  let promoter: TestPromoter;
  let owner: TestUser;
  let show: { showCode: string; showId: number };

  beforeAll(async () => {
    api = await startTestApi({ errors });
    promoter = await api.createPromoter();
    owner = await api.createUser(promoter, 'owner');
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    show = await insertShow(api, promoter);
  });

  const named = (name: string) => ({ params: { showCode: show.showCode }, body: { name: { 'en-GB': name } } });
  const readAudit = () =>
    api.inContext(promoter, (ctx) => ctx.db.select().from(auditEntries).where(eq(auditEntries.showId, show.showId)));
  const readGroups = () =>
    api.inContext(promoter, (ctx) => ctx.db.select().from(priceGroups).where(eq(priceGroups.showId, show.showId)));
  const done = (change: Change, answer: unknown = null) => ({
    answer,
    show: { promoterId: change.promoterIds[0] ?? 0, id: show.showId },
    object: 'test',
    objectId: 1,
  });

  test('what belongs to a row that went away meanwhile is tried once more, and then sees that it is gone', async () => {
    let tries = 0;
    const ctx = api.contextOf(promoter);
    const work = ctx.change('test.orphan', async (change) => {
      tries++;
      if (tries === 2) throw new AppError('NOT_FOUND');
      await change.db.insert(priceGroups).values({
        promoterId: promoter.id,
        id: newId(),
        showId: 4711,
        name: { 'en-GB': 'Orphan' },
        displayOrder: 1,
        createdAt: change.now,
      });
      return done(change);
    });
    await expect(work).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(tries).toBe(2);
  });

  test('what others hold is tried four times, and then the answer is that somebody is busy with it', async () => {
    let tries = 0;
    const work = api.contextOf(promoter).change('test.busy', async () => {
      tries++;
      throw Object.assign(new Error('lock not available'), { code: '55P03' });
    });
    await expect(work).rejects.toMatchObject({ code: 'BUSY', status: 409 });
    expect(tries).toBe(4);
  });

  test('a verb called inside a change joins it: one audit entry with the verb as its part', async () => {
    const ctx = api.contextOf(promoter);
    await ctx.change('show.prepare', async (change) => {
      const joined = { ...change, db: change.db } as unknown as Context;
      await createPriceGroup(joined, named('Stalls'));
      await createPriceGroup(joined, named('Circle'));
      return done(change);
    });
    const entries = await readAudit();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      action: 'show.prepare',
      parts: [{ action: 'price-group.create' }, { action: 'price-group.create' }],
    });
    expect(await readGroups()).toHaveLength(2);
  });

  test('when the work fails after writing, neither rows nor audit remain', async () => {
    const ctx = api.contextOf(promoter);
    const failing = ctx.change('show.prepare', async (change) => {
      await createPriceGroup(change as unknown as Context, named('Stalls'));
      throw new AppError('IN_USE');
    });
    await expect(failing).rejects.toThrow(AppError);
    expect(await readGroups()).toEqual([]);
    expect(await readAudit()).toEqual([]);
  });

  test('a failed statement that the work swallows is not acknowledged', async () => {
    const ctx = api.contextOf(promoter);
    const swallowing = ctx.change('test.swallow', async (change) => {
      await change.run('select 1 / 0', []).catch(() => undefined);
      return done(change);
    });
    await expect(swallowing).rejects.toThrow();
    expect(await readAudit()).toEqual([]);
  });

  test('the outer db throws while a change is open and works again afterwards', async () => {
    const ctx = api.contextOf(promoter);
    await ctx.change('test.outer', async (change) => {
      expect(() => ctx.db).toThrow(/change is open/);
      return done(change);
    });
    expect(await readGroups()).toEqual([]);
  });

  test('a request that lost its membership between the gate and the change is refused', async () => {
    const leaving = await api.createUser(promoter, 'owner');
    await api.call(calls.listPriceGroups, { params: { showCode: show.showCode } }, { as: leaving });
    await runAsSystem(api.database, (db) => db.delete(memberships).where(eq(memberships.userId, leaving.id)));
    const answer = await api.call(calls.createPriceGroup, named('Stalls'), { as: leaving });
    expect(answer.status).toBe(404);
    expect(await readGroups()).toEqual([]);
  });

  test('a user disabled a moment ago writes nothing more', async () => {
    const leaving = await api.createUser(promoter, 'owner');
    await api.call(calls.listPriceGroups, { params: { showCode: show.showCode } }, { as: leaving });
    await runAsSystem(api.database, (db) => db.update(users).set({ isDisabled: true }).where(eq(users.id, leaving.id)));
    const answer = await api.call(calls.createPriceGroup, named('Stalls'), { as: leaving });
    expect(answer.status).toBe(404);
    expect(await readGroups()).toEqual([]);
  });

  test('a user whose role became another a moment ago writes what that one may, and no more', async () => {
    const reader = await api.createUser(promoter, 'owner');
    await api.call(calls.listPriceGroups, { params: { showCode: show.showCode } }, { as: reader });
    await runAsSystem(api.database, (db) =>
      db.update(memberships).set({ role: 'auditor' }).where(eq(memberships.userId, reader.id)),
    );
    const answer = await api.call(calls.createPriceGroup, named('Stalls'), { as: reader });
    expect(answer.status).toBe(403);
    expect(await readGroups()).toEqual([]);
  });

  test('a key is its own for everybody who uses it', async () => {
    const key = randomUUID();
    const other = await api.createUser(promoter, 'owner');
    expect((await api.call(calls.createPriceGroup, named('Stalls'), { as: owner, key })).status).toBe(201);
    expect((await api.call(calls.createPriceGroup, named('Circle'), { as: other, key })).status).toBe(201);
    expect(await readGroups()).toHaveLength(2);
  });

  test('the same key sent again replays the first answer and writes nothing more', async () => {
    const key = randomUUID();
    const first = await api.call(calls.createPriceGroup, named('Stalls'), { as: owner, key });
    const second = await api.call(calls.createPriceGroup, named('Stalls'), { as: owner, key });
    expect(first.status).toBe(201);
    expect(second.status).toBe(201);
    expect(second.text).toBe(first.text);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(await readGroups()).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test('the replay comes before every rule: a deletion sent twice is answered the same twice', async () => {
    const created = await api.call(calls.createPriceGroup, named('Stalls'), { as: owner });
    const args = { params: { showCode: show.showCode, priceGroupId: created.body.priceGroupId } };
    const key = randomUUID();
    const first = await api.call(calls.removePriceGroup, args, { as: owner, key });
    const second = await api.call(calls.removePriceGroup, args, { as: owner, key });
    expect([first.status, second.status]).toEqual([204, 204]);
  });

  test('fifty parallel requests with one key have one effect and identical answers', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => api.call(calls.createPriceGroup, named('Stalls'), { as: owner, key })),
    );
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(await readGroups()).toHaveLength(1);
  });

  test('a key used for another body is refused', async () => {
    const key = randomUUID();
    await api.call(calls.createPriceGroup, named('Stalls'), { as: owner, key });
    const other = await api.call(calls.createPriceGroup, named('Circle'), { as: owner, key });
    expect(other.status).toBe(422);
    expect(other.problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('a refused request keeps no key, so that it can be mended and sent again', async () => {
    await api.call(calls.createPriceGroup, named('Stalls'), { as: owner });
    const key = randomUUID();
    const refused = await api.call(calls.createPriceGroup, named('Stalls'), { as: owner, key });
    expect(refused.problem.code).toBe('NAME_TAKEN');
    const kept = await api.inContext(promoter, (ctx) =>
      ctx.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)),
    );
    expect(kept).toEqual([]);
  });

  test('every audited write names actor, action, object, what was and what is, and the request', async () => {
    const created = await api.call(calls.createPriceGroup, named('Stalls'), {
      as: owner,
      headers: { 'x-request-id': 'request-12345678' },
    });
    await api.call(
      calls.updatePriceGroup,
      {
        params: { showCode: show.showCode, priceGroupId: created.body.priceGroupId },
        body: { name: { 'en-GB': 'Parterre' } },
      },
      { as: owner },
    );
    const entries = await readAudit();
    const create = entries.find((entry) => entry.action === 'price-group.create');
    const update = entries.find((entry) => entry.action === 'price-group.update');
    expect(create).toMatchObject({
      actorId: owner.id,
      object: 'price-group',
      requestId: 'request-12345678',
      before: null,
    });
    expect(update).toMatchObject({ before: { name: { 'en-GB': 'Stalls' } }, after: { name: { 'en-GB': 'Parterre' } } });
  });

  test('two writers of one order never leave a gap or a double place', async () => {
    const created = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map((name) => api.call(calls.createPriceGroup, named(name), { as: owner })),
    );
    const moves = created.map((answer, index) =>
      api.call(
        calls.updatePriceGroup,
        {
          params: { showCode: show.showCode, priceGroupId: answer.body.priceGroupId },
          body: { displayOrder: 5 - index },
        },
        { as: owner },
      ),
    );
    await Promise.all(moves);
    const orders = (await readGroups()).map((group) => group.displayOrder).sort();
    expect(orders).toEqual([1, 2, 3, 4, 5]);
  });

  test('ids are positive 53-bit integers', () => {
    for (let i = 0; i < 10_000; i++) {
      const id = newId();
      expect(Number.isSafeInteger(id) && id > 0).toBe(true);
    }
  });
});
