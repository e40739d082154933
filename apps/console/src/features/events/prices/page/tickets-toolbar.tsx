import Box from '@mui/material/Box';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { selectSettings, setTicketTableVariant } from '#api/settings.ts';
import { useAppDispatch, useAppSelector } from '#api/store.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { ColumnButton } from '#tables/columns/column-button.tsx';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { ExportMenu } from '#tables/export/export-menu.tsx';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { useCompFilter } from '../use-kept-filter.ts';
import type { TicketGroup } from './use-tickets.ts';

interface TicketsToolbarProps {
  show: Show;
  groups: readonly TicketGroup[];
  columns: readonly TableColumn<Price>[];
}

export function TicketsToolbar({ show, groups, columns }: TicketsToolbarProps) {
  const { t, i18n } = useTranslation('prices');
  const dispatch = useAppDispatch();
  const { variant } = useAppSelector(selectSettings).ticketTable;
  const { isComps, setComps } = useCompFilter();
  const groupNames = new Map(
    groups.map(({ group }) => [group.priceGroupId, chooseText(group.name, i18n.language, show.defaultCulture)]),
  );
  const groupColumn: TableColumn<Price> = {
    id: 'group',
    header: t('fields.priceGroupId'),
    widthPx: 0,
    cell: () => null,
    exportValue: (price) => groupNames.get(price.priceGroupId),
  };
  const rows = groups.flatMap(({ tickets }) => tickets);
  const name = chooseText(show.name, i18n.language, show.defaultCulture);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
      <SegmentedControl
        label={t('filter.label')}
        onChange={(next) => setComps(next === 'comps')}
        options={[
          { value: 'all', label: t('filter.all') },
          { value: 'comps', label: t('filter.comps') },
        ]}
        value={isComps ? 'comps' : 'all'}
      />
      <Box sx={{ flex: 1 }} />
      <SegmentedControl
        label={t('table.variant')}
        onChange={(next) => dispatch(setTicketTableVariant(next))}
        options={[
          { value: 'withoutSalesData', label: t('table.withoutSalesData') },
          { value: 'withSalesData', label: t('table.withSalesData') },
        ]}
        value={variant}
      />
      <ColumnButton />
      <ExportMenu
        columns={[groupColumn, ...columns]}
        size="small"
        source={{
          fetchPage: async () => ({ items: rows, totalPages: 1, totalItems: rows.length }),
          count: rows.length,
          filter: { filters: { statusCode: isComps ? ['comps'] : [] } },
        }}
        title={t('page.exportTitle', { name })}
      />
    </Box>
  );
}
