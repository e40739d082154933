import * as calls from '@parterre/contract/calls/webhooks';
import { WEBHOOK_RETRY_SECONDS } from '@parterre/contract/choices/occurrence-choices';
import type { CallArguments } from '@parterre/contract/wire/call';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '#db/schema/ground/jobs.ts';
import { occurrences } from '#db/schema/ground/occurrences.ts';
import { webhookDeliveries, webhooks } from '#db/schema/promoters/webhooks.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import { createJobContext } from '#jobs/job-context.ts';
import { runDueJobs } from '#jobs/work-queue.ts';
import { type Occurrence, writeOccurrences } from '#jobs/write-occurrences.ts';
import { noOutgoing, type PostResult } from '#outgoing/outgoing.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { SILENT_LOG } from '#test/support/silent-log.ts';
import { startTestApi, TEST_OUTGOING, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { HOUR_MS } from '#time/zones.ts';
import { sendDelivery } from './deliveries/deliver.ts';
import { deliveryJob, enqueueDeliveries, forgetDeliveries } from './deliveries/enqueue.ts';
import { signDelivery } from './sign-delivery.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let now: Date;
/** The requests to receivers, and the answers of these. */
let sent: { url: string; headers: Record<string, string>; body: string }[];
let answered: PostResult;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  now = NOW;
  api.setNow(NOW);
  sent = [];
  answered = { status: 204 };
  await runAsSystem(api.database, (db) => db.delete(jobs));
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  await enqueueDeliveries(createJobContext(api.database, now));
});

type Body = Partial<CallArguments<typeof calls.createWebhook>['body']>;
const create = (body: Body = {}, as = owner, key?: string) =>
  api.call(
    calls.createWebhook,
    { body: { promoterCode: promoter.code, url: 'https://shop.example/hook', kinds: ['order.created'], ...body } },
    { as, ...(key ? { key } : {}) },
  );
const update = (webhookId: number, body: CallArguments<typeof calls.updateWebhook>['body'], revision?: number) =>
  api.call(
    calls.updateWebhook,
    { params: { webhookId }, body },
    { as: owner, ...(revision === undefined ? {} : { revision }) },
  );
const list = async (as = owner) => (await api.call(calls.listWebhooks, { query: {} }, { as })).body.items;
const log30 = async (webhookId: number) =>
  (await api.call(calls.listWebhookDeliveries, { params: { webhookId }, query: {} }, { as: owner })).body.items;
const test = (webhookId: number) => api.call(calls.createWebhookTest, { params: { webhookId } }, { as: owner });
const resend = (webhookId: number, deliveryId: number) =>
  api.call(calls.resendWebhookDelivery, { params: { webhookId, deliveryId } }, { as: owner });

/** Writes an occurrence, and hands it to the webhooks. */
async function happen(what: Partial<Occurrence> & Pick<Occurrence, 'kind'>): Promise<void> {
  const told = { promoterId: promoter.id, ids: ['K7M2QXRB4T'], ...what };
  await runAsSystem(api.database, (db) => writeOccurrences({ db, now, actor: { id: 'u', name: 'Ada' } }, [told]));
  await expect
    .poll(async () => {
      await enqueueDeliveries(createJobContext(api.database, now));
      const rows = await runAsSystem(api.database, (db) =>
        db.select().from(webhookDeliveries).where(eq(webhookDeliveries.promoterId, promoter.id)),
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
}

/** Runs the due jobs, with receivers of our own. */
function work(at = now): Promise<void> {
  now = at;
  api.setNow(at);
  const outgoing = {
    ...TEST_OUTGOING,
    post: async (url: string, headers: Record<string, string>, body: string) => {
      sent.push({ url, headers, body });
      return { ...answered, durationMs: 12 };
    },
  };
  const handler = deliveryJob.handle((job, payload) => sendDelivery({ outgoing }, job, payload));
  return runDueJobs({ database: api.database, now: () => at, log: SILENT_LOG, handlers: [handler] });
}

const after = (ms: number) => new Date(now.getTime() + ms);
const newHook = async (body: Body = {}) => (await create(body)).body;

describe('a webhook', () => {
  it('is made with a secret that is told once and stored sealed', async () => {
    const { status, body } = await create({}, owner, 'once');
    expect(status).toBe(201);
    expect(body).toMatchObject({ url: 'https://shop.example/hook', state: 'ACTIVE', failingSince: null });
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    const again = await create({}, owner, 'once');
    expect([again.body.webhookId, again.body.secret]).toEqual([body.webhookId, undefined]);
    const [row] = await runAsSystem(api.database, (db) =>
      db.select().from(webhooks).where(eq(webhooks.id, body.webhookId)),
    );
    expect(JSON.stringify(row)).not.toContain(String(body.secret).slice(6));
    const { secret: _, ...listed } = body;
    expect(await list()).toEqual([listed]);
    const one = await api.call(calls.getWebhook, { params: { webhookId: body.webhookId } }, { as: owner });
    expect(one.body).toEqual(listed);
  });

  it.each<[Body, string, string]>([
    [{ url: 'shop.example' }, 'url', 'linkAddress'],
    [{ url: 'ftp://shop.example' }, 'url', 'linkAddress'],
    [{ url: 'https://me:secret@shop.example/' }, 'url', 'linkCredentials'],
    [{ url: 'http://shop.example/' }, 'url', 'webhookAddress'],
    [{ url: 'https://localhost/' }, 'url', 'webhookAddress'],
    [{ url: 'https://127.1/' }, 'url', 'webhookAddress'],
    [{ url: 'https://[::ffff:10.0.0.1]/' }, 'url', 'webhookAddress'],
    [{ url: 'https://169.254.169.254/latest' }, 'url', 'webhookAddress'],
    [{ kinds: [] }, 'kinds', 'required'],
  ])('refuses %o naming %s', async (body, field, code) => {
    const { status, problem } = await create(body);
    expect([status, problem.code, problem.fieldErrors?.[0]]).toMatchObject([400, 'INVALID', { field, code }]);
  });

  it('is one of at most twenty', async () => {
    const { webhookId } = await newHook();
    await runAsSystem(api.database, async (db) => {
      const [row] = await db.select().from(webhooks).where(eq(webhooks.id, webhookId));
      if (row) await db.insert(webhooks).values(Array.from({ length: 19 }, () => ({ ...row, id: newId() })));
    });
    const { problem } = await create();
    expect([problem.code, problem.details]).toEqual(['RULE_BROKEN', { reason: 'too-many-webhooks', most: 20 }]);
  });

  it('is changed, paused and sent to again, and removed with its log', async () => {
    const { webhookId } = await newHook();
    expect((await update(webhookId, { url: 'https://127.0.0.1/' })).problem.fieldErrors?.[0]?.code).toBe(
      'webhookAddress',
    );
    const changed = await update(webhookId, { kinds: ['settlement.agreed', 'order.cancelled'] }, 1);
    expect(changed.body).toMatchObject({ kinds: ['order.cancelled', 'settlement.agreed'], revision: 2 });
    expect((await update(webhookId, { isActive: false }, 1)).problem.code).toBe('STALE');
    expect((await update(webhookId, { isActive: false }, 2)).body.state).toBe('PAUSED');
    await runAsSystem(api.database, (db) =>
      db.update(webhooks).set({ state: 'DISABLED', failingSince: NOW }).where(eq(webhooks.id, webhookId)),
    );
    expect((await update(webhookId, { isActive: true })).body).toMatchObject({ state: 'ACTIVE', failingSince: null });
    await test(webhookId);
    expect(await log30(webhookId)).toHaveLength(1);
    const stale = await api.call(calls.removeWebhook, { params: { webhookId } }, { as: owner, revision: 1 });
    expect(stale.problem.code).toBe('STALE');
    const removed = await api.call(calls.removeWebhook, { params: { webhookId } }, { as: owner });
    expect(removed.status).toBe(204);
    expect(await list()).toEqual([]);
    await work();
    expect(sent).toEqual([]);
  });

  it('is nothing for other roles', async () => {
    const admin = await api.createUser(promoter, 'promoter-admin');
    expect((await create({}, admin)).problem.details).toEqual({ permission: 'apikey:manage' });
  });
});

describe('what happens', () => {
  it('is sent once, signed, to whoever wants it', async () => {
    const { webhookId, secret = '' } = await newHook();
    const other = await newHook({ url: 'https://books.example/', kinds: ['settlement.agreed'] });
    const { showId, showCode } = await insertShow(api, promoter);
    await happen({ kind: 'order.created', showId });
    await work();
    expect(sent).toHaveLength(1);
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = sent;
    expect(url).toBe('https://shop.example/hook');
    expect(JSON.parse(body)).toEqual({
      type: 'order.created',
      timestamp: NOW.toISOString(),
      data: { promoterCode: promoter.code, showCode, orderIds: ['K7M2QXRB4T'] },
    });
    expect(headers).toEqual(signDelivery(secret, { id: headers['webhook-id'] ?? '', at: NOW, body }));
    expect(await log30(webhookId)).toMatchObject([
      { state: 'DELIVERED', attempts: 1, answerStatus: 204, fault: null, body },
    ]);
    expect(await log30(other.webhookId)).toEqual([]);
    expect((await list()).find((one) => one.webhookId === webhookId)?.lastDeliveredAt).toBe(NOW.toISOString());
  });

  it('is signed as Standard Webhooks are', () => {
    const at = new Date(1_614_265_330_000);
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
    expect(signDelivery(secret, { id, at, body: '{"test": 2432232314}' })['webhook-signature']).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  it('to very many orders is told in parts, and nothing is told of a person', async () => {
    await newHook({ kinds: ['order.cancelled'] });
    await happen({ kind: 'order.cancelled', ids: Array.from({ length: 250 }, (_, index) => `ORDER${index}`) });
    await work();
    expect(sent.map(({ body }) => JSON.parse(body).data.orderIds.length).sort()).toEqual([100, 100, 50]);
    expect(sent.map(({ body }) => body).join()).not.toContain('Ada');
  });

  it.each<[Occurrence['kind'], Partial<Occurrence>, object]>([
    ['order.refunded', {}, { orderIds: ['K7M2QXRB4T'] }],
    ['seats.changed', { ids: [7, 8], details: { seats: 12 } }, { blockIds: [7, 8] }],
    ['settlement.agreed', { ids: [4711] }, { settlementIds: [4711], showCode: null }],
    [
      'show.changed',
      { ids: ['K7M2QXRB'], details: { action: 'show.remove' } },
      { showCode: 'K7M2QXRB', change: 'show.remove' },
    ],
  ])('of the kind %s says what of', async (kind, what, data) => {
    await newHook({ kinds: ['order.refunded', 'seats.changed', 'settlement.agreed', 'show.changed'] });
    await happen({ kind, ...what });
    await work();
    expect(sent.map(({ body }) => JSON.parse(body))).toMatchObject([{ type: kind, data }]);
  });

  it('is not sent to a webhook that is paused, and what waits is given up', async () => {
    const { webhookId } = await newHook();
    await happen({ kind: 'order.created' });
    await update(webhookId, { isActive: false });
    await work();
    expect(sent).toEqual([]);
    const [delivery] = await log30(webhookId);
    expect(delivery).toMatchObject({ state: 'FAILED', fault: 'switched-off' });
    expect((await resend(webhookId, delivery?.deliveryId ?? 0)).problem.code).toBe('STATUS_CHANGE_REFUSED');
  });
});

describe('what is not taken', () => {
  it('is sent again later and later, under the same id, until nothing is tried any more', async () => {
    const { webhookId } = await newHook();
    await happen({ kind: 'order.created' });
    answered = { status: 500 };
    await work();
    for (const [index, seconds] of WEBHOOK_RETRY_SECONDS.entries()) {
      expect(await log30(webhookId)).toMatchObject([
        { state: 'WAITING', attempts: index + 1, fault: 'answer', nextAttemptAt: after(seconds * 1000).toISOString() },
      ]);
      await runAsSystem(api.database, (db) =>
        db.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, webhookId)),
      );
      await work(after(seconds * 1000));
    }
    const attempts = WEBHOOK_RETRY_SECONDS.length + 1;
    expect(await log30(webhookId)).toMatchObject([{ state: 'FAILED', attempts, nextAttemptAt: null }]);
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [delivery] = await log30(webhookId);
    answered = { status: 200 };
    expect((await resend(webhookId, delivery?.deliveryId ?? 0)).body).toMatchObject({ state: 'WAITING', attempts: 0 });
    expect((await resend(webhookId, delivery?.deliveryId ?? 0)).problem.code).toBe('STATUS_CHANGE_REFUSED');
    await work();
    expect(await log30(webhookId)).toMatchObject([{ state: 'DELIVERED', attempts: 1 }]);
    expect((await list())[0]?.failingSince).toBeNull();
  });

  it('because nobody is there lets the others wait, without an attempt', async () => {
    const { webhookId } = await newHook();
    answered = { fault: 'timeout' };
    await happen({ kind: 'order.created', ids: Array.from({ length: 150 }, (_, index) => `ORDER${index}`) });
    await work();
    expect(sent).toHaveLength(1);
    expect((await log30(webhookId)).map(({ attempts, state }) => [attempts, state]).sort()).toEqual([
      [0, 'WAITING'],
      [1, 'WAITING'],
    ]);
    answered = { status: 200 };
    await work(after(5 * 60_000));
    expect((await log30(webhookId)).map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED']);
  });

  it.each<[string, PostResult, number]>([
    ['for two days', { status: 503 }, 48 * HOUR_MS],
    ['because the receiver is gone', { status: 410 }, 0],
  ])('%s disables the webhook, and its owners are told', async (_, failed, since) => {
    const { webhookId } = await newHook();
    await runAsSystem(api.database, (db) =>
      db
        .update(webhooks)
        .set({ failingSince: new Date(NOW.getTime() - since) })
        .where(eq(webhooks.id, webhookId)),
    );
    await happen({ kind: 'order.created' });
    answered = failed;
    await work();
    expect((await list())[0]?.state).toBe('DISABLED');
    const told = await runAsSystem(api.database, (db) =>
      db
        .select()
        .from(occurrences)
        .where(and(eq(occurrences.promoterId, promoter.id), eq(occurrences.kind, 'webhook.disabled'))),
    );
    expect(told.map(({ ids }) => ids)).toEqual([[webhookId]]);
  });
});

describe('a test', () => {
  it('is sent once, even to a webhook that is paused, and says nothing of it', async () => {
    const { webhookId } = await newHook();
    await update(webhookId, { isActive: false });
    expect((await test(webhookId)).status).toBe(201);
    answered = { status: 302 };
    await work();
    expect(sent.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test']);
    expect(await log30(webhookId)).toMatchObject([
      { state: 'FAILED', attempts: 1, answerStatus: 302, fault: 'answer' },
    ]);
    expect((await list())[0]).toMatchObject({ state: 'PAUSED', failingSince: null });
  });

  it('of a webhook whose secret cannot be opened any more is not sent', async () => {
    const { webhookId } = await newHook();
    await runAsSystem(api.database, (db) =>
      db
        .update(webhooks)
        .set({ sealedSecret: noOutgoing.seal('whsec_') })
        .where(eq(webhooks.id, webhookId)),
    );
    await test(webhookId);
    await work();
    expect(sent).toEqual([]);
    expect(await log30(webhookId)).toMatchObject([{ state: 'FAILED', fault: 'secret-lost' }]);
  });
});

it('what was sent long ago is forgotten', async () => {
  const { webhookId } = await newHook();
  await test(webhookId);
  await forgetDeliveries(createJobContext(api.database, after(31 * 24 * HOUR_MS)));
  expect(await log30(webhookId)).toEqual([]);
});
