import { useListApiKeysQuery } from '#api/queries/api-keys.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { useTablePage } from '#tables/paging/use-table-page.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';

const DEFAULTS = { sortValues: ['CreatedAt'], sort: 'CreatedAt', isDescending: true };

/** The page of keys in the URL, of the chosen promoter or of all. Without the permission nothing is asked for. */
export function useApiKeys(canManage: boolean) {
  const { current, isLoading } = usePromoter();
  const url = useTableUrlState(DEFAULTS);
  const { pageIndex, pageSize } = toPageRequest(url.state.page, url.state.pageSize);
  const query = { pageIndex, pageSize, ...(current ? { promoterCode: current.code } : {}) };
  const result = useListApiKeysQuery({ query }, { skip: isLoading || !canManage });
  return { url, current, ...useTablePage(url.state, result) };
}
