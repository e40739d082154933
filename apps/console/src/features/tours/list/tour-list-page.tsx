import { useLazyListToursQuery, useListToursQuery } from '../../../api/queries/tours.ts';
import { paths } from '../../../paths.ts';
import { ProgrammeList } from '../../../programme/list/programme-list.tsx';
import { PROGRAMME_DEFAULTS, toProgrammeQuery } from '../../../programme/list/programme-query.ts';
import { useProgrammeList } from '../../../programme/list/use-programme-list.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { useTableUrlState } from '../../../tables/url/use-table-url-state.ts';
import { TourCard } from './tour-card.tsx';
import { useTourColumns } from './use-tour-columns.tsx';

/** The tours. */
export function TourListPage() {
  const { current, isLoading } = usePromoter();
  const url = useTableUrlState(PROGRAMME_DEFAULTS);
  const query = toProgrammeQuery(url.state, current?.code);
  const list = useProgrammeList(url, useListToursQuery({ query }, { skip: isLoading }));
  const [fetchTours] = useLazyListToursQuery();
  return (
    <ProgrammeList
      columns={useTourColumns()}
      createPath={paths.tourNew()}
      fetchPage={(page) => fetchTours({ query: { ...query, ...page } })}
      kind="tours"
      list={list}
      pathOf={({ tourId }) => paths.tour(tourId)}
      renderCard={(tour) => <TourCard tour={tour} />}
    />
  );
}
