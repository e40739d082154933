import { duplicateShow, listShows } from '@parterre/contract/calls/shows';
import type { CallArguments } from '@parterre/contract/wire/call';
import { type Client, createClient } from '@parterre/contract/wire/client';
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

/** The code of an event of the demo. */
export async function findShowCode(api: Client, name: string): Promise<string> {
  const { items } = await api(listShows, { query: { promoterCode: 'harbour-hall', searchTerm: name } });
  const show = items.find((item) => item.name['en-GB'] === name);
  if (!show) throw new Error(`the demo has no event ${name}`);
  return show.showCode;
}

type CopyParts = CallArguments<typeof duplicateShow>['body']['copy'];

/** An event of a journey's own, 526 seats in the stalls and no orders: a copy of one of the demo with some of its parts. */
export async function copyShow(api: Client, name: string, copy: CopyParts = []): Promise<string> {
  const showCode = await findShowCode(api, 'The Empire Strikes Back in Concert');
  const dates = [{ startsAtLocal: '2028-06-10T19:30:00', name: { 'en-GB': name } }];
  const { items } = await api(duplicateShow, { params: { showCode }, body: { dates, copy } });
  return items[0]?.showCode ?? '';
}
