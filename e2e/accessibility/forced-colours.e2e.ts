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

async function expectToDiffer(all: Locator, [chosen, other]: [string, string]): Promise<void> {
  const [first, second] = await Promise.all(
    [chosen, other].map((text) => readBackground(all.filter({ hasText: new RegExp(`^${text}`) }).first())),
  );
  expect(first).not.toBe(second);
}

const readBackground = (element: Locator): Promise<string> =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);
