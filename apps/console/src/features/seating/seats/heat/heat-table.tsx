import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import type { GridColumn } from '#tables/columns/table-column.ts';
import { VirtualGrid } from '#tables/grid/virtual-grid.tsx';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { listSeats } from '../desk/seat-ranges.ts';
import { HeatMark, SHARE_FORMAT } from './heat-scale.tsx';
import type { Heat, HeatPart } from './measure-heat.ts';

export function HeatTable({ heat }: { heat: Heat }) {
  const { t, i18n } = useTranslation('seats');
  const { desk, show } = useSeatDesk();
  const [chosen, setChosen] = useState<{ of: Heat['unit']; rows: ReadonlySet<number> }>({
    of: heat.unit,
    rows: new Set(),
  });
  const { parts, measure, unit } = heat;
  const number = (value: number) => formatNumber(value, i18n.language);
  const money = (amountMinor: number | null) =>
    amountMinor === null ? '–' : formatAmount(amountMinor, show.currency, i18n.language);
  const cell = (read: (part: HeatPart) => string) => (row: number) => {
    const part = parts[row];
    return part ? read(part) : '';
  };
  const perSeat = ({ grossMinor, seats }: HeatPart) =>
    money(grossMinor === null || seats === 0 ? null : Math.round(grossMinor / seats));
  const share = ({ sold, seats }: HeatPart) =>
    formatNumber(seats === 0 ? 0 : sold / seats, i18n.language, SHARE_FORMAT);
  const name = (row: number) => (
    <Box title={parts[row]?.label} sx={{ display: 'flex', alignItems: 'center', gap: '6px' }}>
      <HeatMark step={parts[row]?.step ?? 0} />
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {parts[row]?.label}
      </Box>
    </Box>
  );
  // Fixed widths that fit the legend and its scroll bar; growing columns would not align across rows.
  const columns: GridColumn[] =
    measure === 'sold'
      ? [
          { id: 'part', header: t(`column.${unit}`), widthPx: 150, cell: name },
          {
            id: 'sold',
            header: t('heat.sold'),
            widthPx: 96,
            align: 'end',
            cell: cell((part) => `${number(part.sold)}/${number(part.seats)}`),
          },
          { id: 'share', header: t('heat.share'), widthPx: 64, align: 'end', cell: cell(share) },
        ]
      : [
          { id: 'part', header: t(`column.${unit}`), widthPx: 142, cell: name },
          { id: 'perSeat', header: t('heat.perSeat'), widthPx: 70, align: 'end', cell: cell(perSeat) },
          {
            id: 'gross',
            header: t('heat.gross'),
            widthPx: 98,
            align: 'end',
            cell: cell((part) => money(part.grossMinor)),
          },
        ];
  const handleSelect = (rows: ReadonlySet<number>) => {
    setChosen({ of: unit, rows });
    const ranges = [...rows].flatMap((row) => {
      const part = parts[row];
      return part ? [{ from: part.firstSeat, to: part.firstSeat + part.seats - 1 }] : [];
    });
    desk.map.select(listSeats(ranges));
  };
  return (
    <Box sx={{ height: Math.min(420, 34 + 36 * parts.length), mx: -1.75 }}>
      <VirtualGrid
        label={t('heat.table')}
        columns={columns}
        rowCount={parts.length}
        selected={chosen.of === unit ? chosen.rows : NONE}
        onSelect={handleSelect}
        onActivate={(row) => desk.map.centreOnSeat(parts[row]?.firstSeat ?? -1)}
      />
    </Box>
  );
}

const NONE: ReadonlySet<number> = new Set();
