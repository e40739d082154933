import type { Geometry, GeometryRow } from '../geometry/geometry.ts';
import { foldLabel } from '../labels/label.ts';
import { formatSeatId, parseSeatId, SEAT_ID_SEPARATOR } from './seat-id.ts';

export interface SeatIndex {
  /**
   * Returns the seat with this id, else one whose folded id is equal, because older versions may have both; undefined
   * if there is none.
   */
  findSeat(seatId: string): number | undefined;
  /** Throws RangeError when the plan has no such seat. */
  seatIdOf(ordinal: number): string;
}

/** The index is keyed by row, because 100,000 strings would cost more to build than they save. */
export function buildSeatIndex(geometry: Geometry): SeatIndex {
  const rowsByKey = collectRows(geometry);
  const foldedLabels = geometry.labels.map(foldLabel);
  return {
    findSeat(seatId) {
      const parts = parseSeatId(seatId);
      if (!parts) return undefined;
      const label = foldLabel(parts.seat);
      let alike: number | undefined;
      for (const row of rowsByKey.get(rowKey(parts.block, parts.row)) ?? []) {
        const end = row.firstSeat + row.seatCount;
        for (let seat = row.firstSeat; seat < end; seat += 1) {
          const index = geometry.label[seat] ?? -1;
          if (foldedLabels[index] !== label) continue;
          if (geometry.labels[index] === parts.seat) return seat;
          alike ??= seat;
        }
      }
      return alike;
    },
    seatIdOf(ordinal) {
      const row = geometry.rows[geometry.row[ordinal] ?? -1];
      const block = geometry.blocks[geometry.block[ordinal] ?? -1];
      if (!row || !block) throw new RangeError(`The plan has no seat ${ordinal}.`);
      return formatSeatId(block.label, row.label, geometry.labels[geometry.label[ordinal] ?? -1] ?? '');
    },
  };
}

function collectRows(geometry: Geometry): Map<string, GeometryRow[]> {
  const rowsByKey = new Map<string, GeometryRow[]>();
  for (const row of geometry.rows) {
    const key = rowKey(geometry.blocks[row.block]?.label ?? '', row.label);
    const rows = rowsByKey.get(key);
    if (rows) rows.push(row);
    else rowsByKey.set(key, [row]);
  }
  return rowsByKey;
}

function rowKey(block: string, row: string): string {
  return foldLabel(block) + SEAT_ID_SEPARATOR + foldLabel(row);
}
