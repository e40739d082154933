import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { SCOPES } from '@parterre/contract/wire/scopes';
import { test as base, expect, type Page } from '@playwright/test';

export const PASSWORD = 'parterre-demo';
export type DemoUser = 'owner' | 'events' | 'seating' | 'boxoffice' | 'finance' | 'reports' | 'partner';

/**
 * Signs in and waits for the console. Sends the provider's form without rendering it, because nearly every journey
 * signs in; `sign-in.e2e.ts` types and clicks.
 */
export async function signIn(page: Page, user: DemoUser = 'owner', path = '/shows'): Promise<void> {
  const { request } = page.context();
  const answer = await request.get('/config.json');
  const { identity } = await answer.json();
  const { origin } = new URL(answer.url());
  const id = randomUUID();
  const asked = {
    authority: new URL(identity.authority, origin).href.replace(/\/$/, ''),
    client_id: identity.clientId,
    redirect_uri: new URL(identity.redirectUrl, origin).href,
    scope: SCOPES.join(' '),
    code_verifier: randomBytes(32).toString('base64url'),
  };
  const { authority, code_verifier, ...params } = asked;
  const form = await request.get(`${authority}/auth`, {
    params: {
      ...params,
      response_type: 'code',
      state: id,
      code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
      code_challenge_method: 'S256',
    },
  });
  const back = await request.post(form.url(), { form: { email: emailOf(user), password: PASSWORD } });
  // Storage needs a page of the same origin; this one is empty.
  await page.goto('/silent-renew.html');
  await page.evaluate(([key, state]) => localStorage.setItem(key, state), [
    `oidc.${id}`,
    JSON.stringify({
      ...asked,
      id,
      created: Math.floor(Date.now() / 1000),
      request_type: 'si:r',
      data: { title: '', url: path },
    }),
  ] as const);
  await page.goto(back.url());
  await page.waitForURL((url) => url.pathname === new URL(path, url).pathname);
}

const emailOf = (user: DemoUser) => `${user}@demo.parterre.test`;

interface Journey {
  /** Violations of the policy and page errors; a journey fails if there are any. */
  faults: string[];
}

/** A test whose page must neither violate the Content-Security-Policy nor throw. */
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

export async function readToken(page: Page): Promise<string> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'));
    return key ? JSON.parse(localStorage.getItem(key) ?? '{}').access_token : undefined;
  });
  if (!token) throw new Error('nobody is signed in');
  return token;
}

export { expect };
