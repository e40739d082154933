import { readFileSync } from 'node:fs';
import { listOrders } from '@parterre/contract/calls/orders';
import { listPrices } from '@parterre/contract/calls/prices';
import { getPrintAtHomeSettings } from '@parterre/contract/calls/print-at-home';
import type { Page } from '@playwright/test';
import { connectApi, copyShow } from '../support/connect-api.ts';
import { expect, signIn, test } from '../support/journey.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Expects the button to download a PDF. */
async function expectPdf(page: Page, button: string): Promise<void> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = readFileSync(await (await coming).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
}

test('the tickets of an event are set, seen before they are saved, given a picture, a ticket of its own and a proof', async ({
  page,
}) => {
  await signIn(page);
  const api = await connectApi(page);
  const showCode = await copyShow(api, 'Print at home', ['prices']);
  const params = { showCode };
  await page.goto(`/shows/${showCode}/details`);
  await page.getByRole('link', { name: 'Print-at-home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Print-at-home tickets' })).toBeVisible();
  await expectPdf(page, 'Download the preview (PDF)');
  if (await page.evaluate(() => navigator.pdfViewerEnabled))
    await expect(page.getByTitle('Preview of the tickets (PDF)')).toBeVisible();

  const drawn = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  await page.getByRole('radio', { name: '80 mm roll' }).check();
  expect((await drawn).headers()['content-type']).toBe('application/pdf');
  expect((await api(getPrintAtHomeSettings, { params })).origins.paper).toBe('DEFAULT');
  await page.getByRole('textbox', { name: 'Terms (English)' }).fill('Doors close at the first note.');
  await page.getByRole('button', { name: 'Save tickets' }).click();
  await expect(page.getByText('Tickets saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Paper: Use the campaign’s' })).toBeVisible();
  const { values } = await api(getPrintAtHomeSettings, { params });
  expect([values.paper, values.terms['en-GB']]).toEqual(['ROLL_80', 'Doors close at the first note.']);

  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add picture: Logo' }).click();
  await (await chosen).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByRole('button', { name: 'Replace picture: Logo' })).toBeVisible();

  const [price] = (await api(listPrices, { params })).items;
  const ticket = price?.name['en-GB'] ?? '';
  await page.getByRole('link', { name: ticket, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: ticket })).toBeVisible();
  await expect(page.getByText('From the event').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Price', exact: true }).uncheck();
  await page.getByRole('button', { name: 'Save tickets' }).click();
  await expect(page.getByRole('button', { name: 'Printed on the ticket: Use the event’s' })).toBeVisible();
  const own = (await api(getPrintAtHomeSettings, { params })).prices.find(
    ({ priceTypeId }) => priceTypeId === price?.priceTypeId,
  );
  expect(own?.values.hiddenFields).toEqual(['PRICE']);

  await page.getByRole('link', { name: 'Proof' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Proof of the tickets' })).toBeVisible();
  await expect(page.getByText(/tickets? drawn/)).toBeVisible();
  await expectPdf(page, 'Proof sheet (PDF)');
});

test('the box office prints the tickets of an order, and the history tells who', async ({ page }) => {
  await signIn(page);
  const api = await connectApi(page);
  const { items } = await api(listOrders, { query: { promoterCode: 'harbour-hall', status: 'ACTIVE' } });
  const order = items.find(({ cancelledTickets }) => cancelledTickets === 0);
  await page.goto(`/orders/${order?.orderId}?history=prints`);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  const printed = page.getByRole('listitem').filter({ hasText: 'Tickets printed' });
  const before = await printed.count();
  await expectPdf(page, 'Tickets (PDF)');
  await expect(printed).toHaveCount(before + 1);
  await expect(printed.first()).toContainText('On paper');
});
