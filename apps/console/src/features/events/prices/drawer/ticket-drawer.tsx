import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { joinReads } from '#api/join-reads.ts';
import { useListHoldsQuery } from '#api/queries/events/holds.ts';
import { useListPriceGroupsQuery } from '#api/queries/events/price-groups.ts';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { EditDrawer } from '#forms/object/object-drawer.tsx';
import { useListed } from '#forms/object/use-listed.ts';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { groupTickets, listTickets } from '../page/use-tickets.ts';
import { useKeptFilter } from '../use-kept-filter.ts';
import { EditTicket } from './edit-ticket.tsx';
import { NewTicket } from './new-ticket.tsx';

/** The drawer of one price type: `new`, or an id. */
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
  const wantedId = useIdParam('priceTypeId');
  const tickets = groups && prices && listTickets(groupTickets(groups.items, prices.items));
  const price = useListed(tickets, 'priceTypeId', wantedId);
  const isNew = priceTypeId === 'new';
  const isMissing = price === null && !isNew;
  const currentData = isMissing
    ? null
    : show && tickets && groups && holds.data && { show, tickets, groups, holds: holds.data };
  return (
    <EditDrawer
      id={isNew ? `new ${search.get('kind')}` : `${wantedId}`}
      label={t('page.loading')}
      onClose={handleClose}
      result={{ currentData, ...joinReads(readShow, readPrices, readGroups, holds) }}
      title={t('page.ticket')}
    >
      {(read) =>
        price ? (
          <EditTicket
            holds={read.holds.items}
            onClose={handleClose}
            price={price}
            prices={read.tickets}
            show={read.show}
          />
        ) : (
          <NewTicket groups={read.groups.items} onClose={handleClose} prices={read.tickets} show={read.show} />
        )
      }
    </EditDrawer>
  );
}
