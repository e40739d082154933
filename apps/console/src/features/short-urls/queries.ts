import { listShortUrls } from '@parterre/contract/calls/short-urls';
import { api } from '../../api/api.ts';
import { collectLinks, type LinkList } from './collect-links.ts';

export const { useListLinksQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listLinks: build.query<LinkList, { showCode: string }>({
      queryFn: ({ showCode }, _api, _options, ask) => collectLinks(showCode, ask),
      providesTags: [...listShortUrls.reads],
    }),
  }),
});
