import { getCustomer } from '@parterre/contract/calls/customers';
import { selectShows } from '@parterre/contract/calls/data-selectors';
import { getFeatures } from '@parterre/contract/calls/features';
import { listGuestLists } from '@parterre/contract/calls/guest-lists';
import { listDueHolds, listHolds, listHoldUses } from '@parterre/contract/calls/holds';
import { listShowOfferCodes } from '@parterre/contract/calls/offer-codes';
import { listOrders } from '@parterre/contract/calls/orders';
import { getPrintAtHomeSettings } from '@parterre/contract/calls/print-at-home';
import { updatePromoter } from '@parterre/contract/calls/promoters';
import { createReportSchedule } from '@parterre/contract/calls/report-schedules';
import { listReportDownloads } from '@parterre/contract/calls/report-settings';
import { getSeatPriceStats, getSeatSales, listSeatPrices } from '@parterre/contract/calls/seats';
import { listSettlements } from '@parterre/contract/calls/settlements';
import { listShortUrls } from '@parterre/contract/calls/short-urls';
import { getShow, listShows } from '@parterre/contract/calls/shows';
import { getStartPage } from '@parterre/contract/calls/start';
import { updateUser } from '@parterre/contract/calls/users';
import { ENDPOINTS } from '@parterre/contract/endpoints';
import {
  FEATURE_AREAS,
  FEATURE_GATES,
  FEATURES,
  type FeatureId,
  findClosingOf,
  PERMISSIONS,
  REPORT_KINDS,
  ROLE_PERMISSIONS,
  ROLES,
} from '@parterre/contract/wire/permissions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships } from '#db/schema/ground/users.ts';
import { customers } from '#db/schema/sales/customers.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let now = new Date('2026-11-20T10:00:00Z');
let promoter: TestPromoter;

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(now);
  promoter = await api.createPromoter();
});
afterAll(() => api.close());

describe('features', () => {
  it('are all of them for an owner, each once', async () => {
    const owner = await api.createUser(promoter, 'owner');
    const { status, body } = await api.call(getFeatures, {}, { as: owner });
    expect(status).toBe(200);
    expect(body.items.map((item) => item.id)).toEqual([...FEATURE_AREAS, ...REPORT_KINDS]);
    expect(body.permissions).toEqual(PERMISSIONS.filter((permission) => permission !== 'channel:sell'));
    expect(body.mode).toBe('app');
  });

  it.each(ROLES)('name exactly the permissions of the role %s', async (role) => {
    const { body } = await api.call(getFeatures, {}, { as: await api.createUser(promoter, role) });
    expect([...body.permissions].sort()).toEqual([...ROLE_PERMISSIONS[role]].sort());
  });

  it.each([
    ['seating-manager', ['seat-manager', 'events-list', 'reporting']],
    ['box-office', ['seat-manager', 'events-list', 'reporting', 'order-management', 'guest-list']],
    ['reports-only', ['events-list', 'reporting', 'Sales', 'Instalments']],
    ['partner', ['events-list', 'reporting']],
  ] as const)('show a %s their areas and report kinds only', async (role, ids) => {
    const { body } = await api.call(getFeatures, {}, { as: await api.createUser(promoter, role) });
    expect(body.items.map((item) => item.id)).toEqual(ids);
  });

  it('are a union over the promoters of the caller, or those at one of them', async () => {
    const other = await api.createPromoter();
    const user = await api.createUser(promoter, 'partner');
    await runAsSystem(api.database, (db) =>
      db.insert(memberships).values({ promoterId: other.id, userId: user.id, role: 'finance', scopeIds: [] }),
    );
    const permissionsAt = async (query: object) =>
      (await api.call(getFeatures, { query }, { as: user })).body.permissions;
    expect(await permissionsAt({})).toContain('finance:read');
    expect(await permissionsAt({ promoterCode: other.code })).toContain('finance:read');
    expect(await permissionsAt({ promoterCode: promoter.code })).toEqual(['show:read', 'report:seats']);
  });

  it('are unknown at a promoter of somebody else, and refuse a code that cannot be', async () => {
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    const ask = (promoterCode: string) => api.call(getFeatures, { query: { promoterCode } }, { as: stranger });
    expect((await ask(promoter.code)).status).toBe(404);
    const refused = await ask('?');
    expect([refused.problem.code, refused.problem.fieldErrors?.[0]?.field]).toEqual(['INVALID', 'promoterCode']);
  });
});

describe('a closed feature', () => {
  it.each(FEATURES)('%s closes calls of the contract', (feature) => {
    const closed = ENDPOINTS.filter(({ endpoint }) => findClosingOf([feature], endpoint));
    expect(closed).not.toEqual([]);
    const ids = ENDPOINTS.map(({ endpoint }) => endpoint.id);
    expect((FEATURE_GATES[feature].calls ?? []).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each([
    'seat-manager',
    'event-setup',
    'events-list',
    'reporting',
    'order-management',
    'financials',
    'guest-list',
  ] as const)('%s refuses its list alone, and those of the other areas stay open', async (area) => {
    const { as, params } = await openShow([area]);
    const answers = await Promise.all([
      api.call(listSeatPrices, { params }, as),
      api.call(listShortUrls, { params }, as),
      api.call(listShows, { query: {} }, as),
      api.call(listReportDownloads, { query: {} }, as),
      api.call(listOrders, { query: {} }, as),
      api.call(listSettlements, { query: {} }, as),
      api.call(listGuestLists, { query: {} }, as),
    ]);
    expect(answers.map(({ status, problem }) => (status === 403 ? problem.details?.feature : 'open'))).toEqual(
      FEATURE_AREAS.map((other) => (other === area ? area : 'open')),
    );
  });

  it('is refused to the one user for whom it is closed, in reads and writes at once, and open again afterwards', async () => {
    const owner = await api.createUser(promoter, 'owner');
    const clerk = await api.createUser(promoter, 'box-office');
    const colleague = await api.createUser(promoter, 'box-office');
    const close = async (closedFeatures: FeatureId[]) => {
      const params = { membershipId: await membershipOf(clerk) };
      const { status, body } = await api.call(updateUser, { params, body: { closedFeatures } }, { as: owner });
      expect([status, body.closedFeatures]).toEqual([200, closedFeatures]);
      waitForCaches();
    };
    const orders = async (as: TestUser) => {
      const { status, problem } = await api.call(listOrders, { query: { promoterCode: promoter.code } }, { as });
      return [status, problem?.details?.feature];
    };
    expect(await orders(clerk)).toEqual([200, undefined]);
    await close(['order-management', 'guest-list']);
    expect(await orders(clerk)).toEqual([403, 'order-management']);
    expect(await orders(colleague)).toEqual([200, undefined]);
    const { body } = await api.call(getFeatures, { query: { promoterCode: promoter.code } }, { as: clerk });
    expect(body.closed).toEqual(['order-management', 'guest-list']);
    expect(body.items.map(({ id }) => id)).not.toContain('order-management');
    expect(body.permissions.filter((permission) => /^(order|guestlist):/.test(permission))).toEqual([]);
    await close([]);
    expect(await orders(clerk)).toEqual([200, undefined]);
  });

  it('of a promoter is closed for its owners too, who can still give roles with it and open it again', async () => {
    const own = await api.createPromoter();
    const owner = await api.createUser(own, 'owner');
    const clerk = await api.createUser(own, 'reports-only');
    const change = (closedFeatures: FeatureId[]) =>
      api.call(updatePromoter, { params: { code: own.code }, body: { closedFeatures } }, { as: owner });
    const shows = () => api.call(listShows, { query: { promoterCode: own.code } }, { as: owner });
    expect((await change(['events-list', 'order-management'])).body.closedFeatures).toEqual([
      'events-list',
      'order-management',
    ]);
    waitForCaches();
    const refused = await shows();
    expect([refused.status, refused.problem.details]).toEqual([
      403,
      { permission: 'show:read', feature: 'events-list' },
    ]);
    const params = { membershipId: await membershipOf(clerk) };
    expect((await api.call(updateUser, { params, body: { role: 'box-office' } }, { as: owner })).status).toBe(200);
    await change([]);
    waitForCaches();
    expect((await shows()).status).toBe(200);
  });

  it('closes the reads of its own pages, whose permission other pages need', async () => {
    const own = await api.createPromoter();
    const as = { as: await api.createUser(own, 'owner') };
    const { showCode } = await insertShow(api, own);
    const closedFeatures: FeatureId[] = ['event-setup', 'reporting'];
    await api.call(updatePromoter, { params: { code: own.code }, body: { closedFeatures } }, as);
    waitForCaches();
    const answers = await Promise.all([
      api.call(listShowOfferCodes, { params: { showCode }, query: {} }, as),
      api.call(listShortUrls, { params: { showCode }, query: {} }, as),
      api.call(getPrintAtHomeSettings, { params: { showCode } }, as),
      api.call(selectShows, { query: {} }, as),
      api.call(listReportDownloads, { query: {} }, as),
    ]);
    expect(answers.map(({ status, problem }) => [status, problem.details?.feature])).toEqual([
      [403, 'event-setup'],
      [403, 'event-setup'],
      [403, 'event-setup'],
      [403, 'reporting'],
      [403, 'reporting'],
    ]);
    expect((await api.call(getShow, { params: { showCode } }, as)).status).toBe(200);
  });

  it('is named at once, before the cached permissions know of it, and where only the body needs it', async () => {
    const own = await api.createPromoter();
    const owner = await api.createUser(own, 'owner');
    const close = (closedFeatures: FeatureId[]) =>
      api.call(updatePromoter, { params: { code: own.code }, body: { closedFeatures } }, { as: owner });
    const schedule = async (report: 'sales' | 'customer-data') => {
      const about = { promoterCode: own.code, request: { promoterCode: own.code }, report };
      const answer = await api.call(createReportSchedule, { body: { ...EVERY_DAY, ...about } }, { as: owner });
      return answer.problem?.details ?? answer.status;
    };
    expect(await schedule('sales')).toBe(201);
    await close(['Sales']);
    const ofSales = { permission: 'report:sales', feature: 'Sales' };
    expect(await schedule('sales')).toEqual(ofSales);
    waitForCaches();
    expect(await schedule('sales')).toEqual(ofSales);
    await close(['CustomerData']);
    waitForCaches();
    expect(await schedule('sales')).toBe(201);
    expect(await schedule('customer-data')).toEqual({ permission: 'customer:export', feature: 'CustomerData' });
  });

  it('seat-manager closes what its pages alone read, and leaves out holds of the start page', async () => {
    const { as, params } = await openShow(['seat-manager']);
    const closed = await Promise.all([
      api.call(listSeatPrices, { params }, as),
      api.call(getSeatSales, { params }, as),
      api.call(listHoldUses, { params }, as),
      api.call(listDueHolds, { query: {} }, as),
    ]);
    expect(closed.map(({ status, problem }) => [status, problem.details?.feature])).toEqual(
      closed.map(() => [403, 'seat-manager']),
    );
    // The pages of orders, guest lists and offer codes read them too.
    const kept = await Promise.all([
      api.call(listHolds, { params }, as),
      api.call(getSeatPriceStats, { params }, as),
      api.call(getStartPage, { query: {} }, as),
    ]);
    expect(kept.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(kept[2].body.holdsDue).toBeNull();
  });

  it('order-management leaves the orders out of a customer, who stays', async () => {
    const { own, as } = await openShow(['order-management']);
    const [{ customerId = 0 } = {}] = await runAsSystem(api.database, (db) =>
      db
        .insert(customers)
        .values({ promoterId: own.id, id: newId(), ...ADA, createdAt: now })
        .returning({ customerId: customers.id }),
    );
    const read = () => api.call(getCustomer, { params: { customerId } }, as);
    expect((await read()).body).toMatchObject({ name: 'Ada', orders: null });
    const body = { closedFeatures: [] };
    await api.call(updatePromoter, { params: { code: own.code }, body }, as);
    waitForCaches();
    expect((await read()).body).toMatchObject({ name: 'Ada', orders: [] });
  });

  it('is refused where nobody knows it', async () => {
    const owner = await api.createUser(promoter, 'owner');
    const body = { closedFeatures: ['everything' as FeatureId] };
    const { problem } = await api.call(updatePromoter, { params: { code: promoter.code }, body }, { as: owner });
    expect([problem.code, problem.fieldErrors?.[0]?.field]).toEqual(['INVALID', 'closedFeatures.0']);
  });
});

const ADA = { name: 'Ada', nameKey: 'ada', email: 'ada@example.test', emailKey: 'ada@example.test' };

/** Makes a promoter with a show, for which these features are closed. */
async function openShow(closedFeatures: FeatureId[]) {
  const own = await api.createPromoter();
  const as = { as: await api.createUser(own, 'owner') };
  const { showCode } = await insertShow(api, own);
  await api.call(updatePromoter, { params: { code: own.code }, body: { closedFeatures } }, as);
  waitForCaches();
  return { own, as, params: { showCode } };
}

const EVERY_DAY = {
  name: 'Who came',
  every: 'day' as const,
  hour: 7,
  timeZone: 'Europe/London',
  recipients: ['ada@example.test'],
};

async function membershipOf({ id }: TestUser): Promise<number> {
  const rows = await runAsSystem(api.database, (db) =>
    db.select({ id: memberships.id }).from(memberships).where(eq(memberships.userId, id)),
  );
  return rows[0]?.id ?? 0;
}

/** Advances the clock, because permissions are cached for ten seconds. */
function waitForCaches(): void {
  now = new Date(now.getTime() + 11_000);
  api.setNow(now);
}
