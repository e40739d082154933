import { randomUUID } from 'node:crypto';
import { listTaxRates } from '@parterre/contract/calls/promoters';
import { connectApi } from '../support/connect-api.ts';
import { expect, signIn, test } from '../support/journey.ts';

const CODE = 'harbour-hall';
const AT = `/promoters/${CODE}`;

test('an owner keeps tax rates and postages; a rate in use stays', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  await signIn(page, 'owner', AT);
  const rates = page.getByRole('region', { name: 'Tax rates' });
  await rates.getByRole('link', { name: 'Add' }).click();
  await page.getByLabel('Name', { exact: true }).fill(`Books ${mark}`);
  await page.getByLabel('Rate', { exact: true }).fill('5.5');
  await page.getByRole('button', { name: 'Create tax rate' }).click();
  await expect(rates.getByRole('row', { name: `Books ${mark} 5.5%` })).toBeVisible();

  await rates.getByRole('link', { name: `Books ${mark}` }).click();
  await page.getByRole('button', { name: 'Delete tax rate' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Tax rate deleted')).toBeVisible();
  await expect(rates.getByText(`Books ${mark}`)).toHaveCount(0);

  const { items } = await (await connectApi(page))(listTaxRates, { params: { code: CODE } });
  const used = items.find(({ isDefault }) => isDefault);
  await rates.getByRole('link', { name: used?.name ?? '' }).click();
  await page.getByRole('button', { name: 'Delete tax rate' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(/^In use by \d+ tickets? of \d+ events?\./)).toBeVisible();
});

test('what is no host name is named, and an address that is pasted becomes its host', async ({ page }) => {
  await signIn(page, 'owner', AT);
  await page.getByRole('link', { name: 'Edit promoter' }).click();
  const hosts = page.getByLabel(/Link hosts/);
  await hosts.fill('tickets.harbour-hall.example\nlocalhost');
  await page.getByRole('button', { name: 'Save promoter' }).click();
  await expect(page.getByText('localhost is not a valid host name')).toBeVisible();
  await hosts.fill('https://shop.harbour-hall.example/events\ntickets.harbour-hall.example');
  await page.getByRole('button', { name: 'Save promoter' }).click();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('shop.harbour-hall.example');
});
