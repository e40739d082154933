import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import { selectSettings, setTicketTableVariant } from '../../../api/settings.ts';
import { useAppDispatch, useAppSelector } from '../../../api/store.ts';
import { Illustration } from '../../../brands/illustrations/illustration.tsx';
import { chooseText } from '../../../i18n/choose-text.ts';
import { paths } from '../../../paths.ts';
import { SortableScope } from '../../../tables/sortable/sortable-scope.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { GroupCard } from './group-card.tsx';
import { listTickets } from './group-tickets.ts';
import { TicketBulkBar } from './ticket-bulk-bar.tsx';
import { useTickets } from './use-tickets.ts';

/** The groups as cards; the reader chooses whether their tables show sales. */
export function TicketsBody({ show }: { show: Show }) {
  const { t, i18n } = useTranslation('prices');
  const dispatch = useAppDispatch();
  const { variant } = useAppSelector(selectSettings).ticketTable;
  const tickets = useTickets(show.showCode);
  const { groups } = tickets;
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const chosen = listTickets(groups).filter((price) => selected.has(price.priceTypeId));
  if (tickets.isLoading && tickets.error)
    return (
      <Alert action={<Button onClick={tickets.retry}>{t('page.retry')}</Button>} severity="error">
        {errorText(tickets.error)}
      </Alert>
    );
  if (tickets.isLoading) return <SkeletonRows count={6} label={t('page.loading')} rowHeight={48} />;
  if (groups.length === 0) return <NoGroups show={show} />;
  const names = new Map(
    groups.map(({ group }) => [String(group.priceGroupId), chooseText(group.name, i18n.language, show.defaultCulture)]),
  );
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1.5 }}>
        <SegmentedControl
          label={t('table.variant')}
          onChange={(next) => dispatch(setTicketTableVariant(next))}
          options={[
            { value: 'withoutSalesData', label: t('table.withoutSalesData') },
            { value: 'withSalesData', label: t('table.withSalesData') },
          ]}
          value={variant}
        />
      </Box>
      <SortableScope
        getLabel={(id) => names.get(id) ?? id}
        ids={groups.map(({ group }) => String(group.priceGroupId))}
        onMove={(from, to) => void tickets.moveGroup(from, to)}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          {groups.map((entry) => (
            <GroupCard
              entry={entry}
              key={entry.group.priceGroupId}
              onMove={(from, to) => void tickets.moveTicket(entry, from, to)}
              onSelect={setSelected}
              selected={selected}
              show={show}
              variant={variant}
            />
          ))}
        </Box>
      </SortableScope>
      <TicketBulkBar onClear={() => setSelected(new Set())} prices={chosen} show={show} />
    </>
  );
}

function NoGroups({ show }: { show: Show }) {
  const { t } = useTranslation('prices');
  return (
    <EmptyState
      actions={
        <Button color="primary" href={paths.showTicketGroup(show.showCode, 'new')} variant="contained">
          {t('groups.add')}
        </Button>
      }
      picture={<Illustration name={show.seating === 'RESERVED' ? 'add-seated-ticket' : 'add-ticket'} />}
      text={t('empty.text')}
      title={t('empty.title')}
    />
  );
}
