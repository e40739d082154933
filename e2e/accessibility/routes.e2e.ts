import { createApiKey } from '@parterre/contract/calls/api-keys';
import { listGuestLists, listGuests } from '@parterre/contract/calls/guest-lists';
import { listHolds } from '@parterre/contract/calls/holds';
import { getOrder, listOrders } from '@parterre/contract/calls/orders';
import { listPrices } from '@parterre/contract/calls/prices';
import { createReportSchedule } from '@parterre/contract/calls/report-schedules';
import { listRoles } from '@parterre/contract/calls/roles';
import { listSettlementRules, listSettlements } from '@parterre/contract/calls/settlements';
import { createWebhook } from '@parterre/contract/calls/webhooks';
import type { Client } from '@parterre/contract/wire/client';
import type { Page } from '@playwright/test';
import { connectApi, findShowCode } from '../support/connect-api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { goOn } from '../support/go-on.ts';
import { expect, signIn, test } from '../support/journey.ts';
import { CHECKED_PAGES } from './checked-pages.ts';

test.describe.configure({ timeout: 300_000 });

const routes = Object.keys(CHECKED_PAGES).filter((route) => CHECKED_PAGES[route] === 'accessibility/routes.e2e.ts');

// The journeys of a file share a worker's time, so two halves are done sooner.
for (const half of [0, 1])
  test(`pages and drawers that no other journey looks at have no fault of accessibility, part ${half + 1}`, async ({
    page,
  }) => {
    await signIn(page);
    const ids = await findIds(await connectApi(page));
    for (const route of routes.filter((_, at) => at % 2 === half)) await expectRouteAccessible(page, route, ids);
  });

async function expectRouteAccessible(page: Page, route: string, ids: Record<string, unknown>): Promise<void> {
  const path = route.replace(/:(\w+)/g, (_, name: string) => String(ids[name] ?? `no-${name}`));
  const isPage = PAGES.has(route);
  // A drawer that is still closing would be taken for the next one.
  await goOn(page, '/nowhere');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goOn(page, path);
  await expect(isPage ? page.getByRole('heading', { level: 1 }) : page.getByRole('dialog'), path).toBeVisible();
  await expect(page.getByLabel(/^Loading/), path).toHaveCount(0);
  await expect(page.getByText('Oops, page not found'), path).toBeHidden();
  await expectAccessible(page, path, { part: isPage ? 'html' : '[role=dialog]', inBothThemes: true });
}

/** The others are drawers, below which a page has been looked at. */
const PAGES = new Set([
  '/due-holds',
  '/shows/:showCode/questions',
  '/shows/:showCode/holds',
  '/shows/:showCode/guest-lists',
  '/shows/:showCode/seats/holds',
  '/customers',
  '/guest-lists',
  '/reports',
  '/finance/instalments',
  '/finance/settlements',
  '/finance/settlements/open',
  '/finance/settlements/:settlementId',
  '/api-keys',
  '/webhooks',
  '/support',
]);

const promoterCode = 'harbour-hall';

/** Returns an object of the demo for each parameter of a route. */
async function findIds(api: Client): Promise<Record<string, unknown>> {
  const showCode = await findShowCode(api, 'Mahler: Symphony No. 5');
  const params = { showCode };
  const [price] = (await api(listPrices, { params })).items;
  const [hold] = (await api(listHolds, { params })).items;
  const [list] = (await api(listGuestLists, { query: { showCode } })).items;
  const guests = await api(listGuests, { params: { guestListId: list?.guestListId ?? 0 }, query: {} });
  const [listed] = (await api(listOrders, { query: { showCode } })).items;
  const order = await api(getOrder, { params: { orderId: listed?.orderId ?? '' } });
  const [rule] = (await api(listSettlementRules, { params: { code: promoterCode } })).items;
  const [settlement] = (await api(listSettlements, { query: {} })).items;
  const [role] = (await api(listRoles, { query: { promoterCode } })).items;
  const url = 'https://example.com/accessible';
  const webhook = await api(createWebhook, { body: { promoterCode, url, kinds: ['order.created'] } });
  const key = await api(createApiKey, { body: { promoterCode, name: `Shop ${Date.now()}`, channel: 'web' } });
  const schedule = await api(createReportSchedule, {
    body: {
      promoterCode,
      name: `Monthly ${Date.now()}`,
      report: 'sales',
      request: { promoterCode },
      every: 'month',
      hour: 7,
      timeZone: 'Europe/London',
      recipients: ['finance@example.test'],
      isPaused: true,
    },
  });
  return {
    showCode,
    priceTypeId: price?.priceTypeId,
    holdId: hold?.holdId,
    questionId: 'new',
    guestListId: list?.guestListId,
    guestId: guests.items[0]?.guestId,
    orderId: order.orderId,
    orderItemId: order.items[0]?.id,
    customerId: order.customerId,
    instalmentPlanId: 'new',
    settlementRuleId: rule?.settlementRuleId,
    settlementId: settlement?.settlementId,
    report: 'sales',
    reportScheduleId: schedule.id,
    webhookId: webhook.webhookId,
    apiKeyId: key.apiKeyId,
    roleId: role?.roleId,
  };
}
