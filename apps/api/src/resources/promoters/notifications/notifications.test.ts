import * as calls from '@parterre/contract/calls/notifications';
import type { NotifiedKind } from '@parterre/contract/choices/occurrence-choices';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { occurrences } from '#db/schema/ground/occurrences.ts';
import { users } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import { createJobContext } from '#jobs/job-context.ts';
import { forgetOccurrences } from '#jobs/take-occurrences.ts';
import { runDueJobs } from '#jobs/work-queue.ts';
import { type Occurrence, writeOccurrences } from '#jobs/write-occurrences.ts';
import type { Mail } from '#mail/mailer.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { chooseRowline, expectRowlineMail } from '#test/support/expect-rowline-mail.ts';
import { SILENT_LOG } from '#test/support/silent-log.ts';
import {
  ADDRESSES,
  type CallOptions,
  startTestApi,
  type TestApi,
  type TestPromoter,
  type TestUser,
} from '#test/support/test-api.ts';
import { untilSettled } from '#test/support/until-settled.ts';
import { enqueueDigests, enqueueNotifications } from './enqueue.ts';
import { notificationJob } from './notification-job.ts';
import { sendNotifications } from './send-notifications.ts';

type Items = CallArguments<typeof calls.setNotificationSettings>['body']['items'];

/** A Friday, at noon in London. */
const NOW = new Date('2026-11-20T12:00:00Z');
const BEN = { id: 'ben', name: 'Ben' };

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: Awaited<ReturnType<typeof insertShow>>;
let mails: Mail[];

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(NOW);
  mails = [];
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  show = await insertShow(api, promoter);
  await passTo(NOW);
});

/** Writes an occurrence as a change by a user does. */
const happen = (what: Partial<Occurrence> & { kind: Occurrence['kind'] }, actor = BEN, at = NOW) =>
  runAsSystem(api.database, (db) =>
    writeOccurrences({ db, now: at, actor }, [{ promoterId: promoter.id, ids: [1], ...what }]),
  );
const list = (as = owner, query: CallArguments<typeof calls.listNotifications>['query'] = {}) =>
  api.call(calls.listNotifications, { query }, { as });
const kinds = async (as = owner) => (await list(as)).body.items.map(({ kind }) => kind);
const unread = async (as = owner) => (await api.call(calls.getUnreadNotifications, {}, { as })).body.unread;
const read = (notificationId: number, as = owner) =>
  api.call(calls.setNotificationsRead, { params: { code: promoter.code }, body: { notificationId } }, { as });
const getSettings = (as = owner) =>
  api.call(calls.getNotificationSettings, { params: { code: promoter.code } }, { as });
const choose = (items: Items, options: Partial<CallOptions> = {}) =>
  api.call(
    calls.setNotificationSettings,
    { params: { code: promoter.code }, body: { items } },
    { as: owner, ...options },
  );

/** Runs the background jobs of half a minute after a moment. */
async function passTo(now: Date): Promise<void> {
  const { database } = api;
  const job = createJobContext(database, now);
  await untilSettled(api.database);
  await enqueueNotifications(job);
  await enqueueDigests(job);
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const handlers = [
    notificationJob.handle((opened, payload) =>
      sendNotifications({ database, mailer, addresses: ADDRESSES, log: SILENT_LOG }, opened, payload),
    ),
  ];
  await runDueJobs({ database, now: () => now, log: SILENT_LOG, handlers });
}

describe('what a user is told of', () => {
  it('is what others did, and what they asked for themself, newest first', async () => {
    const self = { id: owner.id, name: 'Olga' };
    await happen({ kind: 'settlement.agreed', ids: [7] });
    await happen({ kind: 'settlement.agreed' }, self);
    await happen({ kind: 'import.finished', details: { what: 'guests', count: 3 } }, self);
    await happen({ kind: 'import.finished' });
    await happen({ kind: 'order.created' });
    await happen({ kind: 'show.changed', showId: show.showId });
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      totalItems: 2,
      items: [
        { kind: 'import.finished', details: { what: 'guests', count: 3 }, show: null },
        { kind: 'settlement.agreed', ids: [7], actorName: 'Ben', at: NOW.toISOString(), isUnread: true },
      ],
    });
  });

  it('is what they asked for themself, also where they work for a part of the promoter', async () => {
    const partial = await api.createUser(promoter, 'marketing', { scope: 'partner-site', scopeIds: [1] });
    await happen({ kind: 'export.ready', details: { report: 'Sales' } }, { id: partial.id, name: 'Pia' });
    await happen({ kind: 'import.finished' });
    expect((await list(partial)).body.items.map(({ kind }) => kind)).toEqual(['export.ready']);
  });

  it('names the event, and goes on when it was removed', async () => {
    await happen({ kind: 'seats.changed', showId: show.showId, details: { seats: 12, secret: 'x' } });
    await happen({ kind: 'seats.changed', showId: 4711 });
    const [removed, there] = (await list()).body.items;
    expect(removed?.show).toBeNull();
    expect(there).toMatchObject({ show: { showCode: show.showCode }, details: { seats: 12 } });
    expect(there?.details).toEqual({ seats: 12 });
  });

  it.each<[Parameters<TestApi['createUser']>[1], NotifiedKind[]]>([
    ['owner', ['job.failed', 'hold.due', 'seats.changed', 'settlement.agreed']],
    ['finance', ['settlement.agreed']],
    ['seating-manager', ['hold.due', 'seats.changed']],
  ])('depends on what they may do: %s', async (role, told) => {
    const user = await api.createUser(promoter, role);
    for (const kind of ['settlement.agreed', 'seats.changed', 'hold.due', 'job.failed'] as const)
      await happen({ kind });
    expect(await kinds(user)).toEqual(told);
    expect(await unread(user)).toBe(told.length);
  });

  it('is of the events that their membership covers', async () => {
    const scope = { scope: 'venue' as const, scopeIds: [show.venueId] };
    const user = await api.createUser(promoter, 'event-manager', scope);
    const other = await insertShow(api, promoter);
    await happen({ kind: 'seats.changed', showId: show.showId, ids: ['here'] });
    await happen({ kind: 'seats.changed', showId: other.showId });
    await happen({ kind: 'seats.changed' });
    expect((await list(user)).body.items.map(({ ids }) => ids)).toEqual([['here']]);
  });

  it('is nothing of another promoter', async () => {
    await happen({ kind: 'settlement.agreed' });
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect(await kinds(stranger)).toEqual([]);
    expect((await list(stranger, { promoterCode: promoter.code })).status).toBe(404);
  });

  it('is listed page after page', async () => {
    for (let at = 0; at < 22; at++) await happen({ kind: 'settlement.agreed', ids: [at] });
    const first = (await list(owner, { pageSize: 20 })).body;
    const rest = (await list(owner, { pageSize: 20, next: first.next ?? '' })).body;
    expect([first.totalItems, first.items.length, rest.items.length]).toEqual([22, 20, 2]);
    expect((await list(owner, { next: 'nonsense' })).problem.fieldErrors).toMatchObject([{ code: 'cursor' }]);
  });
});

describe('what is unread', () => {
  it('is what came after the last that was seen; saves of one event by one person in a day count once', async () => {
    await happen({ kind: 'settlement.agreed' });
    for (let save = 0; save < 3; save++) await happen({ kind: 'seats.changed', showId: show.showId });
    expect(await unread()).toBe(2);
    const [newest, , , oldest] = (await list()).body.items;
    expect((await read(newest?.notificationId ?? 0)).status).toBe(204);
    expect(await unread()).toBe(0);
    await read(oldest?.notificationId ?? 0);
    expect(await unread()).toBe(0);
    await happen({ kind: 'settlement.agreed' });
    expect(await unread()).toBe(1);
    expect((await list()).body.items.map(({ isUnread }) => isUnread)).toEqual([true, false, false, false, false]);
  });

  it('is not what happened long before somebody looks for the first time', async () => {
    await happen({ kind: 'settlement.agreed' }, BEN, new Date('2026-10-01T12:00:00Z'));
    expect(await kinds()).toEqual(['settlement.agreed']);
    expect(await unread()).toBe(0);
  });
});

describe('the settings', () => {
  it('begin as everybody has them, and hold what concerns the user only', async () => {
    const { body } = await getSettings(await api.createUser(promoter, 'finance'));
    expect(body.items).toEqual([
      { kind: 'settlement.agreed', delivery: 'bell' },
      { kind: 'show.nearly-sold-out', delivery: 'bell' },
      { kind: 'import.finished', delivery: 'bell' },
      { kind: 'export.ready', delivery: 'bell' },
      { kind: 'report.stopped', delivery: 'now' },
    ]);
    expect(body).toMatchObject({ promoterCode: promoter.code, revision: 1 });
  });

  it('keep what is not named, and refuse a stale revision', async () => {
    const { status, body } = await choose([{ kind: 'hold.due', delivery: 'daily' }]);
    expect(status).toBe(200);
    expect(body.items).toContainEqual({ kind: 'hold.due', delivery: 'daily' });
    expect(body.items).toContainEqual({ kind: 'job.failed', delivery: 'now' });
    const { problem } = await choose([{ kind: 'job.failed', delivery: 'off' }], { revision: 1 });
    expect(problem).toMatchObject({ code: 'STALE', details: { revision: 2 } });
    expect((await getSettings()).body).toEqual(body);
  });

  it('refuse a kind that does not concern the user, and what is no kind', async () => {
    const finance = await api.createUser(promoter, 'finance');
    const { problem } = await choose([{ kind: 'hold.due', delivery: 'now' }], { as: finance });
    expect(problem).toMatchObject({ code: 'INVALID', fieldErrors: [{ field: 'items.0.kind', code: 'notFitting' }] });
    const wrong = await choose([{ kind: 'order.created' as NotifiedKind, delivery: 'now' }]);
    expect(wrong.problem.fieldErrors).toMatchObject([{ field: 'items.0.kind', code: 'choice' }]);
  });

  it('switch a kind off, in the bell too', async () => {
    await happen({ kind: 'settlement.agreed' });
    await happen({ kind: 'seats.changed' });
    await choose([{ kind: 'settlement.agreed', delivery: 'off' }]);
    expect(await kinds()).toEqual(['seats.changed']);
    expect(await unread()).toBe(1);
  });
});

describe('an e-mail', () => {
  const textOf = (mail: Mail | undefined) => mail?.text ?? '';

  it('is sent at once where that was chosen, once, and to nobody who did it', async () => {
    const other = await api.createUser(promoter, 'owner');
    await choose([{ kind: 'settlement.agreed', delivery: 'now' }], { as: other });
    await happen({ kind: 'settlement.agreed', ids: [7], showId: show.showId }, { id: owner.id, name: 'Olga' });
    await passTo(NOW);
    await passTo(NOW);
    expect(mails.map(({ to }) => to)).toEqual([`${other.id}@example.test`]);
    expect(mails[0]?.subject).toBe('Olga agreed the settlement of A concert');
    expect(textOf(mails[0])).toContain('https://parterre.test/finance/settlements/7');
    expect(mails[0]?.html).toContain('href="https://parterre.test/finance/settlements/7"');
    await choose([{ kind: 'settlement.agreed', delivery: 'now' }]);
    await happen({ kind: 'settlement.agreed' }, { id: owner.id, name: 'Olga' });
    await passTo(NOW);
    expect(mails.map(({ to }) => to)).toEqual([`${other.id}@example.test`, `${other.id}@example.test`]);
  });

  it('carries the brand of the promoter and leads to its host, for one thing, for several and for a day', async () => {
    await chooseRowline(api.database, promoter.id);
    await choose([
      { kind: 'seats.changed', delivery: 'now' },
      { kind: 'settlement.agreed', delivery: 'daily' },
    ]);
    await happen({ kind: 'settlement.agreed' });
    for (const times of [1, 2]) {
      for (let at = 0; at < times; at++) await happen({ kind: 'seats.changed', showId: show.showId });
      await passTo(NOW);
    }
    await passTo(new Date('2026-11-20T12:01:00Z'));
    await passTo(new Date('2026-11-21T07:00:10Z'));
    expect(mails).toHaveLength(3);
    for (const mail of mails) {
      expectRowlineMail(mail);
      expect(mail.text).toContain('https://rowline.test/notifications');
    }
  });

  it('tells of all that has just happened, and of nothing that the user may not see any more', async () => {
    await choose([{ kind: 'seats.changed', delivery: 'now' }]);
    await happen({ kind: 'seats.changed', showId: show.showId, details: { seats: 1 } });
    await happen({ kind: 'seats.changed', showId: show.showId, details: { seats: 12 } });
    await passTo(NOW);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^2 notifications from /)]);
    expect(textOf(mails[0])).toContain('Ben changed one seat of A concert.\n');
    expect(textOf(mails[0])).toContain('Ben changed 12 seats of A concert.\n');
    expect(mails[0]?.html).toContain('<li');
    await happen({ kind: 'seats.changed', showId: show.showId });
    await enqueueNotifications(createJobContext(api.database, NOW));
    await runAsSystem(api.database, (db) => db.update(users).set({ isDisabled: true }).where(eq(users.id, owner.id)));
    await passTo(NOW);
    expect(mails).toHaveLength(1);
  });

  it('says what failed in the background, and leads from a report that stopped to its schedules', async () => {
    await happen({ kind: 'job.failed', details: { job: 'send-access-answer' } });
    await passTo(NOW);
    await happen({ kind: 'job.failed', details: { job: 'a-kind-of-later' } });
    await passTo(NOW);
    await happen({ kind: 'report.stopped', details: { report: 'sales' } }, { id: owner.id, name: 'Olga' });
    await passTo(NOW);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'An answer to a request for access failed and is not tried again. Tell whoever runs the server',
      'Work in the background failed and is not tried again. Tell whoever runs the server',
      expect.stringMatching(/^A report by e-mail has stopped.*: Sales\. Its page says why$/),
    ]);
    expect(textOf(mails[2])).toContain('https://parterre.test/reports/sales/schedules');
  });

  it('gathers a day or a week, and comes in the morning of the promoter when there is something to tell', async () => {
    await choose([
      { kind: 'settlement.agreed', delivery: 'daily' },
      { kind: 'hold.due', delivery: 'weekly' },
    ]);
    await happen({ kind: 'settlement.agreed' });
    await happen({ kind: 'hold.due', showId: show.showId, details: { count: 2 } });
    await passTo(new Date('2026-11-20T12:01:00Z'));
    expect(mails).toEqual([]);
    await passTo(new Date('2026-11-21T07:00:10Z'));
    expect(mails.map(({ subject }) => subject.split(' ')[0])).toEqual(['Yesterday']);
    expect(textOf(mails[0])).toContain('Ben agreed a settlement.');
    expect(textOf(mails[0])).not.toContain('hold');
    await passTo(new Date('2026-11-22T07:00:10Z'));
    expect(mails).toHaveLength(1);
    await passTo(new Date('2026-11-23T07:00:10Z'));
    expect(mails.map(({ subject }) => subject.split(' ')[0])).toEqual(['Yesterday', 'Last']);
    expect(textOf(mails[1])).toContain('2 holds of A concert are due to be released.');
    await choose([{ kind: 'settlement.agreed', delivery: 'off' }]);
    await happen({ kind: 'settlement.agreed' });
    await passTo(new Date('2026-11-24T07:00:10Z'));
    expect(mails).toHaveLength(2);
  });

  it('comes at once for what was gathered of a kind that moves to another mail, and not again', async () => {
    await choose([
      { kind: 'settlement.agreed', delivery: 'weekly' },
      { kind: 'hold.due', delivery: 'weekly' },
    ]);
    await happen({ kind: 'settlement.agreed' });
    await happen({ kind: 'hold.due', showId: show.showId, details: { count: 2 } });
    await passTo(new Date('2026-11-20T12:01:00Z'));
    await choose([{ kind: 'settlement.agreed', delivery: 'daily' }]);
    await passTo(new Date('2026-11-20T12:02:00Z'));
    expect(mails.map(textOf)).toEqual([expect.stringContaining('Ben agreed a settlement.')]);
    await passTo(new Date('2026-11-21T07:00:10Z'));
    expect(mails).toHaveLength(1);
    await passTo(new Date('2026-11-23T07:00:10Z'));
    expect(mails.map(textOf)).toEqual([expect.anything(), expect.stringContaining('2 holds of A concert')]);
    expect(textOf(mails[1])).not.toContain('settlement');
  });

  it('comes once for a kind that moves to a mail which will contain what was gathered', async () => {
    await choose([
      { kind: 'settlement.agreed', delivery: 'daily' },
      { kind: 'hold.due', delivery: 'weekly' },
    ]);
    await happen({ kind: 'settlement.agreed' });
    await passTo(new Date('2026-11-20T12:01:00Z'));
    await choose([{ kind: 'settlement.agreed', delivery: 'weekly' }]);
    await passTo(new Date('2026-11-20T12:02:00Z'));
    expect(mails).toEqual([]);
    await passTo(new Date('2026-11-23T07:00:10Z'));
    expect(mails.map(textOf)).toEqual([expect.stringContaining('Ben agreed a settlement.')]);
  });
});

it('what happened long ago is forgotten', async () => {
  await happen({ kind: 'settlement.agreed' }, BEN, new Date('2026-08-01T12:00:00Z'));
  await happen({ kind: 'seats.changed' });
  await forgetOccurrences(createJobContext(api.database, NOW));
  const kept = await runAsSystem(api.database, (db) =>
    db.select({ kind: occurrences.kind }).from(occurrences).where(eq(occurrences.promoterId, promoter.id)),
  );
  expect(kept).toEqual([{ kind: 'seats.changed' }]);
});
