import { expect, type Page } from '@playwright/test';

/** Chooses the stadium's promoter in the promoter drawer. */
export async function choosePromoter(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Promoter:/ }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name })).toBeVisible();
}

/** Creates a show on the plan imported from the stadium's file. Returns its show code. */
export async function createStadiumEvent(page: Page, name: string): Promise<string> {
  await page.goto('/shows/new');
  await page.getByLabel('Name').first().fill(name);
  await page.getByLabel('Venue').fill('Rakuten');
  await page.getByRole('option', { name: /Rakuten Taoyuan/ }).click();
  await fillDateTime(page, 'Starts', '12/03/2027', '18:35');
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.waitForURL(/\/shows\/[A-Z2-9]{8}$/);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

async function fillDateTime(page: Page, label: string, day: string, time: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(`${day}, ${time}`);
  await field.blur();
}

/** Adds a price type to a group through its drawer. */
export async function addTicket(page: Page, name: string, price: string): Promise<void> {
  await page.getByRole('link', { name: 'Add ticket' }).first().click();
  const drawer = page.getByRole('dialog', { name: /New ticket/ });
  await drawer.getByLabel('Name').fill(name);
  await drawer.getByLabel('Price', { exact: true }).fill(price);
  await drawer.getByRole('button', { name: 'Create ticket' }).click();
  await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeVisible();
}

/** Adds a price group through its drawer. */
export async function addGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Add group' }).first().click();
  const drawer = page.getByRole('dialog', { name: /New ticket group/ });
  await drawer.getByLabel('Name').fill(name);
  await drawer.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}
