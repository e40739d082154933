import { randomUUID } from 'node:crypto';
import { createArtistCampaign, getArtistCampaign } from '@parterre/contract/calls/artist-campaigns';
import { getShow, updateShow } from '@parterre/contract/calls/shows';
import type { Page } from '@playwright/test';
import { connectApi, copyShow } from '../support/connect-api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, signIn, test } from '../support/journey.ts';

/** Creates a picture of two colours, encoded like a camera's. */
async function paint(
  page: Page,
  [left, right]: [string, string],
  size = { width: 1600, height: 1200 },
): Promise<Buffer> {
  const url = await page.evaluate(
    ({ colours, width, height }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      for (const [index, colour] of colours.entries()) {
        if (!context) continue;
        context.fillStyle = colour;
        context.fillRect((index * width) / 2, 0, width / 2, height);
      }
      return canvas.toDataURL('image/png');
    },
    { colours: [left, right], ...size },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const mark = () => randomUUID().slice(0, 8);

const file = (buffer: Buffer, name = 'poster.png') => ({ name, mimeType: 'image/png', buffer });

async function choose(page: Page, button: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  await chooser.setFiles(file(buffer));
}

const slot = (page: Page, size: string) =>
  page.getByRole('list', { name: 'Pictures by size' }).getByRole('listitem').filter({ hasText: size });

test('the pictures of an event are chosen, refused in words, used for all sizes, seen by everybody and removed', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signIn(page);
  const api = await connectApi(page);
  const showCode = await copyShow(api, `Pictures ${mark()}`);
  await page.goto(`/shows/${showCode}/details`);
  await choose(page, 'Add picture: Page of the event', await paint(page, ['#7a1d2b', '#e0b040']));
  await expect(slot(page, 'Page of the event').getByText('Picture saved')).toBeVisible();
  await expect(slot(page, 'Page of the event').getByRole('img')).toBeVisible();

  await choose(page, 'Add picture: Search results', Buffer.from('GIF89a not a picture'));
  await expect(slot(page, 'Search results').getByRole('alert')).toHaveText(
    'Not allowed file type. Use a PNG, JPEG or WebP picture.',
  );
  await choose(page, 'Add picture: Search results', (await paint(page, ['#111111', '#eeeeee'])).subarray(0, 900));
  await expect(slot(page, 'Search results').getByRole('alert')).toHaveText(
    'The picture is damaged or cut off. Save it again and try once more.',
  );

  await choose(page, 'One picture for all sizes', await paint(page, ['#123a6b', '#60a0d0']));
  await page.getByRole('dialog').getByRole('button', { name: 'Use for all sizes' }).click();
  await expect(page.getByRole('button', { name: /^Replace picture: / })).toHaveCount(4);
  await expect(page.getByText('of 4 sizes saved')).toHaveCount(0);
  const read = async () => (await api(getShow, { params: { showCode } })).images;
  const images = await read();
  expect(images.map(({ mediaType, width, height }) => [mediaType, width, height])).toEqual([
    [4, 600, 338],
    [5, 320, 180],
    [18, 2560, 1440],
    [20, 1200, 675],
  ]);
  const anybody = await playwright.request.newContext({ baseURL });
  const seen = await anybody.get(String(images[0]?.url));
  expect([seen.status(), seen.headers()['content-type']]).toEqual([200, 'image/webp']);
  await anybody.dispose();

  await page.getByRole('button', { name: 'Remove picture: Search results' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByRole('button', { name: 'Add picture: Search results' })).toBeVisible();
  expect((await read()).map((image) => image.mediaType)).toEqual([4, 18, 20]);
  await page.goto(`/shows/${showCode}/history`);
  await expect(page.getByText('Picture removed: search results')).toBeVisible();
});

test("a campaign's picture goes to its events, and a removal that fails is told in the words of the specification", async ({
  page,
}) => {
  await signIn(page);
  const api = await connectApi(page);
  const name = `Pictures ${mark()}`;
  const params = { showCode: await copyShow(api, name) };
  const body = { promoterCode: 'harbour-hall', name: { 'en-GB': name } };
  const { artistCampaignId } = await api(createArtistCampaign, { body });
  await api(updateShow, { params, body: { artistCampaignId } });

  await page.goto(`/campaigns/${artistCampaignId}`);
  await choose(page, 'Add picture: List of events', await paint(page, ['#0b5d3b', '#d8f0c0']));
  await page.getByRole('button', { name: 'Apply to all events: List of events' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'a picture for all events', { part: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Apply to all events' }).click();
  await expect(dialog.getByText('1 added', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const campaign = await api(getArtistCampaign, { params: { artistCampaignId } });
  const show = await api(getShow, { params });
  expect(campaign.images).toHaveLength(1);
  expect(show.images.map((image) => image.url)).toEqual(campaign.images.map((image) => image.url));

  await page.route('**/images?mediaType=4', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Remove picture: List of events' }).click();
  await dialog.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Upload tour event images failed.')).toBeVisible();
});
