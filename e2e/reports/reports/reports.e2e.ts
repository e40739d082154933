import { readFileSync } from 'node:fs';
import { exportSales } from '@parterre/contract/calls/reports';
import { connectApi, findShowCode } from '../../support/connect-api.ts';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { expect, signIn, test } from '../../support/journey.ts';

const EVENTS = ['Mahler: Symphony No. 5', 'The Empire Strikes Back in Concert'];

test.describe.configure({ timeout: 180_000 });

test('the sales of two events are chosen, filtered, looked at, and taken as CSV and as a workbook', async ({
  page,
}) => {
  await signIn(page, 'owner', '/reports/sales');
  await page.getByRole('button', { name: 'Harbour & Hall' }).click();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
  const api = await connectApi(page);
  const showCodes = await Promise.all(EVENTS.map((name) => findShowCode(api, name)));

  await page.getByRole('link', { name: 'Choose data' }).click();
  const selector = page.getByRole('dialog', { name: 'What the report is about' });
  await selector.getByRole('button', { name: 'Remove the dates' }).click();
  for (const [at, name] of EVENTS.entries()) {
    await selector.getByRole('searchbox', { name: 'Search' }).fill(showCodes[at] ?? '');
    await page.waitForURL((url) => url.searchParams.get('search') === showCodes[at]);
    // The checkbox follows the URL, so its state changes after the click. The rows of the previous search disappear
    // when the new ones load; waiting for a single row avoids clicking one of them.
    await expect(selector.getByRole('checkbox', { name: /^Select .+, \d/ })).toHaveCount(1);
    const box = selector.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) });
    await box.click();
    await expect(box).toBeChecked();
  }
  await expect(selector.getByText('2 chosen')).toBeVisible();
  await expectAccessible(page, 'the data selector');
  await selector.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Filter' }).click();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  await filter.getByRole('switch', { name: 'Include pending' }).check();
  await filter.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Filter: 1' })).toBeVisible();

  const asked = { promoterCode: 'harbour-hall', showSelection: { showCodes }, includePending: true, pageSize: 100 };
  const report = await api(exportSales, { body: asked });
  const sold = report.totals[0]?.values.sold ?? 0;
  expect(sold).toBeGreaterThan(0);
  const figure = page.locator('dl > div', { has: page.getByText('Sold', { exact: true }) });
  await expect(figure.locator('dd').first()).toHaveText(sold.toLocaleString('en-GB'));
  await expect(page.getByRole('heading', { name: 'Sales over time' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'By ticket' })).toBeVisible();
  await expectAccessible(page, 'the sales report');

  await page.getByRole('textbox', { name: 'File name' }).fill('Two/events.xls');
  const csv = await download('CSV');
  expect(csv.name).toBe('Two events.csv');
  const [heading = '', ...lines] = csv.bytes.toString('utf8').trim().split('\r\n');
  const at = heading.split(/[,;]/).findIndex((word) => word.replaceAll('"', '') === 'Sold');
  expect(at).toBeGreaterThan(0);
  expect(lines).toHaveLength(report.totalItems);
  for (const showCode of showCodes) expect(csv.bytes.toString('utf8')).toContain(showCode);

  const workbook = await download('Excel');
  expect(workbook.name).toBe('Two events.xlsx');
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByRole('button', { name: 'Download Two events.csv again' }).first()).toBeVisible();

  async function download(type: string) {
    await page.getByRole('radio', { name: type }).check();
    // The notice disappears by itself, so start watching before the click.
    const told = expect(page.getByText('Successfully downloaded sales report.').last()).toBeVisible();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const file = await coming;
    await told;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  }
});
