import { listShowOfferCodes } from '@parterre/contract/calls/offer-codes';
import { listPrices } from '@parterre/contract/calls/prices';
import { listShortUrls } from '@parterre/contract/calls/short-urls';
import { getShow } from '@parterre/contract/calls/shows';
import type { Page } from '@playwright/test';
import { connectApi, findShowCode } from '../support/connect-api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { goOn } from '../support/go-on.ts';
import { expect, signIn, test } from '../support/journey.ts';

/** A demo show with seats, holds, offer codes, links and orders. */
const EVENT = 'Mahler: Symphony No. 5';

/** A URL, and the name of the drawer or the heading of the page to wait for. */
type Place = [path: string, title: string];

/** Scans every page in both colour schemes; takes about a minute alone. */
test.describe.configure({ timeout: 300_000 });

test('the pages of an event and the drawers over them have no fault of accessibility', async ({ page }) => {
  await signIn(page);
  const at = await findPaths(page);
  await expectPlacesAccessible(page, [
    [at.show, EVENT],
    [`${at.show}/status`, 'Status'],
    [`${at.show}/move`, 'Move event'],
    [`${at.show}/duplicate`, 'Duplicate event'],
    [`/shows?drawer=eventInformation&show=${at.showCode}`, EVENT],
    [`${at.show}/details`, 'Details'],
    [`${at.show}/details?drawer=translation&field=name`, 'Translate: Name'],
    [`${at.show}/details?drawer=translation&field=description`, 'Translate: Description'],
    [`${at.show}/seating`, 'Seating'],
    [`${at.show}/seats/tickets?view=table`, EVENT],
    [`${at.show}/history`, 'History'],
    [`${at.show}/print-at-home`, 'Print-at-home tickets'],
    [at.ticketDesign, 'Premium'],
    [`${at.show}/print-at-home/proof`, 'Proof of the tickets'],
    [`${at.show}/links`, 'Short links'],
    [`${at.show}/links/new`, 'New short link'],
    [at.link, 'Newsletter'],
  ]);
});

test('tickets, groups and offer codes with their drawers have no fault of accessibility', async ({ page }) => {
  await signIn(page);
  const at = await findPaths(page);
  await expectPlacesAccessible(page, [
    [`${at.show}/tickets`, 'Tickets'],
    [`${at.show}/tickets?drawer=tableColumnSelect`, 'Columns'],
    [`${at.show}/tickets/new`, 'New ticket'],
    [`${at.show}/tickets/new?kind=comp`, 'New ticket'],
    [at.ticket, 'Premium'],
    [`${at.ticket}?drawer=translation&field=name`, 'Translate: Name'],
    [at.ticketStatus, 'Premium'],
    [at.ticketsStatus, '2 tickets'],
    [`${at.show}/tickets/groups/new`, 'New ticket group'],
    [at.group, 'Stalls'],
    [`${at.show}/tickets/groups/copy`, 'Copy groups from another event'],
    [`${at.show}/offer-codes`, 'Offer codes'],
    [`${at.show}/offer-codes/new`, 'New offer code'],
    [at.offerCode, 'FRIENDS-25'],
    [`${at.show}/offer-codes/generate`, 'Generate codes'],
    [`${at.show}/offer-codes/import`, 'Import offer codes'],
  ]);
  await page.getByLabel('Choose a CSV file').setInputFiles({ name: 'codes.csv', mimeType: 'text/csv', buffer: CODES });
  await expect(page.getByText('SPRING-1').first()).toBeVisible();
  await expectAccessible(page, 'the preview of an import');
});

test('the list of events, a new one and the drawers over every page have no fault of accessibility', async ({
  page,
}) => {
  await page.goto('/signed-out');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'signed out', { inBothThemes: true });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page, 'login', { inBothThemes: true });
  await signIn(page);
  await expectPlacesAccessible(page, [
    ['/shows', 'Events'],
    ['/shows/new', 'Create event'],
    ['/shows?drawer=tableColumnSelect', 'Columns'],
    ['/shows?drawer=region', 'Region'],
    ['/shows?drawer=promoter', 'Promoter'],
    ['/shows?drawer=language', 'Language'],
    ['/nowhere', 'Oops, page not found'],
  ]);
});

test('campaigns, tours, venues and promoters with their drawers have no fault of accessibility', async ({ page }) => {
  await signIn(page);
  const at = await findPaths(page);
  await expectPlacesAccessible(page, [
    ['/campaigns', 'Campaigns'],
    ['/campaigns/new', 'Create campaign'],
    [at.campaign, 'New York Philharmonic'],
    [`${at.campaign}/edit`, 'Edit campaign'],
    ['/tours', 'Tours'],
    ['/tours/new', 'Create tour'],
    [at.tour, 'Philharmonic season'],
    [`${at.tour}/edit`, 'Edit tour'],
    ['/venues', 'Venues'],
    ['/venues/new', 'Create venue'],
    ['/venues/catalogue', 'Use a venue of the catalogue'],
    [at.venue, 'David Geffen Hall'],
    [`${at.venue}/edit`, 'Edit venue'],
    [`${at.venue}/plans/import`, 'Import plan'],
    [at.plan, 'Full house'],
    ['/promoters/harbour-hall', 'Harbour & Hall'],
    ['/promoters/harbour-hall/edit', 'Edit promoter'],
    ['/promoters/harbour-hall/tax-rates/new', 'Create tax rate'],
    ['/promoters/harbour-hall/postages/new', 'Create postage'],
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the pages and drawers of the set-up have no fault of accessibility', async ({ page }) => {
    await signIn(page);
    const at = await findPaths(page);
    const places: Place[] = [
      ['/shows', 'Events'],
      [at.show, EVENT],
      [`${at.show}/duplicate`, 'Duplicate event'],
      [`${at.show}/details`, 'Details'],
      [`${at.show}/tickets`, 'Tickets'],
      [at.ticket, 'Premium'],
      [`${at.show}/seating`, 'Seating'],
      [`${at.show}/print-at-home`, 'Print-at-home tickets'],
      [`${at.show}/offer-codes`, 'Offer codes'],
      [`${at.show}/offer-codes/generate`, 'Generate codes'],
      [at.link, 'Newsletter'],
      [`${at.show}/history`, 'History'],
      [at.campaign, 'New York Philharmonic'],
      [at.tour, 'Philharmonic season'],
      ['/promoters/harbour-hall', 'Harbour & Hall'],
    ];
    // The wide-screen test scans these pages in both colour schemes.
    await expectPlacesAccessible(page, places, { inBothThemes: false });
  });
});

const CODES = Buffer.from('code,effect,value\nSPRING-1,percentage,10\nSPRING-1,percentage,20\n');

async function expectPlacesAccessible(
  page: Page,
  places: readonly Place[],
  { inBothThemes = true }: { inBothThemes?: boolean } = {},
): Promise<void> {
  for (const [path, title] of places) {
    await goOn(page, path);
    const drawer = page.getByRole('dialog', { name: title, exact: true });
    await expect(drawer.or(page.getByRole('heading', { level: 1, name: title })).first()).toBeVisible();
    await expect(page.getByLabel(/^Loading/)).toHaveCount(0);
    await expectAccessible(page, path, { part: (await drawer.isVisible()) ? '[role=dialog]' : 'html', inBothThemes });
  }
}

async function findPaths(page: Page) {
  const api = await connectApi(page);
  const showCode = await findShowCode(api, EVENT);
  const params = { showCode };
  const { venue, tour, artistCampaign, seatingPlanId } = await api(getShow, { params });
  const [first, second] = (await api(listPrices, { params })).items;
  const codes = await api(listShowOfferCodes, { params, query: {} });
  const links = await api(listShortUrls, { params, query: {} });
  const show = `/shows/${showCode}`;
  const offerCodeId = codes.items.find(({ code }) => code === 'FRIENDS-25')?.offerCodeId;
  return {
    showCode,
    show,
    ticket: `${show}/tickets/${first?.priceTypeId}`,
    ticketDesign: `${show}/print-at-home/tickets/${first?.priceTypeId}`,
    ticketStatus: `${show}/tickets/status?tickets=${first?.priceTypeId}`,
    ticketsStatus: `${show}/tickets/status?tickets=${first?.priceTypeId},${second?.priceTypeId}`,
    group: `${show}/tickets/groups/${first?.priceGroupId}`,
    offerCode: `${show}/offer-codes/${offerCodeId}`,
    link: `${show}/links/${links.items.find(({ title }) => title === 'Newsletter')?.id}`,
    campaign: `/campaigns/${artistCampaign?.artistCampaignId}`,
    tour: `/tours/${tour?.tourId}`,
    venue: `/venues/${venue.venueId}`,
    plan: `/venues/${venue.venueId}/plans/${seatingPlanId}`,
  };
}
