import { listShows } from '@parterre/contract/calls/shows';
import type { Page, Route } from '@playwright/test';
import { connectApi, copyShow, findShowCode } from '../../support/connect-api.ts';
import { expect, signIn, test } from '../../support/journey.ts';
import { refuse } from '../../support/refuse.ts';

/** The texts of downloads in the specification (§8), compared with the screen and the real server. */
const OF_SHOW = [
  {
    report: 'offer-codes',
    done: 'Successfully exported Offer codes report',
    failed: 'Export of Offer codes report failed',
  },
  {
    report: 'seated-prices',
    done: 'Successfully exported Seated prices report',
    failed: 'Export of Seated prices report has failed',
  },
  { report: 'seats-manifest', done: 'Successfully exported Seats manifest', failed: 'Export of Seats manifest failed' },
  {
    report: 'seat-holds',
    done: 'Successfully exports Seat holds report',
    failed: 'Export of Seat holds report failed',
  },
] as const;
const OF_PROMOTER = [
  {
    report: 'sales',
    call: 'sales/reports/sales',
    done: 'Successfully downloaded sales report.',
    failed: 'Download sales data failed',
  },
  {
    report: 'detailed-sales',
    call: 'sales/reports/detailed-sales',
    done: 'Successfully downloaded sales report.',
    failed: 'Download sales data failed',
  },
  {
    report: 'customer-data',
    call: 'reports/customer-data',
    done: 'Successfully downloaded customer data report.',
    failed: 'Download of customer data report failed',
  },
] as const;

test.describe.configure({ timeout: 180_000 });

/** The notice disappears by itself, so start watching before the click. */
async function clickAndRead(page: Page, button: string, words: string): Promise<void> {
  const told = expect(page.getByText(words, { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: button, exact: true }).click();
  await told;
}

/** Returns the server's file under a name that the console refuses to save. */
async function renameFile(route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = { ...response.headers(), 'content-disposition': 'attachment; filename="report.exe"' };
  await route.fulfill({ response, headers });
}

test('files of one event: done, failed, nothing to download, a file that is not allowed', async ({ page }) => {
  await signIn(page, 'owner', '/reports/seats-manifest');
  const api = await connectApi(page);
  const showCode = await findShowCode(api, 'Mahler: Symphony No. 5');
  const empty = await copyShow(api, `Nothing to download ${Date.now()}`);
  for (const { report, done, failed } of OF_SHOW) {
    await page.goto(`/reports/${report}?showCode=${showCode}`);
    await clickAndRead(page, 'Download CSV', done);
    const call = `**/shows/${showCode}/reports/${report}*`;
    await page.route(call, (route) => refuse(route, 'INTERNAL'));
    await clickAndRead(page, 'Download CSV', failed);
    await page.unroute(call);
    await page.route(call, renameFile);
    await clickAndRead(page, 'Download CSV', 'Not allowed file type');
    await page.unroute(call);
  }
  const { items } = await api(listShows, { query: { promoterCode: 'harbour-hall', pageSize: 100 } });
  const unseated = items.find(({ seating }) => seating === 'UNRESERVED');
  const bare = await copyShow(api, `Without tickets ${Date.now()}`, [], unseated?.name['en-GB']);
  for (const [report, code] of [
    ['offer-codes', empty],
    ['seat-holds', empty],
    ['seated-prices', unseated?.showCode],
    ['seats-manifest', bare],
  ]) {
    await page.goto(`/reports/${report}?showCode=${code}`);
    await clickAndRead(page, 'Download CSV', 'No data to download');
  }
});

test('files of a promoter: done, failed, no promoter, nothing to download, a file that is not allowed', async ({
  page,
}) => {
  await signIn(page, 'owner', '/reports/sales');
  await page.getByRole('button', { name: 'Harbour & Hall' }).click();
  for (const { report, call, done, failed } of OF_PROMOTER) {
    await page.goto(`/reports/${report}`);
    await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
    await clickAndRead(page, 'Download', done);

    const files = `**/${call}`;
    const isFile = (headers: Record<string, string>) => headers.accept?.includes('csv');
    await page.route(files, (route) =>
      isFile(route.request().headers()) ? refuse(route, 'INTERNAL') : route.fallback(),
    );
    await clickAndRead(page, 'Download', failed);
    await page.unroute(files);

    // The console always sends the promoter, so it is removed here to get the server's refusal.
    await page.route(files, (route) => {
      if (!isFile(route.request().headers())) return route.fallback();
      const { promoterCode: _, ...body } = route.request().postDataJSON();
      return route.fallback({ postData: JSON.stringify(body) });
    });
    await clickAndRead(page, 'Download', 'Please provide a promoter ID');
    await page.unroute(files);

    await page.route(files, (route) => (isFile(route.request().headers()) ? renameFile(route) : route.fallback()));
    await clickAndRead(page, 'Download', 'Not allowed file type');
    await page.unroute(files);

    await page.goto(`/reports/${report}?price=Nobody%20sells%20this`);
    await expect(page.getByRole('heading', { name: 'No data to display' })).toBeInViewport();
    await clickAndRead(page, 'Download', 'No data to download');
  }
});

test('a download tells how far it is, can be cancelled, and stands among the recent ones', async ({ page }) => {
  await signIn(page, 'owner', '/reports/detailed-sales');
  await page.getByRole('button', { name: 'Harbour & Hall' }).click();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
  // Never answers, so that only cancelling ends the download.
  const files = '**/sales/reports/detailed-sales';
  await page.route(files, (route) =>
    route.request().headers().accept?.includes('csv') ? new Promise(() => undefined) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.getByText('Preparing the file')).toBeVisible();
  await clickAndRead(page, 'Cancel', 'Download cancelled');
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeEnabled();
  await page.unroute(files);

  const name = `Recent ${Date.now()}`;
  await page.getByRole('textbox', { name: 'File name' }).fill(name);
  await clickAndRead(page, 'Download', 'Successfully downloaded sales report.');
  const again = page.getByRole('button', { name: `Download ${name}.csv again` });
  await expect(again).toBeVisible();
  const coming = page.waitForEvent('download');
  await again.click();
  expect((await coming).suggestedFilename()).toBe(`${name}.csv`);
});
