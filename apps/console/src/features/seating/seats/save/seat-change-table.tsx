import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { type PlainColumn, PlainTable } from '#tables/plain-table.tsx';

export interface ChangeRow {
  key: string;
  name: ReactNode;
  seatsBefore: number;
  seats: number;
  /** False without a price type: such seats have no value. */
  hasValue?: boolean;
  valueBeforeMinor?: number;
  valueMinor?: number;
}

interface ChangeTableProps {
  caption: string;
  rows: readonly ChangeRow[];
  /** If undefined, the table shows seats only. */
  money?: (amountMinor: number) => string;
  currency?: string;
  total?: { before: string; after: string };
}

export function SeatChangeTable({ caption, rows, money, currency, total }: ChangeTableProps) {
  const { t, i18n } = useTranslation('seats');
  const number = (value: number) => formatNumber(value, i18n.language);
  const write = (hasValue: boolean | undefined, amount: number | undefined) =>
    hasValue && money ? money(amount ?? 0) : '–';
  const values: PlainColumn<ChangeRow>[] = [
    {
      id: 'valueBefore',
      // A phone has no room for both sums of a large hall.
      from: 'sm',
      header: t('review.valueBefore', { currency }),
      align: 'end',
      cell: ({ hasValue, valueBeforeMinor }) => write(hasValue, valueBeforeMinor),
      foot: total?.before,
    },
    {
      id: 'value',
      header: t('review.valueAfter', { currency }),
      align: 'end',
      cell: ({ hasValue, valueMinor }) => <b>{write(hasValue, valueMinor)}</b>,
      foot: total?.after,
    },
  ];
  return (
    <Box sx={{ mt: 1 }}>
      <PlainTable
        caption={caption}
        columns={[
          {
            id: 'name',
            header: caption,
            isName: true,
            cell: ({ name }) => (
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                {name}
              </Box>
            ),
            foot: total && t('review.total'),
          },
          {
            id: 'seatsBefore',
            header: t('review.seatsBefore'),
            align: 'end',
            cell: ({ seatsBefore }) => number(seatsBefore),
          },
          { id: 'seats', header: t('review.seatsAfter'), align: 'end', cell: ({ seats }) => <b>{number(seats)}</b> },
          ...(money ? values : []),
        ]}
        getRowId={({ key }) => key}
        look="text"
        rows={rows}
      />
    </Box>
  );
}
