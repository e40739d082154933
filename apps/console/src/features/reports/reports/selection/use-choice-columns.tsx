import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { TwoLines } from '#tables/two-lines.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import type { DataType } from './selection-state.ts';
import type { Choice } from './use-choices.ts';

export function useChoiceColumns(dataType: DataType): TableColumn<Choice>[] {
  const { t, i18n } = useTranslation('reports');
  const { language } = i18n;
  const nameColumn = (sortValue: string, header: string): TableColumn<Choice> => ({
    id: 'name',
    header,
    widthPx: 220,
    grow: 2,
    canHide: false,
    sortValue,
    cell: ({ name, note }) => <TwoLines first={name} second={note} />,
  });
  const events: TableColumn<Choice> = {
    id: 'events',
    header: t('selection.type.events'),
    align: 'end',
    widthPx: 80,
    priority: 1,
    cell: (choice) => formatNumber(choice.events ?? 0, language),
  };
  const next: TableColumn<Choice> = {
    id: 'next',
    header: t('selection.sort.NextShowDate'),
    widthPx: 120,
    sortValue: 'NextShowDate',
    cell: ({ day }) => day,
  };
  if (dataType === 'campaigns') return [nameColumn('Name', t('selection.sort.Name')), events, next];
  if (dataType === 'venues')
    return [
      nameColumn('Name', t('selection.sort.Name')),
      { id: 'town', header: t('selection.sort.Town'), widthPx: 120, sortValue: 'Town', cell: ({ place }) => place },
      events,
      next,
    ];
  return [
    { id: 'date', header: t('selection.sort.Date'), widthPx: 180, sortValue: 'Date', cell: ({ day }) => day },
    nameColumn('ShowName', t('selection.sort.ShowName')),
    {
      id: 'venue',
      header: t('selection.sort.VenueName'),
      widthPx: 180,
      grow: 1,
      priority: 2,
      sortValue: 'VenueName',
      cell: ({ place }) => <Box component="span">{place}</Box>,
    },
    {
      id: 'status',
      header: t('selection.status'),
      widthPx: 176,
      priority: 1,
      cell: ({ status }) => status && <StatusChip status={status} />,
    },
  ];
}
