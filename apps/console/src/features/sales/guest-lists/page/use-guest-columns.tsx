import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import type { Guest } from '@parterre/contract/guest-lists/guests';
import { useTranslation } from 'react-i18next';
import { nameSeats } from '#i18n/name-seats.ts';
import { paths } from '#pages/paths.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { Note } from '#ui/note.tsx';
import { GuestStatusChip } from '../use-list-words.tsx';
import { GuestRowMenu } from './guest-row-menu.tsx';

export function useGuestColumns(list: GuestList): TableColumn<Guest>[] {
  const { t } = useTranslation('guest-lists');
  return [
    {
      id: 'name',
      header: t('column.guest'),
      sortValue: 'Name',
      widthPx: 180,
      grow: 2,
      canHide: false,
      exportValue: ({ name }) => name,
      exportMore: [{ header: t('field.email'), exportValue: ({ email }) => email }],
      cell: ({ name, email }) => (
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <div>{name}</div>
          <Note>{email}</Note>
        </Box>
      ),
    },
    {
      id: 'party',
      header: t('column.plusOnes'),
      widthPx: 72,
      align: 'end',
      exportValue: ({ plusOnes }) => plusOnes,
      cell: ({ plusOnes }) => (plusOnes > 0 ? `+${plusOnes}` : ''),
    },
    {
      id: 'status',
      header: t('column.status'),
      widthPx: 116,
      exportValue: ({ status }) => t(`status.${status}`),
      cell: ({ status }) => <GuestStatusChip status={status} />,
    },
    {
      id: 'seats',
      header: t('column.seats'),
      widthPx: 160,
      grow: 1,
      priority: 2,
      exportValue: ({ seatIds }) => nameSeats(seatIds),
      exportMore: [{ header: t('column.order'), exportValue: ({ orderId }) => orderId }],
      cell: ({ seatIds, orderId }) => (
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }} title={nameSeats(seatIds)}>
            {nameSeats(seatIds)}
          </Box>
          {orderId && (
            <Link href={paths.order(orderId)} sx={{ typography: 'note' }}>
              {orderId}
            </Link>
          )}
        </Box>
      ),
    },
    {
      id: 'note',
      header: t('column.note'),
      widthPx: 160,
      grow: 1,
      priority: 1,
      exportValue: ({ note }) => note,
      cell: ({ note }) => <Box sx={{ overflowWrap: 'anywhere' }}>{note}</Box>,
    },
    {
      id: 'menu',
      header: t('column.menu'),
      widthPx: 88,
      align: 'end',
      canHide: false,
      cell: (guest) => <GuestRowMenu guest={guest} list={list} />,
    },
  ];
}
