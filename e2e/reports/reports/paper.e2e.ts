import { expect, signIn, test } from '../../support/journey.ts';

test('on paper the heading of the rows begins a sheet below the charts, with the rows', async ({ page }) => {
  await signIn(page, 'owner', '/reports/sales?dateFrom=&dateTo=');
  await page.getByRole('button', { name: 'Harbour & Hall' }).click();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'By weekday and hour' })).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true });
  const place = /\/Title \(Rows\)\s*\/Dest \[\d+ 0 R \/XYZ [\d.]+ ([\d.]+)/.exec(pdf.toString('latin1'));
  // In points above the foot of a sheet that is 595 high.
  expect(Number(place?.[1])).toBeGreaterThan(500);
});
