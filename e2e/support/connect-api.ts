import { duplicateShow, listShows } from '@parterre/contract/calls/shows';
import type { CallArguments } from '@parterre/contract/wire/call';
import { type Client, createClient } from '@parterre/contract/wire/client';
import type { Page } from '@playwright/test';
import { readToken } from './journey.ts';

/** A client of the API for the user of the page, to read the results of a journey. */
export async function connectApi(page: Page): Promise<Client> {
  const token = await readToken(page);
  const { origin } = new URL(page.url());
  return createClient({ baseUrl: (base) => `${origin}/api/${base}`, accessToken: () => token });
}

export const readShowCode = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Returns the code of a demo show. */
export async function findShowCode(api: Client, name: string): Promise<string> {
  const { items } = await api(listShows, { query: { promoterCode: 'harbour-hall', searchTerm: name } });
  const show = items.find((item) => item.name['en-GB'] === name);
  if (!show) throw new Error(`the demo has no event ${name}`);
  return show.showCode;
}

type CopyParts = CallArguments<typeof duplicateShow>['body']['copy'];

/**
 * Creates a show for one journey: a copy of a demo show, with the chosen parts and no orders. Copies of the film concert
 * have 526 seats in the stalls.
 */
export async function copyShow(
  api: Client,
  name: string,
  copy: CopyParts = [],
  of = 'The Empire Strikes Back in Concert',
): Promise<string> {
  const showCode = await findShowCode(api, of);
  const dates = [{ startsAtLocal: '2028-06-10T19:30:00', name: { 'en-GB': name } }];
  const { items } = await api(duplicateShow, { params: { showCode }, body: { dates, copy } });
  return items[0]?.showCode ?? '';
}
