import type { Page } from '@playwright/test';

/** Signs in as the demo's owner and returns the code of a show with seats. */
export async function signIn(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel(/e-mail/i).fill('owner@demo.parterre.test');
  await page.getByLabel(/password/i).fill('parterre-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Events' }).first().click();
  const link = page.locator('tbody a[href^="/shows/"]').first();
  await link.waitFor();
  const code = /\/shows\/(\w+)/.exec((await link.getAttribute('href')) ?? '')?.[1];
  if (!code) throw new Error('The demo has no event');
  return code;
}
