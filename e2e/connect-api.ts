import { type Client, createClient } from '@parterre/contract/client';
import type { Page } from '@playwright/test';
import { readToken } from './journey.ts';

/** The contract's client for who is signed in on the page: what a journey did is read back through it. */
export async function connectApi(page: Page): Promise<Client> {
  const token = await readToken(page);
  const { origin } = new URL(page.url());
  return createClient({ baseUrl: (base) => `${origin}/api/${base}`, accessToken: () => token });
}

/** How an event of the demo is called in its URL and in the API. */
export const readShowCode = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';
