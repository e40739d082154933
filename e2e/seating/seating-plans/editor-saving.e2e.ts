import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { expect, signIn, test } from '../../support/journey.ts';

test.describe.configure({ timeout: 180_000 });

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });
const nobodyElse = (page: Page) =>
  expect(page.getByText(/changes are now in your drawing|both of you/i)).toHaveCount(0);

async function beginPlan(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'David Geffen Hall' }).first().click();
  await page.getByRole('button', { name: 'Draw a plan' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`Saving ${Date.now()}`);
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await page.waitForURL(/\/plans\/\d+\/edit$/);
  await page.locator('[data-plan-canvas]').waitFor();
  return page.url();
}

async function drawRows(page: Page, y: string): Promise<void> {
  await page.getByRole('button', { name: 'Straight rows' }).click();
  await page.getByRole('textbox', { name: 'Middle y', exact: true }).fill(y);
  await page.getByRole('button', { name: /^Draw 5 rows/ }).click();
}

/** Records the saves; `answer` decides how each is answered. */
async function watchSaves(page: Page, answer: (route: Route, turn: number) => Promise<void>) {
  const sent: { revision: string | undefined; key: string | undefined }[] = [];
  await page.route('**/draft', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const headers = route.request().headers();
    sent.push({ revision: headers['if-match'], key: headers['idempotency-key'] });
    return answer(route, sent.length);
  });
  return sent;
}

const lose = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

test('what is drawn during a slow save is saved after it, and nobody is met', async ({ page }) => {
  await signIn(page, 'seating', '/venues');
  await beginPlan(page);
  const sent = await watchSaves(page, async (route) => {
    await new Promise((go) => setTimeout(go, 3000));
    await route.continue();
  });
  await drawRows(page, '0');
  await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(1);
  await drawRows(page, '300');
  await page.keyboard.press('Control+s');
  await saved(page);
  await nobodyElse(page);
  expect(new Set(sent.map(({ revision }) => revision)).size).toBe(sent.length);
});

test('a save whose answer is lost is asked for again under its key, by itself; so is one while the line is down', async ({
  page,
}) => {
  await signIn(page, 'seating', '/venues');
  await beginPlan(page);
  const sent = await watchSaves(page, (route, turn) => (turn === 1 ? lose(route) : route.continue()));
  // A save makes the venue stale. That it cannot be read again must not take the drawing away.
  await page.route(/\/venues\/\d+$/, (route) => route.abort());
  await drawRows(page, '0');
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved: The server could not be reached.' })).toBeVisible({
    timeout: 10_000,
  });
  await saved(page);
  expect(sent[1]).toEqual(sent[0]);
  await nobodyElse(page);

  await page.context().setOffline(true);
  await drawRows(page, '300');
  await expect(page.getByRole('alert').filter({ hasText: 'It is retried automatically.' })).toBeVisible({
    timeout: 10_000,
  });
  await page.context().setOffline(false);
  await saved(page);
  await nobodyElse(page);
});

test('publishing whose answer is lost is published once, and says so the second time', async ({ page }) => {
  await signIn(page, 'seating', '/venues');
  await beginPlan(page);
  await drawRows(page, '0');
  await saved(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish version 1' });
  await dialog.getByRole('checkbox').check();
  let tries = 0;
  await page.route('**/publish', (route) => (++tries === 1 ? lose(route) : route.continue()));
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByText(/may be published already/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Version 1 is published.')).toBeVisible();
  await expect(page).toHaveURL(/\/plans\/\d+$/);
});

test('a plan that somebody else threw away goes on as a new one', async ({ page, browser }) => {
  await signIn(page, 'seating', '/venues');
  const address = await beginPlan(page);
  await drawRows(page, '0');
  await saved(page);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'owner', '/venues');
  await other.goto(address);
  await other.getByRole('button', { name: 'Versions' }).click();
  await other.getByRole('button', { name: 'Discard draft' }).click();
  await other.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(other.getByText('The draft was discarded')).toBeVisible();
  await other.context().close();

  const dialog = page.getByRole('dialog', { name: 'Somebody discarded this drawing' });
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page, 'a drawing that was discarded', { part: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Keep mine as a new plan' }).click();
  await expect(page).not.toHaveURL(address);
  await saved(page);
  await expect(page.getByText('60 seats').first()).toBeVisible();
});
