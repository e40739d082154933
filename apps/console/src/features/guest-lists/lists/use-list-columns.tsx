import Link from '@mui/material/Link';
import type { GuestList } from '@parterre/contract/guest-lists';
import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import { TwoLines } from '#tables/cells/two-lines.tsx';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { ToneChip } from '#ui/status-chip.tsx';
import { AllocationMeter } from '../allocation-meter.tsx';
import { useListWords } from '../use-list-words.ts';

/** `withEvent`: the table is over several events. */
export function useListColumns(withEvent: boolean): TableColumn<GuestList>[] {
  const { t } = useTranslation('guest-lists');
  const words = useListWords();
  const columns: (TableColumn<GuestList> | false)[] = [
    {
      id: 'name',
      header: t('column.name'),
      ...(withEvent ? { sortValue: 'Name' } : {}),
      widthPx: 180,
      grow: 1,
      canHide: false,
      cell: (list) => (
        <TwoLines
          first={
            <Link href={paths.showGuestList(list.showCode, list.guestListId)} sx={{ fontWeight: 530 }}>
              {list.name}
            </Link>
          }
          second={list.ownerName}
        />
      ),
    },
    withEvent && {
      id: 'event',
      header: t('column.event'),
      sortValue: 'StartsAt',
      widthPx: 200,
      grow: 1,
      cell: (list) => <TwoLines first={words.nameShow(list)} second={words.nameStart(list)} />,
    },
    {
      id: 'people',
      header: t('column.people'),
      widthPx: 170,
      cell: (list) => <AllocationMeter list={list} />,
    },
    {
      id: 'waiting',
      header: t('column.waiting'),
      widthPx: 112,
      priority: 2,
      cell: ({ figures }) =>
        figures.requested > 0 ? <ToneChip tone="warn">{t('waiting', { count: figures.requested })}</ToneChip> : null,
    },
    {
      id: 'issued',
      header: t('column.issued'),
      widthPx: 84,
      align: 'end',
      priority: 1,
      cell: ({ figures }) => figures.issued,
    },
    {
      id: 'cutOff',
      header: t('column.cutOff'),
      widthPx: 176,
      priority: 3,
      cell: (list) => (
        <TwoLines first={words.nameCutOff(list)} second={list.status === 'CLOSED' ? t('state.CLOSED') : ''} />
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}
