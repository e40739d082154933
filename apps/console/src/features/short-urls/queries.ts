import { createShortUrl, listShortUrls, removeShortUrl, updateShortUrl } from '@parterre/contract/calls/short-urls';
import { api, mutation } from '../../api/api.ts';
import { collectLinks, type LinkList } from './collect-links.ts';

export const { useListLinksQuery, useCreateShortUrlMutation, useUpdateShortUrlMutation, useRemoveShortUrlMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      listLinks: build.query<LinkList, { showCode: string }>({
        queryFn: ({ showCode }, _api, _options, ask) => collectLinks(showCode, ask),
        providesTags: [...listShortUrls.reads],
      }),
      createShortUrl: mutation(build, createShortUrl),
      updateShortUrl: mutation(build, updateShortUrl),
      removeShortUrl: mutation(build, removeShortUrl),
    }),
  });
