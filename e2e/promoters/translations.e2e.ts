import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, signIn, test } from '../support/journey.ts';

/** A text that no other journey reads, because they run in parallel. */
const SHIPPED = 'Tells your other systems what happens: shop, bookkeeping, mailing list.';
const OWN = 'Our till and our mailing list hear of everything.';

test('a text is said otherwise, looked at in place before, seen after, and taken back', async ({ page }) => {
  await signIn(page, 'owner', '/translations');
  await expect(page.getByText('Choose a promoter')).toBeVisible();
  await page.getByRole('button', { name: /All promoters/ }).click();
  await page.getByText('Harbour & Hall').first().click();
  await page.getByRole('searchbox', { name: 'Text or key' }).fill('your other systems what');
  await expectAccessible(page, 'translations');
  await page.getByRole('link', { name: SHIPPED }).click();

  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('textbox', { name: 'Text' });
  await dialog.getByRole('link', { name: 'Change: English' }).click();
  await text.fill(`${OWN} {{name}}`);
  await dialog.getByRole('button', { name: 'Save text' }).click();
  await expect(dialog.getByText('Must have no placeholders')).toBeVisible();
  await text.fill(OWN);
  await expectAccessible(page, 'translations: a text');
  await dialog.getByRole('button', { name: 'Look at it in place' }).click();
  await page.waitForURL('**/webhooks');
  await expect(page.getByText(OWN, { exact: true })).toBeVisible();
  await expectAccessible(page, 'translations: preview');

  await page.getByRole('button', { name: 'Back to the text' }).click();
  await expect(text).toHaveValue(OWN);
  await dialog.getByRole('button', { name: 'Save text' }).click();
  await page.waitForURL('**/translations/webhooks/about');
  await expect(dialog.getByText(`As shipped: ${SHIPPED}`)).toBeVisible();
  await expect(page.getByText('Only you see this text')).toBeHidden();
  await page.goto('/webhooks');
  await expect(page.getByText(OWN, { exact: true })).toBeVisible();

  await page.goto('/translations/webhooks/about');
  await dialog.getByRole('button', { name: 'Use as shipped: English' }).click();
  await expectAccessible(page, 'translations: the languages of a text', { part: '[role=dialog]' });
  await expect(dialog.getByText(`English: from “${OWN}” to “as shipped”`)).toBeVisible();
  await page.goto('/webhooks');
  await expect(page.getByText(SHIPPED)).toBeVisible();
});
