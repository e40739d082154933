import { listPriceGroups } from '@parterre/contract/calls/price-groups';
import { listPrices } from '@parterre/contract/calls/prices';
import { connectApi, findShowCode } from './support/connect-api.ts';
import { goOn } from './support/go-on.ts';
import { expect, signIn, test } from './support/journey.ts';
import { refuse } from './support/refuse.ts';

test('what an address asks for that there is not is said in the words of the specification', async ({ page }) => {
  await signIn(page);
  await page.goto('/nowhere');
  await expect(page.getByText("Unfortunately, we can't find this page")).toBeVisible();
  await page.goto('/shows?search=nobodysingsthis');
  await expect(page.getByText('No results found.')).toBeVisible();
  for (const [query, words] of [
    ['pageSize=5', 'New page size was out of range'],
    ['page=0', 'New page index must be greater than 0'],
    ['sort=Nonsense', 'Unable to parse value to enum'],
  ]) {
    await page.goto(`/shows?${query}`);
    await expect(page.getByText(words ?? '').first()).toBeVisible();
  }
});

test('what is still loading, has no columns or nothing to choose from says so', async ({ page }) => {
  await signIn(page, 'owner', '/silent-renew.html');
  const api = await connectApi(page);
  const showCode = await findShowCode(api, 'Mahler: Symphony No. 5');
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/shows?*', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto('/shows');
  const loading = page.getByRole('status').filter({ hasText: 'Loading data…' });
  await expect(loading).toBeVisible();
  answer();
  await expect(loading).toBeHidden();

  await page.route('**/venues?*', (route) => (route.request().url().includes('slowly') ? undefined : route.continue()));
  await goOn(page, '/shows/new');
  await page.getByRole('button', { name: 'Harbour & Hall' }).click();
  const venue = page.getByLabel('Venue');
  await venue.fill('nobodyplayshere');
  await expect(page.getByText('no options', { exact: true })).toBeVisible();
  await venue.fill('slowly');
  await expect(page.getByText('loading', { exact: true })).toBeVisible();

  await page.goto(`/reports/seat-holds?showCode=${showCode}&drawer=tableColumnSelect`);
  const drawer = page.getByRole('dialog', { name: 'Columns' });
  await expect(drawer.getByRole('checkbox').first()).toBeVisible();
  for (const column of await drawer.getByRole('checkbox').all()) await column.uncheck();
  await drawer.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('No columns', { exact: true })).toBeVisible();
});

test('an order of ticket groups and previews of tickets that fail are told in the words of the specification', async ({
  page,
}) => {
  await signIn(page);
  const api = await connectApi(page);
  const params = { showCode: await findShowCode(api, 'Mahler: Symphony No. 5') };
  const group = (await api(listPriceGroups, { params })).items.at(-1)?.priceGroupId;
  const ticket = (await api(listPrices, { params })).items[0]?.priceTypeId;
  await page.goto(`/shows/${params.showCode}/tickets/groups/${group}`);
  const drawer = page.getByRole('dialog');
  await page.route(`**/price-groups/${group}`, (route) =>
    route.request().method() === 'PATCH' ? refuse(route, 'INTERNAL') : route.continue(),
  );
  await drawer.getByRole('combobox', { name: /Position among the groups/ }).click();
  await page.getByRole('option', { name: 'First' }).click();
  await drawer.getByRole('button', { name: 'Save group' }).click();
  await expect(drawer.getByText('Update ticket group order error')).toBeVisible();

  for (const [path, call, words] of [
    ['', '**/pah-previews*', 'pah previews failed'],
    [`/tickets/${ticket}`, '**/pah-preview?*', 'pah preview failed'],
  ] as const) {
    await page.route(call, (route) => refuse(route, 'BUSY'));
    await page.goto(`/shows/${params.showCode}/print-at-home${path}`);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(words, { exact: true })).toBeHidden();
  }
});
