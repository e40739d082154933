import type { listShowOfferCodes } from '@parterre/contract/calls/offer-codes';
import { LIMITS } from '@parterre/contract/choices/limits';
import { OFFER_SORTS, OFFER_STATUSES } from '@parterre/contract/choices/offer-code-choices';
import type { CallArguments } from '@parterre/contract/wire/call';
import { parseId } from '#api/parse-id.ts';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { readSort, type TableUrlDefaults, type TableUrlState } from '#tables/url/table-url-state.ts';

type CodeListQuery = NonNullable<CallArguments<typeof listShowOfferCodes>['query']>;
type CodeStatus = NonNullable<CodeListQuery['status']>;

export const CODE_LIST_DEFAULTS: TableUrlDefaults = {
  sortValues: OFFER_SORTS,
  filterNames: ['group', 'status'],
  isFilterValue: (name, value) =>
    name === 'group' ? parseId(value) !== null : OFFER_STATUSES.some((status) => status === value),
};

export const readGroup = ({ filters }: Pick<TableUrlState, 'filters'>): number | undefined =>
  parseId(filters.group?.[0] ?? null) ?? undefined;

export const readStatus = ({ filters }: Pick<TableUrlState, 'filters'>): CodeStatus | undefined =>
  OFFER_STATUSES.find((status) => status === filters.status?.[0]);

/** Returns the query of the list; an invalid filter in the URL is ignored. */
export function toCodeListQuery(state: TableUrlState): CodeListQuery {
  const { pageIndex, pageSize } = toPageRequest(state.page, state.pageSize);
  const priceGroupId = readGroup(state);
  const status = readStatus(state);
  return {
    ...(state.search ? { searchTerm: state.search.slice(0, LIMITS.searchTerm) } : {}),
    ...(priceGroupId ? { priceGroupId } : {}),
    ...(status ? { status } : {}),
    sortOrder: readSort(OFFER_SORTS, state.sort),
    sortOrderDescending: state.isDescending,
    pageIndex,
    pageSize,
  };
}
