import * as calls from '@parterre/contract/calls/short-urls';
import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import type { ShortUrl } from '@parterre/contract/short-urls';
import type { CallAnswer } from '@parterre/contract/wire/call';
import { api, injectCalls } from '#api/api.ts';
import type { ApiRequest } from '#api/base-query.ts';
import type { ApiFailure } from '#api/failure.ts';

export const { useCreateShortUrlMutation, useUpdateShortUrlMutation, useRemoveShortUrlMutation } = injectCalls(calls);

export const { useListLinksQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listLinks: build.query<LinkList, { showCode: string }>({
      queryFn: ({ showCode }, _api, _options, ask) => collectLinks(showCode, ask),
      providesTags: [...calls.listShortUrls.reads],
    }),
  }),
});

/** All links of a show, newest first; the table sorts them itself. */
interface LinkList {
  items: ShortUrl[];
  allowedHosts: string[];
  urlBase: string;
}

type Outcome<Data> = { data: Data; error?: undefined } | { error: ApiFailure; data?: undefined };
type Ask = (request: ApiRequest) => Outcome<unknown> | PromiseLike<Outcome<unknown>>;

/** Reads all pages, because the table needs every link. Returns the first error instead of a partial list. */
export async function collectLinks(showCode: string, ask: Ask): Promise<Outcome<LinkList>> {
  const items: ShortUrl[] = [];
  for (let next: string | undefined; ; ) {
    const query = { pageSize: PAGE_SIZE.max, ...(next === undefined ? {} : { next }) };
    const { data, error } = await ask({ call: calls.listShortUrls, args: { params: { showCode }, query } });
    if (error) return { error };
    const page = data as CallAnswer<typeof calls.listShortUrls>;
    items.push(...page.items);
    next = page.next;
    if (next === undefined) return { data: { items, allowedHosts: page.allowedHosts, urlBase: page.urlBase } };
  }
}
