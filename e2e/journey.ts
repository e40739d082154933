import { test as base, expect, type Page } from '@playwright/test';

export const PASSWORD = 'parterre-demo';
export type DemoUser = 'owner' | 'events' | 'seating' | 'boxoffice' | 'finance' | 'reports' | 'partner';

/** Signs in through the identity provider's own page and waits for the console. */
export async function signIn(page: Page, user: DemoUser = 'owner', path = '/shows'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel(/e-mail/i).fill(`${user}@demo.parterre.test`);
  await page.getByLabel(/password/i).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === new URL(path, url).pathname);
}

interface Journey {
  /** What broke the policy or the page while the journey ran; every journey ends with none. */
  faults: string[];
}

/** A test whose page may neither violate the Content-Security-Policy nor throw. */
export const test = base.extend<Journey>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** The access token the page works with. */
export async function readToken(page: Page): Promise<string> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'));
    return key ? JSON.parse(localStorage.getItem(key) ?? '{}').access_token : undefined;
  });
  if (!token) throw new Error('nobody is signed in');
  return token;
}

export { expect };
