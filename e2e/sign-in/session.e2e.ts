import { getShow, listShowHistory } from '@parterre/contract/calls/shows';
import type { Locator, Page } from '@playwright/test';
import { connectApi } from '../support/connect-api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, PASSWORD, signIn, test } from '../support/journey.ts';
import { refuse } from '../support/refuse.ts';
import { readLegend } from '../support/seat-map.ts';
import { assignFirstRow, countSeatSaves, findReservedShow, readSeatStats, readTickets } from '../support/seat-table.ts';

test('a save whose session cannot be renewed waits for a new sign-in, and arrives once under the same key', async ({
  page,
}) => {
  await signIn(page);
  const showCode = await findReservedShow(page, 'Rachmaninoff');
  const savesBefore = await countSeatSaves(page, showCode);
  await page.goto(`/shows/${showCode}/seats/tickets?view=table`);
  const [ticket] = await readTickets(page);
  await assignFirstRow(page, ticket);
  const wanted = await readLegend(page, ticket);
  const keys = await refuseFirst(page, '**/seats/save-all');
  await endRenewals(page);

  await page.keyboard.press('Control+s');
  const dialog = await expectSessionEnded(page);
  await signInAgain(page, dialog);
  await expect(page.getByText('Saved.').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeHidden();

  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect((await readSeatStats(await connectApi(page), showCode))[ticket]?.seats).toBe(wanted);
  expect(await countSeatSaves(page, showCode)).toBe(savesBefore + 1);
});

test('a window closed without signing in says so and loses nothing, and the form is saved once after all', async ({
  page,
}) => {
  await signIn(page);
  const showCode = await findReservedShow(page, 'Bruckner');
  const params = { showCode };
  const { totalItems } = await (await connectApi(page))(listShowHistory, { params, query: {} });
  const name = await openNameField(page, showCode);
  const written = `Bruckner: Symphony No. 6, revised ${Date.now()}`;
  await name.fill(written);
  const keys = await loseFirstAnswer(page, `**/shows/${showCode}`);
  await endRenewals(page);

  await page.getByRole('button', { name: 'Save event' }).click();
  const dialog = await expectSessionEnded(page);
  const popup = await openPopup(page, dialog);
  await popup.close();
  await expect(dialog.getByRole('alert')).toHaveText('Popup closed');
  await expectAccessible(page, 'a session that ended', { part: '[role=dialog]' });
  await expect(name).toHaveValue(written);

  await signInAgain(page, dialog);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Event saved').first()).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  const api = await connectApi(page);
  expect((await api(getShow, { params })).name['en-GB']).toBe(written);
  expect((await api(listShowHistory, { params, query: {} })).totalItems).toBe(totalItems + 1);
});

test('a session that ends at the identity provider takes no unsaved changes with it', async ({ page }) => {
  await signIn(page);
  const showCode = await findReservedShow(page, 'Home Alone');
  const name = await openNameField(page, showCode);
  await name.fill('Home Alone, again');
  await page.context().clearCookies();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await signInAgain(page, dialog);
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('Home Alone, again');
});

test('without a refresh token the session is renewed in a hidden frame, and the save goes on', async ({ page }) => {
  await signIn(page);
  const showCode = await findReservedShow(page, 'Sibelius');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
    const { refresh_token: _, ...user } = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify(user));
  });
  const name = await openNameField(page, showCode);
  await name.fill(`Sibelius: Symphony No. 5, ${Date.now()}`);
  const keys = await refuseFirst(page, `**/shows/${showCode}`);
  const framed = page.waitForRequest(/silent-renew\.html\?code=/);
  await page.getByRole('button', { name: 'Save event' }).click();
  await framed;
  await expect(page.getByText('Event saved').first()).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('who gives the changes up is signed out and sees none of them', async ({ page }) => {
  await signIn(page);
  const showCode = await findReservedShow(page, 'Debussy');
  const name = await openNameField(page, showCode);
  await name.fill('Debussy: another sea');
  await refuseFirst(page, `**/shows/${showCode}`);
  await endRenewals(page);
  await page.getByRole('button', { name: 'Save event' }).click();
  const dialog = await expectSessionEnded(page);
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Debussy')).toBeHidden();
});

async function openNameField(page: Page, showCode: string): Promise<Locator> {
  await page.goto(`/shows/${showCode}/details`);
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeEditable();
  return name;
}

test('the chosen region outlives a reload, another tab and a new sign-in', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/shows?drawer=region');
  const drawer = page.getByRole('dialog', { name: 'Region' });
  await drawer.getByRole('listitem').nth(1).getByRole('button').click();
  const readRegion = async () => (await context.cookies()).find(({ name }) => name === 'region')?.value;
  await expect.poll(readRegion).toMatch(/^\d+$/);
  const chosen = await readRegion();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await readRegion()).toBe(chosen);
  const tab = await context.newPage();
  await tab.goto('/shows');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await readRegion()).toBe(chosen);
  await tab.close();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signIn(page);
  expect(await readRegion()).toBe(chosen);
});

/** Sends the first write with a token that the server refuses. Returns the idempotency keys of all writes. */
async function refuseFirst(page: Page, url: string): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(url, async (route) => {
    const headers = route.request().headers();
    if (route.request().method() === 'GET') return route.continue();
    keys.push(headers['idempotency-key']);
    return route.continue(keys.length > 1 ? {} : { headers: { ...headers, authorization: 'Bearer of-yesterday' } });
  });
  return keys;
}

/** Lets the first write succeed but answers with a refusal. Returns the idempotency keys of all writes. */
async function loseFirstAnswer(page: Page, url: string): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(url, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    const response = await route.fetch();
    expect(response.status()).toBe(200);
    return refuse(route, 'UNAUTHENTICATED');
  });
  return keys;
}

/** Revokes the refresh token at the identity provider, so that the next renewal fails. */
async function endRenewals(page: Page): Promise<void> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'));
    return key ? JSON.parse(localStorage.getItem(key) ?? '{}').refresh_token : undefined;
  });
  const form = { token, token_type_hint: 'refresh_token', client_id: 'parterre-console' };
  expect((await page.request.post('/oidc/token/revocation', { form })).status()).toBe(200);
}

async function expectSessionEnded(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await page.context().clearCookies();
  return dialog;
}

async function openPopup(page: Page, dialog: Locator): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Sign in again' }).click(),
  ]);
  await expect(popup.getByLabel(/e-mail/i)).toBeVisible();
  return popup;
}

/** Signs in through the pop-up window, which closes by itself. */
async function signInAgain(page: Page, dialog: Locator): Promise<void> {
  const popup = await openPopup(page, dialog);
  const isClosed = popup.waitForEvent('close');
  await popup.getByLabel(/e-mail/i).fill('owner@demo.parterre.test');
  await popup.getByLabel(/password/i).fill(PASSWORD);
  await popup.getByRole('button', { name: 'Sign in' }).click();
  await isClosed;
}
