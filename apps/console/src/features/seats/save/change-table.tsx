import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';

export interface ChangeRow {
  key: string;
  name: ReactNode;
  seatsBefore: number;
  seats: number;
  /** Seats without a ticket are worth nothing. */
  hasValue?: boolean;
  valueBeforeMinor?: number;
  valueMinor?: number;
}

interface ChangeTableProps {
  caption: string;
  rows: readonly ChangeRow[];
  /** Absent: seats only. */
  money?: (amountMinor: number) => string;
  currency?: string;
  total?: { before: string; after: string };
}

/** Seats and value before and after, one row for each ticket or hold. */
export function ChangeTable({ caption, rows, money, currency, total }: ChangeTableProps) {
  const { t, i18n } = useTranslation('seats');
  const number = (value: number) => formatNumber(value, i18n.language);
  const write = (hasValue: boolean | undefined, amount: number | undefined) =>
    hasValue && money ? money(amount ?? 0) : '–';
  return (
    <Box component="table" sx={TABLE_LOOK}>
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">{t('review.seatsBefore')}</th>
          <th scope="col">{t('review.seatsAfter')}</th>
          {money && <th scope="col">{t('review.valueBefore', { currency })}</th>}
          {money && <th scope="col">{t('review.valueAfter', { currency })}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                {row.name}
              </Box>
            </th>
            <td>{number(row.seatsBefore)}</td>
            <td>
              <b>{number(row.seats)}</b>
            </td>
            {money && <td>{write(row.hasValue, row.valueBeforeMinor)}</td>}
            {money && (
              <td>
                <b>{write(row.hasValue, row.valueMinor)}</b>
              </td>
            )}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{t('review.total')}</th>
            <td />
            <td />
            <td>{total.before}</td>
            <td>
              <b>{total.after}</b>
            </td>
          </tr>
        </tfoot>
      )}
    </Box>
  );
}

const TABLE_LOOK = {
  width: '100%',
  mt: 1,
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { height: 36, px: 1, textAlign: 'right', borderBottom: `1px solid ${LOOK.line}` },
  '& th:first-of-type': { textAlign: 'left', pl: 0, fontWeight: 'fontWeightMedium' },
  '& thead th': { fontSize: 12, fontWeight: 530, color: LOOK.text3 },
  '& tfoot :is(th, td)': { borderBottom: 0, borderTop: `1px solid ${LOOK.lineStrong}` },
};
