import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { parseId } from '#api/cookies.ts';
import { joinReads } from '#api/join-reads.ts';
import { useListHoldsQuery } from '#api/queries/events/holds.ts';
import { useListPriceGroupsQuery } from '#api/queries/events/price-groups.ts';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { paths } from '#pages/paths.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { groupTickets, listTickets } from '../page/use-tickets.ts';
import { useKeptFilter } from '../use-kept-filter.ts';
import { EditTicket } from './edit-ticket.tsx';
import { NewTicket } from './new-ticket.tsx';

/** One ticket beside the list: `new`, or an id. */
export function TicketDrawer() {
  const { t } = useTranslation('prices');
  const navigate = useNavigate();
  const showCode = useShowCode();
  const { priceTypeId } = useParams();
  const params = { showCode };
  const readShow = useGetShowQuery({ params });
  const readPrices = useListPricesQuery({ params });
  const readGroups = useListPriceGroupsQuery({ params });
  const holds = useListHoldsQuery({ params });
  const show = readShow.currentData;
  const prices = readPrices.data;
  const groups = readGroups.data;
  const keep = useKeptFilter();
  const [search] = useSearchParams();
  const handleClose = () => void navigate(keep(paths.showTicketDone(showCode, search.get('then'))));
  const wantedId = parseId(priceTypeId ?? null);
  const { error, refetch } = joinReads(readShow, readPrices, readGroups, holds);
  if (!show || !prices || !groups || !holds.data)
    return (
      <AppDrawer heading={{ title: t('page.ticket') }} onClose={handleClose} open>
        {error ? (
          <RetryAlert error={error} onRetry={refetch} />
        ) : (
          <SkeletonRows count={8} label={t('page.loading')} rowHeight={56} />
        )}
      </AppDrawer>
    );
  const tickets = listTickets(groupTickets(groups.items, prices.items));
  if (priceTypeId === 'new')
    return (
      <NewTicket groups={groups.items} key={search.get('kind')} onClose={handleClose} prices={tickets} show={show} />
    );
  const price = tickets.find((ticket) => ticket.priceTypeId === wantedId);
  if (!price)
    return (
      <AppDrawer heading={{ title: t('page.ticket') }} onClose={handleClose} open>
        {t('errors:NOT_FOUND')}
      </AppDrawer>
    );
  return (
    <EditTicket
      holds={holds.data.items}
      key={price.priceTypeId}
      onClose={handleClose}
      price={price}
      prices={tickets}
      show={show}
    />
  );
}
