import { listShowOfferCodes } from '@parterre/contract/calls/offer-codes';
import { listPrices } from '@parterre/contract/calls/prices';
import { getSeatPriceStats } from '@parterre/contract/calls/seats';
import { listShortUrls } from '@parterre/contract/calls/short-urls';
import { getShow, getShowReadiness } from '@parterre/contract/calls/shows';
import type { Client } from '@parterre/contract/wire/client';
import type { Page } from '@playwright/test';
import { connectApi, readShowCode } from '../support/connect-api.ts';
import { expect, signIn, test } from '../support/journey.ts';
import { choosePromoter } from '../support/stadium.ts';

const SEATS = 526;
const POSTER = 'demo/data/poster-blue.webp';

test('a promoter sets an event up, from its name to its first day of sale', async ({ page, context }) => {
  test.setTimeout(150_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'events');
  await choosePromoter(page, /Harbour/);
  const showCode = await createEvent(page);
  const api = await connectApi(page);
  const params = { showCode };
  const show = () => api(getShow, { params });
  expect(await show()).toMatchObject({
    status: 'PENDING',
    seatCount: SEATS,
    startsAtLocal: '2027-03-12T19:30:00',
    tour: { name: { 'en-GB': 'Philharmonic season' } },
    artistCampaign: { name: { 'en-GB': 'New York Philharmonic' } },
    description: { 'en-GB': '<p>Four movements, <strong>no interval</strong></p>' },
  });
  expect(await listErrors(api, showCode)).toEqual(['PRICES_MISSING', 'SEATS_WITHOUT_PRICE']);
  await expect(page.getByRole('region', { name: 'Readiness' })).toContainText('There are no tickets yet');

  await translate(page, showCode);
  expect(await show()).toMatchObject({
    name: { 'en-GB': 'Spring gala, late', de: 'Frühlingsgala' },
    outdatedTexts: {},
  });
  await chooseSites(page);
  expect((await show()).partnerSiteIds).toHaveLength(4);
  await addPictures(page);
  expect((await show()).images.map(({ width }) => width).sort()).toEqual([1200, 2560, 320, 600]);

  await addTickets(page);
  const { items: tickets } = await api(listPrices, { params });
  expect(tickets).toMatchObject([
    { name: { 'en-GB': 'Stalls seat' }, faceValueMinor: 8000, isSeated: true, statusCode: 1 },
    { name: { 'en-GB': 'Press' }, faceValueMinor: 0, statusCode: 88 },
  ]);
  expect(await listErrors(api, showCode)).toEqual(['SEATS_WITHOUT_PRICE']);
  await addOfferCode(page);
  const { items: codes } = await api(listShowOfferCodes, { params, query: {} });
  expect(codes).toMatchObject([{ code: 'FRIENDS25', effect: 'percentage', value: 2500, status: 'active' }]);
  const address = await addLink(page);
  const { items: links } = await api(listShortUrls, { params, query: {} });
  expect(links).toMatchObject([{ url: address, title: 'Flyer', isActive: true }]);
  await setSeatPicker(page);
  expect((await show()).seatPicker).toMatchObject({ choice: 'map', mostSeats: 6 });

  await priceAllSeats(page, showCode);
  const { items: stats } = await api(getSeatPriceStats, { params });
  expect(stats.map(({ seats }) => seats).filter((seats) => seats > 0)).toEqual([SEATS]);
  expect(await listErrors(api, showCode)).toEqual([]);
  await activate(page, showCode);
  expect(await show()).toMatchObject({ status: 'ACTIVE', saleState: 'ON_SALE' });
});

async function createEvent(page: Page): Promise<string> {
  await page.goto('/shows/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Spring gala');
  await page.getByLabel('Tour', { exact: true }).fill('Philharmonic');
  await page.getByRole('option', { name: /Philharmonic season/ }).click();
  await page.getByLabel('Venue', { exact: true }).fill('Geffen');
  await page.getByRole('option', { name: /David Geffen Hall/ }).click();
  await page.getByRole('combobox', { name: /^Seating plan/ }).click();
  await page.getByRole('option', { name: /^Stalls only/ }).click();
  const starts = page.getByLabel('Starts', { exact: true });
  await starts.fill('12/03/2027, 19:30');
  await starts.blur();
  await page.getByText('Description (optional)').scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: /^Description/ }).click();
  await page.keyboard.type('Four movements, ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('no interval');
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.waitForURL(/\/shows\/[A-Z2-9]{8}$/);
  return readShowCode(page);
}

/** Adds a German name and then changes the English one; the German one is confirmed as still correct. */
async function translate(page: Page, showCode: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Translate: Name' });
  await page.goto(`/shows/${showCode}/details`);
  await page.getByRole('link', { name: /^Name, translations: 1 of 2/ }).click();
  await drawer.getByRole('textbox', { name: 'German' }).fill('Frühlingsgala');
  await drawer.getByRole('button', { name: 'Done' }).click();
  await saveEvent(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Spring gala, late');
  await saveEvent(page);
  await page.getByRole('link', { name: /^Name, translations: .*outdated/ }).click();
  await drawer.getByRole('button', { name: /^German/ }).click();
  await drawer.getByRole('button', { name: 'Still right' }).click();
  await expect(drawer.getByText('Still right: noted with the next save.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Done' }).click();
  await saveEvent(page);
  await expect(page.getByRole('link', { name: 'Name, translations: 2 of 2 languages' })).toBeVisible();
}

async function saveEvent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByRole('button', { name: 'Save event' })).toBeHidden();
  await expect(page.getByText('Event saved', { exact: true }).first()).toBeVisible();
}

async function chooseSites(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Chosen ones only' }).click();
  await page.getByRole('checkbox', { name: 'Taiwan' }).uncheck();
  await saveEvent(page);
}

async function addPictures(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'One picture for all sizes' }).click();
  await (await chooser).setFiles(POSTER);
  await expect(page.getByRole('list', { name: 'Pictures by size' }).getByText('Picture saved')).toHaveCount(4);
}

async function addTickets(page: Page): Promise<void> {
  const rail = page.getByRole('navigation', { name: 'Set-up' });
  await rail.getByRole('link', { name: /^Tickets 1 error/ }).click();
  await page.getByRole('link', { name: 'Add group' }).first().click();
  const group = page.getByRole('dialog', { name: 'New ticket group' });
  await group.getByRole('textbox', { name: 'Name' }).fill('Stalls');
  await group.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { name: 'Stalls' })).toBeVisible();
  const ticket = page.getByRole('dialog', { name: 'New ticket' });
  for (const [name, kind] of [
    ['Stalls seat', 'Ticket'],
    ['Press', 'Comp ticket'],
  ] as const) {
    await page.getByRole('link', { name: 'Add ticket' }).first().click();
    await ticket.getByRole('radio', { name: kind, exact: true }).check();
    await ticket.getByRole('textbox', { name: 'Name' }).fill(name);
    if (kind === 'Ticket') await ticket.getByLabel('Price', { exact: true }).fill('80');
    await ticket.getByRole('button', { name: 'Create ticket' }).click();
    await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeVisible();
  }
  await expect(rail.getByRole('link', { name: 'Tickets complete' })).toBeVisible();
}

async function addOfferCode(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Offer codes/ }).click();
  await page.getByRole('link', { name: 'New code' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New offer code' });
  await drawer.getByLabel('Code', { exact: true }).fill('friends25');
  await drawer.getByLabel('Percentage off').fill('25');
  await drawer.getByRole('button', { name: 'Create code' }).click();
  await expect(page.getByText('FRIENDS25 created')).toBeVisible();
}

async function addLink(page: Page): Promise<string> {
  await page.getByRole('link', { name: /^Links/ }).click();
  await page.getByRole('link', { name: 'New link' }).first().click();
  await page.getByLabel('Title').fill('Flyer');
  await page.getByLabel('Leads to').fill('https://us.tickets.example/spring-gala');
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('button', { name: 'Copy address', exact: true }).click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  await page.keyboard.press('Escape');
  return page.evaluate(() => navigator.clipboard.readText());
}

async function setSeatPicker(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Seating 1 error/ }).click();
  await page.getByRole('radio', { name: 'On the map' }).check();
  await page.getByLabel('Maximum seats at once').fill('6');
  await page.getByRole('button', { name: 'Save choice of seats' }).click();
  await expect(page.getByText('Choice of seats saved')).toBeVisible();
}

/** Assigns a price type to all seats through the table beside the map. */
async function priceAllSeats(page: Page, showCode: string): Promise<void> {
  await page.goto(`/shows/${showCode}/seats/tickets?view=table`);
  await page.getByRole('radio', { name: /^Stalls seat/ }).click();
  await page.getByRole('grid', { name: 'Seats as a table' }).getByRole('row').nth(1).click();
  await page.keyboard.press('Control+Shift+End');
  await page.getByRole('button', { name: 'Assign Stalls seat' }).click();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.').first()).toBeVisible();
}

async function activate(page: Page, showCode: string): Promise<void> {
  await page.goto(`/shows/${showCode}/details`);
  const rail = page.getByRole('navigation', { name: 'Set-up' });
  await expect(rail.getByRole('link', { name: 'Seating complete' })).toBeVisible();
  await expect(rail.getByRole('link', { name: /error/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Change status' }).click();
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Status changed')).toBeVisible();
}

/** Returns the readiness errors of the show. */
async function listErrors(api: Client, showCode: string): Promise<string[]> {
  const { items } = await api(getShowReadiness, { params: { showCode } });
  return items.filter(({ level }) => level === 'error').map(({ code }) => code);
}
