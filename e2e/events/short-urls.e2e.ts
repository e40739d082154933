import { createShortUrl, listShortUrls, removeShortUrl } from '@parterre/contract/calls/short-urls';
import type { Page } from '@playwright/test';
import { connectApi, copyShow } from '../support/connect-api.ts';
import { expect, signIn, test } from '../support/journey.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Opens the short links of a show that only this journey uses. */
async function openLinks(page: Page, name: string): Promise<string> {
  const showCode = await copyShow(await connectApi(page), name);
  await page.goto(`/shows/${showCode}/links`);
  return showCode;
}

/** Waits for a notice in a corner at the bottom of the window: notifications are at the right, toasts at the left. */
async function expectCorner(page: Page, text: string, side: 'left' | 'right'): Promise<void> {
  const notice = page.getByText(text);
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(box?.y).toBeGreaterThan(height * 0.8);
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2 < width / 2 ? 'left' : 'right').toBe(side);
}

test('a short link is made, copied, followed, paused and deleted', async ({ page, context, request, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  const showCode = await openLinks(page, 'A night of posters');
  await page.getByRole('link', { name: 'New link' }).first().click();
  await page.getByLabel('Title').fill('Poster');
  await page.getByLabel('Leads to').fill('https://evil.example/');
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('This host is not allowed. Use one of those below.')).toBeVisible();
  await page.getByLabel('Leads to').fill('https://uk.tickets.example/mahler-5');
  await page.getByRole('button', { name: 'Create link' }).click();

  await expect(page.getByRole('img', { name: /^QR code of/ })).toBeVisible();
  await page.getByRole('button', { name: 'Copy address', exact: true }).click();
  await expectCorner(page, 'Copied to clipboard', 'right');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(new RegExp(`^${baseURL}/s/[a-hj-np-z2-9]{8}$`));
  for (const format of ['SVG', 'PNG']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: new RegExp(`^${format} for`) }).click();
    expect((await download).suggestedFilename()).toBe(`Poster (${address.slice(-8)}).${format.toLowerCase()}`);
  }

  const follow = () => request.get(address, { maxRedirects: 0, headers: { 'user-agent': PERSON } });
  expect((await follow()).headers().location).toBe('https://uk.tickets.example/mahler-5');
  const api = await connectApi(page);
  const readLinks = () => api(listShortUrls, { params: { showCode }, query: {} });
  await expect.poll(async () => (await readLinks()).items[0]?.visits).toBe(1);
  await page.reload();
  await expect(page.getByText('1 visit in all')).toBeVisible();
  await page.getByRole('switch', { name: 'Active' }).click();
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect(page.getByText('Short link saved')).toBeVisible();
  expect((await follow()).status()).toBe(404);

  await page.getByRole('button', { name: 'Delete link' }).click();
  await expect(page.getByRole('dialog').last()).toContainText('for 90 days');
  await page.getByRole('button', { name: 'Delete link' }).last().click();
  await expect(page.getByText('Poster is deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/links$/);
  await expect(page.getByText(address.slice(-8))).toHaveCount(0);
});

test('a browser that refuses the clipboard is told of', async ({ page }) => {
  await signIn(page);
  const showCode = await openLinks(page, 'A night of flyers');
  const api = await connectApi(page);
  const body = { showCode, title: 'Flyer', targetUrl: 'https://uk.tickets.example/' };
  const { id } = await api(createShortUrl, { body });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(`/shows/${showCode}/links/${id}`);
  await page.getByRole('button', { name: 'Copy address', exact: true }).click();
  await expectCorner(page, 'Failed to copy to clipboard', 'left');
  await api(removeShortUrl, { params: { id } });
});

test('what leads nowhere says so in the language of the visitor', async ({ browser }) => {
  const visitor = await browser.newContext({ locale: 'de-DE' });
  const page = await visitor.newPage();
  const answer = await page.goto('/s/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Hoppla, Seite nicht gefunden' })).toBeVisible();
  await visitor.close();
});
