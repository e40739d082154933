import type { Geometry } from '@parterre/seating-plan';
import { createAssignment, type SeatScheme } from './seat-scheme.ts';

/**
 * Prices a stadium. Its blocks are named by side, tier (下 lower, 上 upper) and letter, from home plate to the outfield.
 */
export const stadiumScheme: SeatScheme = {
  groups: [
    { 'en-GB': 'Lower tier', de: 'Unterrang' },
    { 'en-GB': 'Upper tier', de: 'Oberrang' },
  ],
  tickets: [
    { name: { 'en-GB': 'Home plate' }, group: 0, faceMinor: 128_000, feeMinor: 2_000 },
    { name: { 'en-GB': 'Infield lower' }, group: 0, faceMinor: 88_000, feeMinor: 2_000 },
    { name: { 'en-GB': 'Outfield lower' }, group: 0, faceMinor: 62_000, feeMinor: 2_000 },
    { name: { 'en-GB': 'Infield upper' }, group: 1, faceMinor: 48_000, feeMinor: 2_000 },
    { name: { 'en-GB': 'Outfield upper' }, group: 1, faceMinor: 35_000, feeMinor: 2_000 },
    { name: { 'en-GB': 'Terrace' }, group: 0, faceMinor: 105_000, feeMinor: 2_000 },
  ],
  holds: [
    {
      label: 'Sponsor boxes',
      reservationFlag: 'SPO',
      colour: '#9A6414',
      allowSales: true,
      owner: 'Partnerships',
      releaseDaysBefore: 3,
    },
    {
      label: 'Camera positions',
      reservationFlag: 'CAM',
      colour: '#A3323F',
      allowSales: false,
      owner: 'Broadcast',
      releaseDaysBefore: 1,
    },
    {
      label: 'Visiting team',
      reservationFlag: 'TM',
      colour: '#6B3FA0',
      allowSales: false,
      owner: 'Team office',
      releaseDaysBefore: 2,
    },
  ],
  assign: (geometry) => {
    const assignment = createAssignment(geometry);
    for (const { label, firstSeat, seatCount } of geometry.blocks)
      assignment.tickets.fill(chooseTicket(label), firstSeat, firstSeat + seatCount);
    holdFirstRow(geometry, assignment.holds, '東下R1', 0);
    holdFirstRow(geometry, assignment.holds, '西下A', 1);
    holdFirstRow(geometry, assignment.holds, '東下C', 2);
    assignment.alternatingBlockIds = geometry.blocks
      .filter(({ label }) => label === '西上M' || label === '東上M')
      .map(({ blockId }) => blockId);
    return assignment;
  },
};

function chooseTicket(label: string): number {
  const letter = label.at(2) ?? '';
  if (letter === 'R') return 5;
  const isInfield = letter < 'H';
  if (label.includes('上')) return isInfield ? 3 : 4;
  if (letter < 'C') return 0;
  return isInfield ? 1 : 2;
}

function holdFirstRow(geometry: Geometry, holds: Int8Array, label: string, hold: number): void {
  const block = geometry.blocks.find((candidate) => candidate.label === label);
  const row = block && geometry.rows[block.firstRow];
  if (row) holds.fill(hold, row.firstSeat, row.firstSeat + row.seatCount);
}
