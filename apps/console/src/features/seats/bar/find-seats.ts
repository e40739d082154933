import { foldLabel, type Geometry, type GeometryRow } from '@parterre/seating-plan';

export interface FoundSeat {
  seat: number;
  block: string;
  row: string;
  label: string;
}

const MOST = 8;

/**
 * Seats for what people type: `stalls c 12`, `Stalls|C|12`, `c 12`, `c12`, `stalls`. Words may stand for the beginning of
 * a block; exact matches come first. A block or row alone answers its first seats.
 */
export function findSeats(geometry: Geometry, typed: string, most = MOST): FoundSeat[] {
  const text = foldLabel(typed.replaceAll('|', ' ').trim().replace(/\s+/g, ' '));
  if (text === '') return [];
  const found = new Map<number, number>();
  for (const query of readQueries(text)) collect(geometry, query, found, most * 4);
  return [...found]
    .sort(([seatA, a], [seatB, b]) => a - b || seatA - seatB)
    .slice(0, most)
    .map(([seat]) => nameSeat(geometry, seat));
}

interface SeatQuery {
  block: string;
  row: string;
  seat: string;
  /** Fewer is the better reading. */
  rank: number;
}

/** Every way to cut the words: the last may be a seat, the one before a row, what is left the block. */
function readQueries(text: string): SeatQuery[] {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  const queries: SeatQuery[] = [
    { block: words.slice(0, -2).join(' '), row: words.at(-2) ?? '', seat: last, rank: 0 },
    { block: words.slice(0, -1).join(' '), row: last, seat: '', rank: 4 },
    { block: text, row: '', seat: '', rank: 8 },
  ];
  const glued = /^(\p{L}+)(\d+)$/u.exec(last);
  if (glued) {
    queries.push({ block: words.slice(0, -1).join(' '), row: glued[1] ?? '', seat: glued[2] ?? '', rank: 1 });
  }
  return queries.filter((query) => query.rank > 0 || words.length > 1);
}

function collect(geometry: Geometry, query: SeatQuery, found: Map<number, number>, most: number): void {
  for (const row of geometry.rows) {
    if (found.size >= most) return;
    const rank = rankRow(geometry, row, query);
    if (rank === undefined) continue;
    for (const seat of seatsOfRow(geometry, row, query.seat)) {
      found.set(seat, Math.min(rank, found.get(seat) ?? rank));
    }
  }
}

function rankRow(geometry: Geometry, row: GeometryRow, query: SeatQuery): number | undefined {
  const block = foldLabel(geometry.blocks[row.block]?.label ?? '');
  if (query.row !== '' && foldLabel(row.label) !== query.row) return undefined;
  if (query.block === '' || block === query.block) return query.rank;
  if (block.startsWith(query.block)) return query.rank + 1;
  const words = query.block.split(' ');
  return words.every((word) => block.includes(word)) ? query.rank + 2 : undefined;
}

/** The seat of a label, or the row's first seat when no seat was named. */
function seatsOfRow(geometry: Geometry, row: GeometryRow, label: string): number[] {
  if (label === '') return row.seatCount > 0 ? [row.firstSeat] : [];
  const seats = Array.from({ length: row.seatCount }, (_, at) => row.firstSeat + at);
  return seats.filter((seat) => foldLabel(geometry.labels[geometry.label[seat] ?? 0] ?? '') === label);
}

function nameSeat(geometry: Geometry, seat: number): FoundSeat {
  return {
    seat,
    block: geometry.blocks[geometry.block[seat] ?? 0]?.label ?? '',
    row: geometry.rows[geometry.row[seat] ?? 0]?.label ?? '',
    label: geometry.labels[geometry.label[seat] ?? 0] ?? '',
  };
}
