import type { Venue } from '@parterre/contract/venues';
import { useListVenuesQuery } from '../../../api/queries/venues.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { type TablePage, useTablePage } from '../../../tables/paging/use-table-page.ts';
import { type TableUrlModel, useTableUrlState } from '../../../tables/url/use-table-url-state.ts';
import { toVenueListQuery, VENUE_LIST_DEFAULTS, type VenueListQuery } from './venue-list-query.ts';

export interface VenueList extends TablePage<Venue> {
  url: TableUrlModel;
  query: VenueListQuery;
  isFiltered: boolean;
}

/** The venues the URL asks for. */
export function useVenueList(): VenueList {
  const url = useTableUrlState(VENUE_LIST_DEFAULTS);
  const { current, isLoading } = usePromoter();
  const query = toVenueListQuery(url.state, current?.code);
  const { search, filters } = url.state;
  return {
    ...useTablePage(url.state, useListVenuesQuery({ query }, { skip: isLoading })),
    url,
    query,
    isFiltered: search !== '' || Object.values(filters).some((values) => values.length > 0),
  };
}
