import { listShows } from '@parterre/contract/calls/shows';
import type { Page } from '@playwright/test';
import { connectApi } from '../support/connect-api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, signIn, test } from '../support/journey.ts';

test.describe.configure({ timeout: 180_000 });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const countIn = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

async function chooseFrom(page: Page, what: 'Promoter' | 'Region', name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${what}:`) }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the start page leads from each figure to the list that it counts, by keyboard too', async ({ page }) => {
  await signIn(page, 'owner', '/');
  await expect(heading(page, 'Home')).toBeVisible();
  await chooseFrom(page, 'Promoter', /^Harbour/);
  const onSale = page.getByRole('link', { name: /^See all \d+: On sale now$/ });
  await expect(onSale).toBeVisible();
  await expectAccessible(page, 'start');
  const count = countIn(await onSale.textContent());
  await onSale.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Events')).toBeVisible();
  await expect(page.getByText(new RegExp(`of ${count}$`)).first()).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  const late = page.getByRole('link', { name: /payments? (is|are) late$/ });
  const payments = countIn(await late.textContent());
  await late.click();
  await expect(heading(page, 'Instalments')).toBeVisible();
  await expect(page.getByText(new RegExp(`of ${payments}$`)).first()).toBeVisible();

  await page.goto('/');
  await page.getByRole('link', { name: /^See all \d+: Going on sale next$/ }).click();
  await expect(page).toHaveURL(/saleState=NOT_STARTED/);
});

test('a region is chosen once: it stays after a reload, in a new tab and at the next sign-in', async ({ page }) => {
  await signIn(page, 'owner', '/');
  const regions = page.getByRole('button', { name: /^Region:/ });
  await regions.click();
  const name = 'United States';
  await page.getByRole('dialog').getByRole('button', { name }).click();
  const chosen = page.getByRole('button', { name: `Region: ${name}` });
  await expect(chosen).toBeVisible();
  await page.reload();
  await expect(chosen).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/shows');
  await expect(tab.getByRole('button', { name: `Region: ${name}` })).toBeVisible();
  await tab.close();

  const [site] = (await page.context().cookies()).filter((cookie) => cookie.name === 'region');
  const api = await connectApi(page);
  const { totalItems } = await api(listShows, {
    query: { regionId: Number(site?.value), saleState: 'ON_SALE,SOLD_OUT' },
  });
  await page.goto('/');
  const onSale = page.getByRole('link', { name: /^See all \d+: On sale now$/ });
  expect(countIn(await onSale.textContent())).toBe(totalItems);

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signIn(page, 'owner', '/');
  await expect(chosen).toBeVisible();

  await page.goto('/?partnersiteid=mars');
  await expect(page.getByText('There is no region “mars”. The address was ignored.')).toBeVisible();
  await expect(chosen).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a partner site in the address of the sign-in is the region, by its slug', async ({ page }) => {
  await page.goto('/login?partnersiteid=us');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel(/e-mail/i).fill('owner@demo.parterre.test');
  await page.getByLabel(/password/i).fill('parterre-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(page, 'Home')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Region: United States' })).toBeVisible();
});
