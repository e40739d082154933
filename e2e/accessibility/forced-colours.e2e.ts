import type { Locator } from '@playwright/test';
import { connectApi, findShowCode } from '../support/connect-api.ts';
import { expect, signIn, test } from '../support/journey.ts';

test('in the colours of the system, what is chosen still differs from what is not, and colours that are data stay', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page);
  const showCode = await findShowCode(await connectApi(page), 'Mahler: Symphony No. 5');
  await expectToDiffer(page.getByRole('navigation', { name: 'Main' }).getByRole('link'), ['Events', 'Venues']);

  await page.goto(`/shows/${showCode}/seats/tickets?view=table`);
  const tools = page.getByRole('toolbar', { name: 'Tools' }).getByRole('button');
  await expectToDiffer(tools, ['Seat ?S', 'Hand ?H']);
  const rows = page.getByRole('grid', { name: 'Seats as a table' }).getByRole('row');
  await rows.nth(2).click();
  expect(await readBackground(rows.nth(2))).not.toBe(await readBackground(rows.nth(3)));
  const swatches = page
    .getByRole('radiogroup', { name: 'Tickets' })
    .getByRole('radio')
    .locator('[aria-hidden]')
    .first();
  expect(await readBackground(swatches)).not.toBe(await readBackground(page.locator('body')));
});

test('in the colours of the system, a ticked row shows its tick, and a field in use its frame', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page);
  const row = page.getByRole('row', { name: /Mahler: Symphony No\. 5/ });
  await row.getByRole('checkbox').check();
  const tick = await row
    .getByRole('checkbox')
    .evaluate((box) => [getComputedStyle(box, '::before').backgroundColor, getComputedStyle(box).backgroundColor]);
  expect(tick[0]).not.toBe(tick[1]);

  await page.goto('/venues/new');
  await page.getByRole('button', { name: 'Harbour & Hall' }).click();
  const field = page.getByRole('textbox', { name: 'Town' });
  const readOutline = () => field.evaluate((input) => getComputedStyle(input.parentElement as Element).outlineStyle);
  expect(await readOutline()).toBe('none');
  await field.focus();
  expect(await readOutline()).toBe('solid');
});

async function expectToDiffer(all: Locator, [chosen, other]: [string, string]): Promise<void> {
  const [first, second] = await Promise.all(
    [chosen, other].map((text) => readBackground(all.filter({ hasText: new RegExp(`^${text}`) }).first())),
  );
  expect(first).not.toBe(second);
}

const readBackground = (element: Locator): Promise<string> =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);
