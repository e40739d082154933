import Box from '@mui/material/Box';
import type { SeatInfo } from '@parterre/seat-map';
import { type Geometry, SEAT_FLAG } from '@parterre/seating-plan';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import type { GridColumn } from '#tables/columns/table-column.ts';
import { VirtualGrid } from '#tables/grid/virtual-grid.tsx';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { useSeatDesk, useSeatValues } from '../desk/seat-desk-context.ts';
import type { ArmingModel } from '../desk/use-arming.ts';
import { filterSeats, NO_FILTER, readsValues } from '../select-seats.ts';
import { SeatTableBar } from './seat-table-bar.tsx';

/** The map as a table with one row per seat; both share one selection. */
export function SeatTable({ arming }: { arming: ArmingModel }) {
  const { t } = useTranslation('seats');
  const { desk } = useSeatDesk();
  const { map, geometry } = desk;
  const [filter, setFilter] = useState(NO_FILTER);
  useMapSnapshot(map, ({ selectionVersion, countsVersion }) => `${selectionVersion} ${countsVersion}`);
  const values = useSeatValues(map, readsValues(filter));
  const rows = useMemo(() => filterSeats(geometry, values, filter), [geometry, values, filter]);
  const chosen = new Set(map.selection());
  const selected = new Set<number>();
  for (const [index, seat] of rows.entries()) if (chosen.has(seat)) selected.add(index);
  const columns = useSeatColumns((index) => map.describe(rows[index] ?? -1));
  const handleActivate = (index: number) => {
    const seat = rows[index];
    if (seat === undefined) return;
    if (!chosen.has(seat)) map.select([seat]);
    if (map.getSnapshot().armed) arming.assign();
    else map.centreOnSeat(seat);
  };
  return (
    <Box component="section" aria-label={t('table.title')} sx={TABLE_LOOK}>
      <SeatTableBar
        filter={filter}
        onFilter={setFilter}
        shownCount={rows.length}
        arming={arming}
        onSelectRows={() => map.select(listRowSeats(geometry, chosen, 'row'))}
        onSelectBlocks={() => map.select(listRowSeats(geometry, chosen, 'block'))}
      />
      <Box sx={{ flex: '1 0 0px', minHeight: GRID_MIN_PX }}>
        <VirtualGrid
          label={t('table.title')}
          columns={columns}
          rowCount={rows.length}
          selected={selected}
          onSelect={(indices) => map.select([...indices].map((index) => rows[index] ?? -1))}
          onActivate={handleActivate}
        />
      </Box>
    </Box>
  );
}

/** In a lower window, as one at 400 %, the filters scroll away above the rows. */
const GRID_MIN_PX = 144;

const TABLE_LOOK = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflowY: 'auto',
  bgcolor: LOOK.surface,
};

/** Returns all seats of the rows or blocks that contain the chosen seats, ascending. */
function listRowSeats(geometry: Geometry, chosen: Iterable<number>, unit: 'row' | 'block'): number[] {
  const column = unit === 'row' ? geometry.row : geometry.block;
  const parts = unit === 'row' ? geometry.rows : geometry.blocks;
  const touched = new Set<number>();
  for (const seat of chosen) touched.add(column[seat] ?? -1);
  return [...touched]
    .sort((a, b) => a - b)
    .flatMap((index) => {
      const part = parts[index];
      return part ? Array.from({ length: part.seatCount }, (_, at) => part.firstSeat + at) : [];
    });
}

const FLAGS = ['wheelchair', 'companion', 'stepFree', 'restrictedView'] as const;

/** The columns of the seat table; `seatAt` describes the seat of a row. */
function useSeatColumns(seatAt: (rowIndex: number) => SeatInfo | null): GridColumn[] {
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
