import { readFile } from 'node:fs/promises';
import { listShowOfferCodes } from '@parterre/contract/calls/offer-codes';
import { listPrices } from '@parterre/contract/calls/prices';
import type { Page } from '@playwright/test';
import { connectApi, copyShow } from '../support/connect-api.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, signIn, test } from '../support/journey.ts';

/** One new row, one that changes a code and clears a column, one duplicate, and one that cannot be parsed. */
const FILE = [
  'Voucher;Discount;Batch;Until',
  'RADIO-10;10%;Radio;24/12/2026 23:59',
  'friends-25;-7,50;;',
  'RADIO-10;20%;;',
  'RADIO-11;much;;',
].join('\r\n');

test('a promoter makes codes by hand, by the dozen and from a file, and takes them along', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'events');
  const api = await connectApi(page);
  // A copy has no codes, so that the journey sees only its own, also when it is tried again.
  const showCode = await copyShow(api, `Codes ${Date.now()}`, ['prices'], 'John Williams: film music');
  const codes = async (searchTerm: string) =>
    (await api(listShowOfferCodes, { params: { showCode }, query: { searchTerm } })).items;
  const { items: tickets } = await api(listPrices, { params: { showCode } });
  const premium = tickets.find(({ name }) => name['en-GB'] === 'Premium');

  await page.goto(`/shows/${showCode}/offer-codes`);
  await expect(page.getByText('No offer codes yet')).toBeVisible();
  await createByHand(page);
  expect(await codes('FRIENDS')).toMatchObject([
    {
      code: 'FRIENDS-25',
      effect: 'percentage',
      value: 2500,
      priceTypeIds: [premium?.priceTypeId],
      validUntilLocal: '2026-12-31T23:59:00',
      mostUses: 200,
      status: 'active',
    },
  ]);

  await page.getByRole('link', { name: 'FRIENDS-25' }).click();
  await expectAccessible(page, 'drawer');
  await changeIt(page);
  expect(await codes('FRIENDS')).toMatchObject([{ effect: 'subtract', value: 500, mostUses: 200, tag: 'Members' }]);

  const made = await generate(page);
  const press = await codes('PRESS-');
  expect(made.toSorted()).toEqual(press.map(({ code }) => code));
  expect(press).toHaveLength(12);
  for (const code of press) expect(code).toMatchObject({ effect: 'set-price', value: 0, mostUses: 1, tag: 'Press' });

  await importFile(page);
  expect(await codes('RADIO')).toMatchObject([
    { code: 'RADIO-10', effect: 'percentage', value: 1000, tag: 'Radio', validUntilLocal: '2026-12-24T23:59:00' },
  ]);
  expect(await codes('FRIENDS')).toMatchObject([
    { effect: 'subtract', value: 750, tag: '', validUntilLocal: null, mostUses: 200 },
  ]);

  await page.getByRole('button', { name: 'Actions for RADIO-10' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await expect(page.getByText('RADIO-10 is disabled')).toBeVisible();
  expect(await codes('RADIO')).toMatchObject([{ isDisabled: true, status: 'disabled' }]);
  await page.getByRole('button', { name: 'Actions for RADIO-10' }).click();
  await page.getByRole('menuitem', { name: 'Delete code' }).click();
  await page.getByRole('dialog', { name: 'Delete RADIO-10?' }).getByRole('button', { name: 'Delete code' }).click();
  await expect(page.getByText('RADIO-10 deleted')).toBeVisible();
  expect(await codes('RADIO')).toEqual([]);

  await page.getByRole('button', { name: 'More', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export report' }).click();
  const report = await readFile(await (await download).path(), 'utf8');
  await expect(page.getByText('Successfully exported Offer codes report')).toBeVisible();
  const rows = report.trimEnd().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(',')[0])).toEqual(['FRIENDS-25', ...made.toSorted()]);
});

async function createByHand(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New code' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New offer code' });
  await drawer.getByLabel('Code', { exact: true }).fill('friends-25');
  await drawer.getByLabel('Percentage off').fill('25');
  await drawer.getByRole('checkbox', { name: /^Premium/ }).check();
  await expect(drawer.getByRole('checkbox', { name: 'Premium 185.00 → 138.75' })).toBeChecked();
  await drawer.getByRole('textbox', { name: 'Valid until (optional)' }).fill('31/12/2026, 23:59');
  await drawer.getByLabel('Uses (optional)').fill('200');
  await drawer.getByRole('button', { name: 'Create code' }).click();
  await expect(page.getByText('FRIENDS-25 created')).toBeVisible();
  await expect(page.getByRole('row', { name: /FRIENDS-25.*25% off.*Premium.*0 of 200.*Active/ })).toBeVisible();
  await expectAccessible(page, 'page');
}

async function changeIt(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: /^FRIENDS-25/ });
  await drawer.getByRole('radio', { name: 'Amount off' }).check();
  await drawer.getByLabel('Amount off each ticket').fill('5');
  await drawer.getByLabel('Tag (optional)').fill('Members');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'You have unsaved changes' }).getByRole('button', { name: 'Stay' }).click();
  await drawer.getByRole('button', { name: 'Save code' }).click();
  await expect(page.getByText('Offer code saved')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: /FRIENDS-25.*USD 5\.00 off/ })).toBeVisible();
}

/** Generates a dozen codes; returns the copied text as lines. */
async function generate(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Generate codes' }).click();
  const drawer = page.getByRole('dialog', { name: 'Generate codes' });
  await drawer.getByLabel('How many').fill('12');
  await drawer.getByLabel('Prefix (optional)').fill('press-');
  await drawer.getByRole('radio', { name: 'Fixed price' }).check();
  await drawer.getByLabel('Price of each ticket').fill('0');
  await drawer.getByLabel('Tag (optional)').fill('Press');
  await drawer.getByRole('button', { name: 'Generate' }).click();
  const done = page.getByRole('dialog', { name: '12 codes generated' });
  await done.getByRole('button', { name: 'Copy all' }).click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await done.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1–13 of 13')).toBeVisible();
  return copied.split('\n');
}

async function importFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import from CSV' }).click();
  const drawer = page.getByRole('dialog', { name: 'Import offer codes' });
  const buffer = Buffer.from(FILE);
  await drawer.getByLabel('Choose a CSV file').setInputFiles({ name: 'codes.csv', mimeType: 'text/csv', buffer });
  await expect(drawer.getByRole('row', { name: '4 RADIO-10 Code row 2 has the same code' })).toBeVisible();
  const columns = drawer.getByRole('region', { name: 'Columns of the file' });
  await expect(columns.getByRole('combobox', { name: 'Code Voucher' })).toBeVisible();
  await drawer.getByRole('combobox', { name: /^Codes the event already has/ }).click();
  await page.getByRole('option', { name: 'Update them' }).click();
  await expect(drawer.getByRole('row', { name: /^3 FRIENDS-25.*USD 7\.50 off Changed$/ })).toBeVisible();
  await expectAccessible(page, 'import');
  await drawer.getByRole('button', { name: 'Import 2 codes' }).click();
  await expect(drawer.getByText('4 rows were read.')).toBeVisible();
  await expect(drawer.getByRole('row', { name: /^5 RADIO-11/ })).toBeVisible();
  await drawer.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /FRIENDS-25.*USD 7\.50 off/ })).toBeVisible();
}
