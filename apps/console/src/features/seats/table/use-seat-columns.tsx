import Box from '@mui/material/Box';
import type { SeatInfo } from '@parterre/seat-map';
import { SEAT_FLAG } from '@parterre/seating-plan';
import { useTranslation } from 'react-i18next';
import type { GridColumn } from '#tables/columns/table-column.ts';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';

const FLAGS = ['wheelchair', 'companion', 'stepFree', 'restrictedView'] as const;

/** The columns of the table twin; `seatAt` describes the seat of a row. */
export function useSeatColumns(seatAt: (rowIndex: number) => SeatInfo | null): GridColumn[] {
  const { t } = useTranslation('seats');
  const { desk, prices, holds } = useSeatDesk();
  const text = (read: (seat: SeatInfo) => string) => (index: number) => {
    const seat = seatAt(index);
    return seat ? read(seat) : '';
  };
  const ticket = (index: number) => {
    const price = prices.find(({ ordinal }) => ordinal === seatAt(index)?.price);
    return price ? <Named colour={price.colour} name={price.name} /> : t('legend.noPrice');
  };
  const hold = (index: number) => {
    const found = holds.find(({ ordinal }) => ordinal === seatAt(index)?.hold);
    return found ? (
      <>
        <b style={{ color: found.colour }}>{found.reservationFlag}</b> {found.label}
      </>
    ) : (
      ''
    );
  };
  const flags = (seat: SeatInfo) => {
    const bits = desk.geometry.flags[seat.seat] ?? 0;
    return FLAGS.filter((flag) => bits & SEAT_FLAG[flag])
      .map((flag) => t(`flag.${flag}`))
      .join(', ');
  };
  return [
    { id: 'block', header: t('column.block'), widthPx: 96, grow: 1, cell: text((seat) => seat.blockLabel) },
    { id: 'row', header: t('column.row'), widthPx: 54, cell: text((seat) => seat.rowLabel) },
    { id: 'seat', header: t('column.seat'), widthPx: 46, cell: text((seat) => seat.seatLabel) },
    { id: 'state', header: t('column.state'), widthPx: 84, cell: text((seat) => t(`state.${seat.state}`)) },
    { id: 'ticket', header: t('column.ticket'), widthPx: 134, grow: 1, cell: ticket },
    { id: 'hold', header: t('column.hold'), widthPx: 92, grow: 1, cell: hold },
    { id: 'flags', header: t('column.flags'), widthPx: 72, grow: 1, cell: text(flags) },
  ];
}

function Named({ colour, name }: { colour: string; name: string }) {
  return (
    <>
      <Box component="span" sx={{ mr: 1 }}>
        <ColourSwatch colour={colour} />
      </Box>
      {name}
    </>
  );
}
