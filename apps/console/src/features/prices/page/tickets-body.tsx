import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectSettings } from '../../../api/settings.ts';
import { useAppSelector } from '../../../api/store.ts';
import { RetryAlert } from '../../../pages/retry-alert.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { TicketBulkBar } from './bulk/ticket-bulk-bar.tsx';
import { listTickets } from './group-tickets.ts';
import { NoTickets } from './no-tickets.tsx';
import { TicketCards } from './table/ticket-cards.tsx';
import { useCompFilter } from './use-comp-filter.ts';
import { useTickets } from './use-tickets.ts';

/** The tickets, or what stands in their place; ticked ones stay ticked when the tables show something else. */
export function TicketsBody({ show }: { show: Show }) {
  const { t } = useTranslation('prices');
  const { variant } = useAppSelector(selectSettings).ticketTable;
  const { isComps, statusCodeFilter } = useCompFilter();
  const tickets = useTickets(show.showCode, statusCodeFilter);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  if (tickets.isLoading && tickets.error) return <RetryAlert error={tickets.error} onRetry={tickets.retry} />;
  if (tickets.isLoading) return <SkeletonRows count={6} label={t('page.loading')} rowHeight={48} />;
  if (tickets.groups.length === 0) return <NoTickets show={show} />;
  const chosen = listTickets(tickets.groups).filter((price) => selected.has(price.priceTypeId));
  const groups = isComps ? tickets.groups.filter((entry) => entry.tickets.length > 0) : tickets.groups;
  return (
    <>
      <TicketCards
        onSelect={setSelected}
        selected={selected}
        show={show}
        tickets={{ ...tickets, groups }}
        variant={variant}
      />
      <TicketBulkBar groups={tickets.groups} onClear={() => setSelected(new Set())} prices={chosen} show={show} />
    </>
  );
}
