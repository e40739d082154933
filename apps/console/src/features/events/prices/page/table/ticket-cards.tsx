import Box from '@mui/material/Box';
import type { Show } from '@parterre/contract/shows/show';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '#api/settings.ts';
import { useCompFilter, useKeptFilter } from '#features/events/prices/use-kept-filter.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { useCan, useLockReason } from '#session/use-features.ts';
import { ColumnDrawer } from '#tables/columns/column-drawer.tsx';
import { useElementWidth } from '#tables/columns/use-element-size.ts';
import { SortableScope } from '#tables/sortable/sortable-scope.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { GroupCard } from '../group-card.tsx';
import { TicketsToolbar } from '../tickets-toolbar.tsx';
import { TotalsCard } from '../totals-card.tsx';
import { listTickets, type Tickets } from '../use-tickets.ts';
import type { TicketSelection } from './ticket-table.tsx';
import { CHECKBOX_PX, HANDLE_PX } from './ticket-table-look.tsx';
import { fitTicketColumns, useTicketColumns } from './use-ticket-columns.tsx';

interface TicketCardsProps {
  show: Show;
  tickets: Tickets;
  variant: Settings['ticketTable']['variant'];
  selection: TicketSelection;
}

/** Below this width, price types are ordered in their drawers instead. */
const ORDER_FROM_PX = 700;

/** Fits the columns once for all cards, so that they align across cards and with the totals. */
export function TicketCards({ show, tickets, variant, selection }: TicketCardsProps) {
  const { i18n } = useTranslation('prices');
  const { isComps } = useCompFilter();
  const canWrite = useCan('price:write');
  const frame = useRef<HTMLDivElement>(null);
  const widthPx = useElementWidth(frame);
  const { groups } = tickets;
  const prices = listTickets(groups);
  const setUp = useTicketColumns(show, 'withoutSalesData', prices);
  const sales = useTicketColumns(show, 'withSalesData', prices);
  const model = variant === 'withSalesData' ? sales : setUp;
  const canOrder = canWrite && !isComps && widthPx >= ORDER_FROM_PX;
  const columns = fitTicketColumns(model.shownColumns, widthPx - CHECKBOX_PX - (canOrder ? HANDLE_PX : 0));
  const names = new Map(
    groups.map(({ group }) => [String(group.priceGroupId), chooseText(group.name, i18n.language, show.defaultCulture)]),
  );
  return (
    <>
      <TicketsToolbar columns={model.shownColumns} groups={groups} show={show} />
      <Box ref={frame} sx={{ minWidth: 0 }}>
        <SortableScope
          getLabel={(id) => names.get(id) ?? id}
          ids={groups.map(({ group }) => String(group.priceGroupId))}
          onMove={(from, to) => void tickets.moveGroup(from, to)}
        >
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            {groups.map((entry) => (
              <GroupCard
                canOrder={canOrder}
                columns={columns}
                entry={entry}
                key={entry.group.priceGroupId}
                onMove={(from, to) => void tickets.moveTicket(entry, from, to)}
                selection={selection}
                show={show}
              />
            ))}
            {prices.length > 0 && <TotalsCard columns={columns} hasHandle={canOrder} prices={prices} show={show} />}
          </Box>
        </SortableScope>
        {isComps && prices.length === 0 && <NoComps show={show} />}
      </Box>
      <ColumnDrawer model={model} />
    </>
  );
}

function NoComps({ show }: { show: Pick<Show, 'showCode'> }) {
  const { t } = useTranslation('prices');
  const keep = useKeptFilter();
  const lockReason = useLockReason('comp:create');
  return (
    <EmptyState
      actions={
        <ReasonedButton
          color="primary"
          href={keep(paths.showTicketNew(show.showCode, undefined, 'comp'))}
          reason={lockReason}
          variant="contained"
        >
          {t('empty.addComp')}
        </ReasonedButton>
      }
      text={lockReason ?? t('empty.compsText')}
      title={t('empty.compsTitle')}
    />
  );
}
