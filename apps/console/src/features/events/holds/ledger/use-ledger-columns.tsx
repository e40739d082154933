import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { FlagMark } from '#programme/marks/flag-mark.tsx';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { toSheetDay } from '#tables/export/export-cells.ts';
import { ToneChip } from '#ui/status-chip.tsx';
import { Difference } from './ledger-figures.tsx';
import type { LedgerRow, LedgerSort } from './read-ledger.ts';

type LedgerColumn = TableColumn<LedgerRow> & { sortValue?: LedgerSort };

export function useLedgerColumns(): LedgerColumn[] {
  const { t, i18n } = useTranslation('holds');
  const write = (value: number) => formatNumber(value, i18n.language);
  const number = (
    id: string,
    sortValue: LedgerSort,
    value: (row: LedgerRow) => number | null,
    more: Partial<LedgerColumn> = {},
  ): LedgerColumn => ({
    id,
    header: t(`ledger.column.${id}`),
    sortValue,
    align: 'end',
    widthPx: 92,
    cell: (row) => {
      const known = value(row);
      return known === null ? '–' : write(known);
    },
    exportValue: value,
    ...more,
  });
  return [
    {
      id: 'label',
      header: t('ledger.column.label'),
      sortValue: 'Label',
      widthPx: 160,
      grow: 2,
      canHide: false,
      cell: ({ hold }) => (
        <Box sx={{ display: 'flex', alignItems: { xs: 'flex-start', sm: 'center' }, gap: 1, minWidth: 0 }}>
          <FlagMark colour={hold.colour} flag={hold.reservationFlag} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ ...LINE_LOOK, fontWeight: 'fontWeightMedium' }}>{hold.label}</Box>
            {hold.note !== '' && (
              <Box title={hold.note} sx={NOTE_LOOK}>
                {hold.note}
              </Box>
            )}
          </Box>
        </Box>
      ),
      exportValue: ({ hold }) => hold.label,
      exportMore: [
        { header: t('field.reservationFlag'), exportValue: ({ hold }) => hold.reservationFlag },
        { header: t('field.note'), exportValue: ({ hold }) => hold.note },
      ],
    },
    {
      id: 'flag',
      header: t('field.reservationFlag'),
      widthPx: 120,
      isHiddenAtFirst: true,
      cell: ({ hold }) => hold.reservationFlag,
      exportValue: ({ hold }) => hold.reservationFlag,
    },
    {
      id: 'owner',
      header: t('field.owner'),
      sortValue: 'Owner',
      widthPx: 144,
      grow: 1,
      priority: 6,
      cell: ({ hold }) => hold.owner || '–',
      exportValue: ({ hold }) => hold.owner,
    },
    number('agreed', 'Agreed', ({ hold }) => hold.agreed),
    number('held', 'Held', ({ held }) => held),
    number('difference', 'Difference', ({ difference }) => difference, {
      widthPx: 104,
      cell: ({ difference }) => <Difference value={difference} />,
    }),
    number('sold', 'Sold', ({ hold }) => hold.seats.sold, { widthPx: 84, priority: 4 }),
    number('kept', 'Kept', ({ kept }) => kept, { widthPx: 112 }),
    {
      id: 'release',
      header: t('field.releaseOn'),
      sortValue: 'Release',
      widthPx: 160,
      priority: 5,
      cell: ({ hold, isDue }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {formatDay(hold.releaseOn)}
          {isDue && <ToneChip tone="warn">{t('ledger.due')}</ToneChip>}
        </Box>
      ),
      exportValue: ({ hold }) => toSheetDay(hold.releaseOn),
    },
    {
      id: 'note',
      header: t('field.note'),
      widthPx: 150,
      grow: 2,
      isHiddenAtFirst: true,
      cell: ({ hold }) => hold.note || '–',
      exportValue: ({ hold }) => hold.note,
    },
  ];
}

const LINE_LOOK = { overflow: 'hidden', textOverflow: 'ellipsis' };

/** The table clamps a note to two lines; a phone shows all of it, because touch opens no tooltip. */
const NOTE_LOOK = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: 'none', sm: 2 },
  overflow: 'hidden',
  typography: 'caption',
  color: LOOK.text2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
};
