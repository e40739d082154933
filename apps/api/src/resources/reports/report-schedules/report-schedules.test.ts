import { listNotifications } from '@parterre/contract/calls/notifications';
import * as calls from '@parterre/contract/calls/report-schedules';
import { listReportDownloads } from '@parterre/contract/calls/report-settings';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { CallArguments } from '@parterre/contract/wire/call';
import { parse } from 'csv-parse/sync';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { memberships, users } from '#db/schema/ground/users.ts';
import { reportSchedules } from '#db/schema/reports/report-schedules.ts';
import { runAsSystem } from '#db/system.ts';
import { createJobContext } from '#jobs/job-context.ts';
import { runDueJobs } from '#jobs/work-queue.ts';
import type { Mail } from '#mail/mailer.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { chooseRowline, expectRowlineMail } from '#test/support/expect-rowline-mail.ts';
import { SILENT_LOG } from '#test/support/silent-log.ts';
import { ADDRESSES, type CallOptions, type TestUser } from '#test/support/test-api.ts';
import { HOUR_MS } from '#time/zones.ts';
import { enqueueDueReports, reportJob, runSchedule } from './run-schedule.ts';

type Create = CallArguments<typeof calls.createReportSchedule>['body'];
type Update = CallArguments<typeof calls.updateReportSchedule>['body'];

const NOW = new Date('2026-11-21T05:30:00Z');
let office: BoxOffice;
let finance: TestUser;
let mails: Mail[];
let mailFault: Error | undefined;
/** The address that cannot be reached. */
let lost: string | undefined;
const mailer = {
  send: async (mail: Mail) => {
    if (mailFault) throw mailFault;
    if (mail.to === lost) throw new Error('the mailbox is full');
    mails.push(mail);
  },
};

beforeAll(async () => {
  office = await openBoxOffice(await startBoxOffice());
  await office.sell({ seats: [0, 1], places: 1 });
});
afterAll(() => office.api.close());
beforeEach(async () => {
  office.api.setNow(NOW);
  mails = [];
  mailFault = undefined;
  lost = undefined;
  await runAsSystem(office.api.database, (db) => db.delete(reportSchedules));
  finance = await office.api.createUser(office.promoter, 'finance');
});

const create = (body: Partial<Create> = {}, options: Partial<CallOptions> = {}) =>
  office.api.call(
    calls.createReportSchedule,
    {
      body: {
        promoterCode: office.promoter.code,
        name: 'Sales every morning',
        report: 'sales',
        request: { promoterCode: office.promoter.code, columns: ['price_type', 'gone', 'sold'] },
        fileType: 'CSV',
        every: 'day',
        hour: 7,
        timeZone: 'Europe/Berlin',
        recipients: ['ada@example.test', 'bob@example.test'],
        ...body,
      },
    },
    { as: finance, ...options },
  );
const update = (id: number, body: Update, options: Partial<CallOptions> = {}) =>
  office.api.call(calls.updateReportSchedule, { params: { id }, body }, { as: finance, ...options });
const remove = (id: number, options: Partial<CallOptions> = {}) =>
  office.api.call(calls.removeReportSchedule, { params: { id } }, { as: finance, ...options });
const list = (as = finance, query: CallArguments<typeof calls.listReportSchedules>['query'] = {}) =>
  office.api.call(calls.listReportSchedules, { query }, { as });
const first = async () => (await list()).body.items[0];

/** Runs the background jobs of half a minute after a moment. */
async function passTo(now: Date): Promise<void> {
  const { database } = office.api;
  office.api.setNow(now);
  await enqueueDueReports(createJobContext(database, now));
  const options = { database, mailer, addresses: ADDRESSES, log: SILENT_LOG };
  const handlers = [reportJob.handle((job, payload) => runSchedule(options, job, payload))];
  await runDueJobs({ database, now: () => now, log: SILENT_LOG, handlers });
}
const DUE = new Date('2026-11-21T06:00:30Z');

describe('a scheduled report', () => {
  it('is due at its hour on the clock of its zone, and written down', async () => {
    const { status, body, text } = await create();
    expect(status, text).toBe(201);
    expect(body).toMatchObject({
      promoterCode: office.promoter.code,
      report: 'sales',
      state: 'ACTIVE',
      isPaused: false,
      isOwn: true,
      failures: 0,
      lastFailure: null,
      lastSentAt: null,
      nextRunAt: '2026-11-21T06:00:00.000Z',
      revision: 1,
    });
    expect((await list()).body).toMatchObject({ items: [body], totalItems: 1 });
    const entries = await runAsSystem(office.api.database, (db) =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.actorId, finance.id))),
    );
    expect(entries).toMatchObject([{ action: 'report-schedule.create', objectId: String(body.id) }]);
  });

  it('is made once by a repeated request', async () => {
    const once = await create({}, { key: 'once' });
    expect((await create({}, { key: 'once' })).body).toEqual(once.body);
    expect((await list()).body.totalItems).toBe(1);
  });

  it.each([
    [{ name: '' }, 'name', 'required'],
    [{ report: 'weather' }, 'report', 'choice'],
    [{ fileType: 'PDF' }, 'fileType', 'choice'],
    [{ salesPeriod: 'ever' }, 'salesPeriod', 'choice'],
    [{ eventPeriod: 'soon' }, 'eventPeriod', 'choice'],
    [{ every: 'hour' }, 'every', 'choice'],
    [{ weekday: 0 }, 'weekday', 'min'],
    [{ dayOfMonth: 32 }, 'dayOfMonth', 'max'],
    [{ hour: 24 }, 'hour', 'max'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', undefined],
    [{ recipients: [] }, 'recipients', 'tooFew'],
    [{ recipients: Array.from({ length: 21 }, (_, at) => `a${at}@example.test`) }, 'recipients', 'tooMany'],
    [{ recipients: ['a@example.test, b@example.test'] }, 'recipients.0', 'email'],
    [{ isPaused: 'no' }, 'isPaused', 'wrongType'],
    [{ includeQuestions: 1 }, 'includeQuestions', 'wrongType'],
    [{ request: { promoterCode: 'harbour', weather: true } }, 'request.weather', 'unknownField'],
    [{ state: 'ACTIVE' }, 'state', 'unknownField'],
  ])('refuses %o naming %s', async (body, field, code) => {
    const { status, problem } = await create(body as Partial<Create>);
    expect(status).toBe(400);
    expect(problem).toMatchObject({ code: 'INVALID', fieldErrors: [{ field, ...(code ? { code } : {}) }] });
  });

  it('needs the permission of its report', async () => {
    const seating = await office.api.createUser(office.promoter, 'seating-manager');
    expect((await create({}, { as: seating })).problem.details).toEqual({ permission: 'report:sales' });
    expect((await create({ report: 'customer-data' })).problem.details).toEqual({ permission: 'customer:export' });
    const { id } = (await create()).body;
    expect((await update(id, { report: 'fanshare' })).problem.details).toEqual({ permission: 'fanshare:read' });
  });

  it('is seen and changed by its owner, by who may change the promoter, and by nobody elsewhere', async () => {
    const { id } = (await create()).body;
    const colleague = await office.api.createUser(office.promoter, 'marketing');
    expect((await list(colleague)).body.items).toEqual([]);
    expect((await update(id, { hour: 8 }, { as: colleague })).status).toBe(404);
    expect((await list(office.owner)).body.items).toMatchObject([{ id, isOwn: false }]);
    expect((await update(id, { isPaused: true }, { as: office.owner })).body.state).toBe('PAUSED');
    const stranger = await office.api.createUser(await office.api.createPromoter(), 'owner');
    expect((await list(stranger)).body.items).toEqual([]);
    expect((await list(stranger, { promoterCode: office.promoter.code })).status).toBe(404);
    expect((await remove(id, { as: stranger })).status).toBe(404);
  });

  it('keeps what is not named, and is refused on a revision that is not the stored one', async () => {
    const { body: before } = await create();
    const { body } = await update(before.id, { every: 'week', weekday: 1 }, { revision: 1 });
    expect(body).toEqual({ ...before, every: 'week', weekday: 1, nextRunAt: '2026-11-23T06:00:00.000Z', revision: 2 });
    for (const answer of [
      await update(before.id, { hour: 9 }, { revision: 1 }),
      await remove(before.id, { revision: 1 }),
    ])
      expect(answer.problem).toMatchObject({ code: 'STALE', details: { revision: 2 } });
    expect((await remove(before.id, { revision: 2 })).status).toBe(204);
    expect((await remove(before.id)).status).toBe(404);
  });

  it('is refused where the promoter has the most that are sent for it', async () => {
    const { id } = (await create()).body;
    await runAsSystem(office.api.database, (db) =>
      db.execute(sql`insert into report_schedules (promoter_id, id, user_id, user_name, name, report, request, include_questions,
          file_type, sales_period, every, weekday, day_of_month, hour, time_zone, recipients, state, created_at)
        select promoter_id, id + n, user_id, user_name, name, report, request, include_questions, file_type, sales_period, every,
          weekday, day_of_month, hour, time_zone, recipients, state, created_at
        from report_schedules, generate_series(1, 99) n where id = ${id}`),
    );
    expect((await create()).problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'too-many-schedules', most: 100 },
    });
  });

  it('is listed page after page', async () => {
    for (let at = 0; at < 22; at++) await create({ name: `Report ${at}` });
    const { body } = await list();
    const rest = (await list(finance, { next: body.next ?? '' })).body;
    expect([body.totalItems, body.items.length, rest.items.length]).toEqual([22, 20, 2]);
    expect((await list(finance, { pageSize: 5 })).problem.fieldErrors).toMatchObject([{ field: 'pageSize' }]);
  });
});

describe('a schedule that somebody else changes', () => {
  const setMembership = ({ id }: TestUser, values: Partial<typeof memberships.$inferInsert>) =>
    runAsSystem(office.api.database, (db) => db.update(memberships).set(values).where(eq(memberships.userId, id)));
  /** Somebody who may change the promoter and make reports, but neither reads nor takes away customers. */
  const createOfficer = async () => {
    const officer = await office.api.createUser(office.promoter, 'reports-only');
    await setMembership(officer, { grantedPermissions: ['promoter:write'] });
    return officer;
  };
  const detailed = (columns: string[]) => ({ promoterCode: office.promoter.code, columns });
  const readMailed = () => Buffer.from(mails.at(-1)?.files?.[0]?.bytes ?? []).toString();

  it('runs with their permissions once they say what is sent or to whom, so nobody is sent more than they may see', async () => {
    const report = 'detailed-sales' as const;
    const { id } = (await create({ report, request: detailed(['order_id']) }, { as: office.owner })).body;
    const officer = await createOfficer();
    const wanted = { request: detailed(['customer_name', 'customer_email']), recipients: ['officer@example.test'] };
    const { body } = await update(id, wanted, { as: officer });
    expect(body).toMatchObject({ isOwn: true, ownerName: `User ${officer.id.slice(0, 4)}` });
    await passTo(DUE);
    expect(mails.map(({ to }) => to)).toEqual(['officer@example.test']);
    expect(readMailed()).toContain('***');
    expect(readMailed()).not.toContain('@example.test');
    expect(mails[0]?.text).toContain(`because User ${officer.id.slice(0, 4)} has`);
    expect((await list(office.owner)).body.items).toMatchObject([{ id, isOwn: false }]);
    // With the owner's permissions the same file names the buyers, so the mask above is that of the officer.
    await update(id, { recipients: ['owner@example.test'] }, { as: office.owner });
    await passTo(new Date(DUE.getTime() + 24 * HOUR_MS));
    expect(readMailed()).not.toContain('***');
    const [changed] = await runAsSystem(office.api.database, (db) =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.objectId, String(id)), eq(auditEntries.actorId, officer.id))),
    );
    expect(changed).toMatchObject({
      action: 'report-schedule.update',
      before: { ownerName: `User ${office.owner.id.slice(0, 4)}` },
      after: { ownerName: `User ${officer.id.slice(0, 4)}` },
    });
  });

  it.each([
    [{ recipients: ['more@example.test'] }],
    [{ fileType: 'EXCEL' as const }],
    [{ salesPeriod: 'yesterday' as const }],
    [{ eventPeriod: 'future' as const }],
    [{ includeQuestions: true }],
    [{ report: 'sales' as const }],
  ])('is theirs by %o', async (body) => {
    const { id } = (await create({}, { as: office.owner })).body;
    const officer = await createOfficer();
    expect((await update(id, body, { as: officer })).body.isOwn).toBe(true);
  });

  it('stays with who had it while its name and its time change or it is paused, and in the list of its maker in any case', async () => {
    const { id } = (await create()).body;
    const calm = { name: 'Weekly', every: 'week', weekday: 2, hour: 9, timeZone: 'Europe/Paris' } as const;
    expect((await update(id, calm, { as: office.owner })).body.isOwn).toBe(false);
    expect((await update(id, { isPaused: true }, { as: office.owner })).body.isOwn).toBe(false);
    expect((await update(id, { recipients: ['more@example.test'] }, { as: office.owner })).body.isOwn).toBe(true);
    expect((await list()).body.items).toMatchObject([{ id, isOwn: false }]);
    expect((await update(id, { recipients: ['ada@example.test'] })).body.isOwn).toBe(true);
  });

  it('is paused and deleted by who may not make the report, but changed and started by nobody without', async () => {
    const { id } = (await create({ report: 'customer-data' }, { as: office.owner })).body;
    const admin = await office.api.createUser(office.promoter, 'promoter-admin');
    await setMembership(admin, { closedFeatures: ['CustomerData'] });
    for (const body of [{ recipients: ['admin@example.test'] }, { isPaused: true, hour: 8 }, { isPaused: false }])
      expect((await update(id, body, { as: admin })).problem.details).toEqual({
        permission: 'customer:export',
        feature: 'CustomerData',
      });
    expect((await update(id, { isPaused: true }, { as: admin })).body).toMatchObject({ state: 'PAUSED', isOwn: false });
    expect((await remove(id, { as: admin })).status).toBe(204);
  });
});

describe('a run', () => {
  it('mails the file to everybody once, is due again a day later, and is a download of its owner', async () => {
    await create();
    await passTo(new Date('2026-11-21T05:59:00Z'));
    expect(mails).toEqual([]);
    await passTo(DUE);
    await passTo(new Date(DUE.getTime() + 60_000));
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.test', 'bob@example.test']);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
    const [file] = mails[0]?.files ?? [];
    const fileName = `sales-${office.promoter.code}-2026-11-21 Sales every morning.csv`;
    expect(file).toMatchObject({ name: fileName, contentType: 'text/csv' });
    const rows = parse(Buffer.from(file?.bytes ?? []), { bom: true });
    expect(rows[1]).toEqual(['Price 1', '2']);
    expect(await first()).toMatchObject({ lastSentAt: DUE.toISOString(), nextRunAt: '2026-11-22T06:00:00.000Z' });
    const downloads = await office.api.call(listReportDownloads, {}, { as: finance });
    expect(downloads.body.items).toMatchObject([{ report: 'sales', fileName }]);
    const bell = await office.api.call(listNotifications, { query: {} }, { as: finance });
    expect(bell.body.items).toMatchObject([{ kind: 'export.ready', details: { report: 'sales' }, isUnread: true }]);
  });

  it('says in its mail what it is about, and has a file name with the days, which no other schedule has', async () => {
    const { promoter } = office;
    const request = { promoterCode: promoter.code, includePending: true, priceNames: ['Price 1'] };
    const asked = { request, salesPeriod: 'last-7-days' as const, recipients: ['ada@example.test'] };
    await create(asked);
    await create({ ...asked, name: 'Weekly' });
    await create({ ...asked, name: 'Resale', report: 'fanshare' }, { as: office.owner });
    await passTo(DUE);
    const [sales, weekly, fanshare] = ['Sales every morning', 'Weekly', 'Resale'].map((name) =>
      mails.find(({ subject }) => subject.startsWith(name)),
    );
    expect(sales?.files?.[0]?.name).toBe(`sales-${promoter.code}-2026-11-14_2026-11-20 Sales every morning.csv`);
    expect(weekly?.files?.[0]?.name).toBe(`sales-${promoter.code}-2026-11-14_2026-11-20 Weekly.csv`);
    expect(sales?.text).toContain(`Sales\nPromoter: Promoter ${promoter.code}\nEvents: `);
    expect(sales?.text).toContain('A concert, 2027-03-01');
    expect(sales?.text).toContain(
      [...['Tickets: Price 1', 'Sold from: 2026-11-14', 'Sold until: 2026-11-20'], 'Pending orders included: Yes'].join(
        '\n',
      ),
    );
    expect(fanshare?.text).toContain('there was nothing to report');
    expect(fanshare?.text).toContain('FanShare\nPromoter: ');
    expect(fanshare?.text).not.toContain('Pending orders');
  });

  it('has its days also behind a name that was given, and within the length that a name may have', async () => {
    const { promoter } = office;
    const request = { promoterCode: promoter.code, fileName: 'Board.csv' };
    await create({ request });
    await create({ request: { ...request, fileName: 'x'.repeat(LIMITS.report.fileName) }, name: 'Long name' });
    await passTo(DUE);
    const names = new Set(mails.map(({ files }) => files?.[0]?.name));
    expect([...names].sort()).toEqual([
      'Board-2026-11-21.csv',
      `${'x'.repeat(LIMITS.report.fileName - 11)}-2026-11-21.csv`,
    ]);
  });

  it('names the first events only, and how many there are', async () => {
    const { api } = office;
    const other = await api.createPromoter();
    for (let at = 0; at < 5; at++) await insertShow(api, other);
    const request = { promoterCode: other.code, columns: ['price_type', 'sold'] };
    const as = await api.createUser(other, 'finance');
    await create({ promoterCode: other.code, request, recipients: ['ada@example.test'] }, { as });
    await passTo(DUE);
    const [, count, more] = /Events: (\d+): A concert, .*; and (\d+) more/.exec(mails[0]?.text ?? '') ?? [];
    expect(Number(count)).toBe(5);
    expect(Number(count) - Number(more)).toBe(3);
  });

  it('carries the brand of the promoter', async () => {
    await chooseRowline(office.api.database, office.promoter.id);
    await create({ recipients: ['ada@example.test'] });
    await passTo(DUE);
    expectRowlineMail(mails[0]);
  });

  it('tells in the language of the reader when there is nothing to report', async () => {
    const request = {
      promoterCode: office.promoter.code,
      culture: 'de',
      showSelection: { showCodes: ['AAAAAAAA'] },
    };
    await create({ request, recipients: ['ada@example.test'] });
    await passTo(DUE);
    expect(mails).toMatchObject([{ files: [], language: 'de' }]);
    expect(mails[0]?.text).toContain('nichts zu berichten');
    expect(await first()).toMatchObject({ failures: 0 });
  });

  it('that failed half-way repeats nothing to those who have it, and the next one goes to everybody', async () => {
    await create();
    lost = 'bob@example.test';
    await passTo(DUE);
    expect(await first()).toMatchObject({ failures: 1, lastFailure: 'FAILED' });
    lost = undefined;
    await passTo(new Date((await first())?.nextRunAt ?? ''));
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.test', 'bob@example.test']);
    await passTo(new Date(DUE.getTime() + 24 * HOUR_MS));
    expect(mails.map(({ to }) => to).slice(2)).toEqual(['ada@example.test', 'bob@example.test']);
  });

  it('counts the days of its events anew, of all events and of chosen venues', async () => {
    const { promoter, show } = office;
    const old = { dateFrom: '2020-01-01', dateTo: '2020-01-31' };
    const [venue] = await runAsSystem(office.api.database, (db) =>
      db.select({ id: shows.venueId }).from(shows).where(eq(shows.id, show.showId)),
    );
    const asked = { promoterCode: promoter.code, columns: ['show_code'] };
    const ofVenue = { ...asked, venueSelection: { venueIds: [venue?.id ?? 0], ...old } };
    await create({ name: 'a', request: { ...asked, ...old }, eventPeriod: 'future', recipients: ['all@example.test'] });
    await create({ name: 'v', request: ofVenue, eventPeriod: 'future', recipients: ['venue@example.test'] });
    await create({ name: 'o', request: { ...asked, ...old }, recipients: ['old@example.test'] });
    await passTo(DUE);
    const found = mails.map(({ to, files }) => [to, (files ?? []).length]).sort();
    expect(found).toEqual([
      ['all@example.test', 1],
      ['old@example.test', 0],
      ['venue@example.test', 1],
    ]);
  });

  it('is left out while it is paused, and after it was deleted', async () => {
    const { id } = (await create({ isPaused: true })).body;
    expect(await first()).toMatchObject({ state: 'PAUSED', nextRunAt: null });
    await passTo(DUE);
    await update(id, { isPaused: false });
    await remove(id);
    await passTo(new Date(DUE.getTime() + 24 * HOUR_MS));
    expect(mails).toEqual([]);
  });

  it('has the rights its owner has then: a role without the report, a disabled user', async () => {
    await create();
    await runAsSystem(office.api.database, (db) =>
      db.update(memberships).set({ role: 'box-office' }).where(eq(memberships.userId, finance.id)),
    );
    await passTo(DUE);
    const { items } = (await list(office.owner)).body;
    expect(items).toMatchObject([{ failures: 1, lastFailure: 'NO_RIGHTS', state: 'ACTIVE' }]);
    await runAsSystem(office.api.database, (db) =>
      db.update(users).set({ isDisabled: true }).where(eq(users.id, finance.id)),
    );
    await passTo(new Date(DUE.getTime() + 24 * HOUR_MS));
    expect((await list(office.owner)).body.items).toMatchObject([{ failures: 2, lastFailure: 'NO_RIGHTS' }]);
    expect(mails).toEqual([]);
  });

  it('that fails is tried sooner, stops after five in a row, and starts anew when it is asked to', async () => {
    const { id } = (await create()).body;
    mailFault = new Error('the mail server is away');
    await passTo(DUE);
    expect(await first()).toMatchObject({
      failures: 1,
      lastFailure: 'FAILED',
      nextRunAt: new Date(DUE.getTime() + HOUR_MS / 4).toISOString(),
    });
    for (let run = 2; run <= 5; run++) await passTo(new Date((await first())?.nextRunAt ?? ''));
    expect(await first()).toMatchObject({ failures: 5, state: 'STOPPED', isPaused: true, nextRunAt: null });
    const told = await office.api.call(listNotifications, { query: {} }, { as: finance });
    expect(told.body.items).toMatchObject([{ kind: 'report.stopped', details: { report: 'sales' }, isUnread: true }]);
    mailFault = undefined;
    await passTo(new Date(DUE.getTime() + 48 * HOUR_MS));
    expect(mails).toEqual([]);
    expect((await update(id, { isPaused: false })).body).toMatchObject({ failures: 0, state: 'ACTIVE' });
    await passTo(new Date(DUE.getTime() + 72 * HOUR_MS));
    expect(mails).toHaveLength(2);
  });
});
