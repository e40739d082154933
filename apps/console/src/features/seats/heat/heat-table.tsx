import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VirtualGrid } from '../../../tables/grid/virtual-grid.tsx';
import { formatAmount } from '../../../ui/money-text.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { listSeats } from '../desk/seat-ranges.ts';
import { HeatMark } from './heat-scale.tsx';
import type { Heat, HeatPart } from './measure-heat.ts';
import { SHARE_FORMAT } from './share-format.ts';

/** The figures of every block or row; those chosen here are selected on the map. */
export function HeatTable({ heat }: { heat: Heat }) {
  const { t, i18n } = useTranslation('seats');
  const { desk, show } = useSeatDesk();
  const [chosen, setChosen] = useState<{ of: Heat['unit']; rows: ReadonlySet<number> }>({
    of: heat.unit,
    rows: new Set(),
  });
  const { parts, measure, unit } = heat;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const money = (amountMinor: number | null) =>
    amountMinor === null ? '–' : formatAmount(amountMinor, show.currency, i18n.language);
  const cell = (read: (part: HeatPart) => string) => (row: number) => {
    const part = parts[row];
    return part ? read(part) : '';
  };
  const share = ({ sold, seats }: HeatPart) =>
    (seats === 0 ? 0 : sold / seats).toLocaleString(i18n.language, SHARE_FORMAT);
  const name = (row: number) => (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px', minWidth: 0 }}>
      <HeatMark step={parts[row]?.step ?? 0} />
      {parts[row]?.label}
    </Box>
  );
  const select = (rows: ReadonlySet<number>) => {
    setChosen({ of: unit, rows });
    const ranges = [...rows].flatMap((row) => {
      const part = parts[row];
      return part ? [{ from: part.firstSeat, to: part.firstSeat + part.seats - 1 }] : [];
    });
    desk.map.select(listSeats(ranges));
  };
  const head = t(`column.${unit}`);
  return (
    <Box sx={{ height: Math.min(280, 34 + 36 * parts.length), mx: -1.75 }}>
      <VirtualGrid
        label={t('heat.table')}
        columns={[
          { id: 'part', header: head, widthPx: 84, grow: 1, cell: name },
          {
            id: 'sold',
            header: t('heat.sold'),
            widthPx: 76,
            align: 'end',
            cell: cell((part) => `${number(part.sold)}/${number(part.seats)}`),
          },
          measure === 'sold'
            ? { id: 'share', header: t('heat.share'), widthPx: 60, align: 'end', cell: cell(share) }
            : {
                id: 'perSeat',
                header: t('heat.perSeat'),
                widthPx: 66,
                align: 'end',
                cell: cell((part) =>
                  money(part.grossMinor === null || part.seats === 0 ? null : Math.round(part.grossMinor / part.seats)),
                ),
              },
          ...(measure === 'gross'
            ? [
                {
                  id: 'gross',
                  header: t('heat.gross'),
                  widthPx: 86,
                  align: 'end' as const,
                  cell: cell((part) => money(part.grossMinor)),
                },
              ]
            : []),
        ]}
        rowCount={parts.length}
        selected={chosen.of === unit ? chosen.rows : NONE}
        onSelect={select}
        onActivate={(row) => desk.map.centreOnSeat(parts[row]?.firstSeat ?? -1)}
      />
    </Box>
  );
}

const NONE: ReadonlySet<number> = new Set();
