import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectSettings } from '#api/settings.ts';
import { useAppSelector } from '#api/store.ts';
import { Illustration } from '#brands/illustration.tsx';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useCompFilter } from '../use-kept-filter.ts';
import { TicketBulkBar } from './bulk/ticket-bulk-bar.tsx';
import { TicketCards } from './table/ticket-cards.tsx';
import { listTickets, useTickets } from './use-tickets.ts';

export function TicketsBody({ show }: { show: Show }) {
  const { t } = useTranslation('prices');
  const { variant } = useAppSelector(selectSettings).ticketTable;
  const { isComps, statusCodeFilter } = useCompFilter();
  const tickets = useTickets(show.showCode, statusCodeFilter);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  if (tickets.isLoading)
    return (
      <LoadedPart
        label={t('page.loading')}
        result={{ error: tickets.error, refetch: tickets.retry }}
        rowHeight={48}
        rows={6}
      >
        {() => null}
      </LoadedPart>
    );
  if (tickets.groups.length === 0) return <NoTickets show={show} />;
  const chosen = listTickets(tickets.groups).filter((price) => selected.has(price.priceTypeId));
  const groups = isComps ? tickets.groups.filter((entry) => entry.tickets.length > 0) : tickets.groups;
  return (
    <>
      <TicketCards
        selection={{ selected, onSelect: setSelected }}
        show={show}
        tickets={{ ...tickets, groups }}
        variant={variant}
      />
      <TicketBulkBar groups={tickets.groups} onClear={() => setSelected(new Set())} prices={chosen} show={show} />
    </>
  );
}

/** Shown if the show has no group: the first price type creates one, or groups are copied from another show. */
function NoTickets({ show }: { show: Pick<Show, 'showCode' | 'seating'> }) {
  const { t } = useTranslation('prices');
  const lockReason = useLockReason('price:write');
  return (
    <EmptyState
      actions={
        <>
          <ReasonedButton
            color="primary"
            href={paths.showTicketNew(show.showCode)}
            reason={lockReason}
            variant="contained"
          >
            {t('page.add')}
          </ReasonedButton>
          <ReasonedButton href={paths.showTicketGroupCopy(show.showCode)} reason={lockReason} variant="outlined">
            {t('groups.copy')}
          </ReasonedButton>
        </>
      }
      picture={<Illustration name={show.seating === 'RESERVED' ? 'add-seated-ticket' : 'add-ticket'} />}
      text={lockReason ?? t('empty.text')}
      title={t('empty.title')}
    />
  );
}
