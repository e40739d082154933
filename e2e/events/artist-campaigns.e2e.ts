import { randomUUID } from 'node:crypto';
import { createArtistCampaign, getArtistCampaign } from '@parterre/contract/calls/artist-campaigns';
import { getTour, listTours } from '@parterre/contract/calls/tours';
import { connectApi } from '../support/connect-api.ts';
import { expect, signIn, test } from '../support/journey.ts';

test('a promoter plans a campaign with a new artist, and a tour with its plans', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  await signIn(page, 'events', '/campaigns');
  await page.getByRole('link', { name: 'Create campaign' }).click();
  await page.getByRole('button', { name: 'Harbour & Hall' }).last().click();
  await page.getByLabel('Name', { exact: true }).fill(`Zürich nights ${mark}`);
  await page.getByRole('combobox', { name: 'Artists (optional)' }).fill(`Sol ${mark}`);
  await page.getByRole('option', { name: `Add “Sol ${mark}”` }).click();
  await expect(page.getByRole('list', { name: /Chosen artists/ })).toHaveText(`Sol ${mark}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Create campaign' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Zürich nights ${mark}`);
  const artistCampaignId = Number(page.url().split('/').at(-1));

  await page.getByRole('link', { name: 'Create tour' }).click();
  await expect(page.getByLabel('Campaign (optional)')).toHaveValue(`Zürich nights ${mark}`);
  await page.getByLabel('Name', { exact: true }).fill(`Three cities ${mark}`);
  await page.getByLabel('Find a venue to add its plans').fill('david geffen');
  await page.getByRole('option', { name: /David Geffen Hall/ }).click();
  await page.getByRole('button', { name: 'Add Full house, David Geffen Hall' }).click();
  await page.getByRole('radio', { name: /Full house/ }).check();
  await page.getByRole('button', { name: 'Create tour' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Three cities ${mark}`);
  await expect(page.getByRole('region', { name: 'Seating plans' })).toContainText('Full house');

  const api = await connectApi(page);
  const campaign = await api(getArtistCampaign, { params: { artistCampaignId } });
  expect(campaign).toMatchObject({ artists: [`Sol ${mark}`], tourCount: 1 });
  const { items } = await api(listTours, { query: { searchTerm: mark } });
  const tour = await api(getTour, { params: { tourId: items[0]?.tourId ?? 0 } });
  expect(tour.plans).toMatchObject([{ name: 'Full house', venueName: 'David Geffen Hall', isDefault: true }]);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(`zurich ${mark}`);
  await page.getByRole('option', { name: new RegExp(`Zürich nights ${mark}`) }).click();
  await expect(page.getByRole('link', { name: `Three cities ${mark}` })).toBeVisible();
});

test('two people who rename one campaign are told of each other', async ({ page, context }) => {
  const mark = randomUUID().slice(0, 8);
  await signIn(page, 'events', '/campaigns');
  const api = await connectApi(page);
  const body = { promoterCode: 'harbour-hall', name: { 'en-GB': `Shared ${mark}` } };
  const { artistCampaignId } = await api(createArtistCampaign, { body });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/campaigns/${artistCampaignId}/edit`);
    await expect(tab.getByLabel('Name', { exact: true })).toHaveValue(`Shared ${mark}`);
  }
  await other.getByLabel('Name', { exact: true }).fill(`Theirs ${mark}`);
  await other.getByRole('button', { name: 'Save campaign' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Theirs ${mark}`);
  await page.getByLabel('Name', { exact: true }).fill(`Mine ${mark}`);
  await page.getByRole('button', { name: 'Save campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this' });
  await expect(dialog.getByRole('row', { name: `Name Mine ${mark} Theirs ${mark}` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(`Mine ${mark}`);
});
