import { type Geometry, SEAT_FLAG } from '@parterre/seating-plan';
import {
  createAssignment,
  type HoldSpec,
  type SeatAssignment,
  type SeatScheme,
  type TicketSpec,
} from './seat-scheme.ts';

const STALLS_TICKETS: readonly TicketSpec[] = [
  { name: { 'en-GB': 'Premium', de: 'Premium' }, group: 0, faceMinor: 18_500, feeMinor: 650 },
  { name: { 'en-GB': 'Stalls A', de: 'Parkett A' }, group: 0, faceMinor: 13_500, feeMinor: 550 },
  { name: { 'en-GB': 'Stalls B', de: 'Parkett B' }, group: 0, faceMinor: 9_800, feeMinor: 450 },
  {
    name: { 'en-GB': 'Restricted view', de: 'Sicht eingeschränkt' },
    group: 0,
    faceMinor: 4_500,
    feeMinor: 250,
  },
];

const FULL_HOUSE_TICKETS: readonly TicketSpec[] = [
  { name: { 'en-GB': 'Circle', de: 'Rang' }, group: 1, faceMinor: 7_200, feeMinor: 350 },
  { name: { 'en-GB': 'Balcony', de: 'Oberer Rang' }, group: 1, faceMinor: 5_800, feeMinor: 300 },
  {
    name: { 'en-GB': 'Under 26', de: 'Unter 26' },
    group: 2,
    faceMinor: 4_900,
    feeMinor: 250,
    link: { ticket: 2, percentOff: 50 },
  },
];
const [PREMIUM, STALLS_A, STALLS_B, RESTRICTED, CIRCLE, BALCONY] = [0, 1, 2, 3, 4, 5];

const [ACC, ART, PRS, SPO, TEC] = [0, 1, 2, 3, 4];
const HOLDS: readonly HoldSpec[] = [
  {
    label: 'Accessibility',
    reservationFlag: 'ACC',
    colour: '#2F7D4F',
    allowSales: true,
    owner: 'Box office',
    releaseDaysBefore: null,
  },
  {
    label: 'Artist guests',
    reservationFlag: 'ART',
    colour: '#6B3FA0',
    allowSales: false,
    owner: 'Artist liaison',
    releaseDaysBefore: 9,
  },
  {
    label: 'Press',
    reservationFlag: 'PRS',
    colour: '#2A6199',
    allowSales: false,
    owner: 'Press office',
    releaseDaysBefore: 2,
  },
  {
    label: 'Sponsor',
    reservationFlag: 'SPO',
    colour: '#9A6414',
    allowSales: true,
    owner: 'Partnerships',
    releaseDaysBefore: 4,
  },
  {
    label: 'Technical',
    reservationFlag: 'TEC',
    colour: '#A3323F',
    allowSales: false,
    owner: 'Stage management',
    releaseDaysBefore: 2,
  },
];

interface TheatreOptions {
  /** True if some seats are held; otherwise every seat can be sold. */
  hasHolds: boolean;
  /** True if some seats have no price type yet. */
  hasGaps?: boolean;
  isStallsOnly?: boolean;
}

/** Prices a theatre with stalls, circle and balcony. */
export const theatreScheme = (options: TheatreOptions): SeatScheme => ({
  groups: [
    { 'en-GB': 'Stalls', de: 'Parkett' },
    ...(options.isStallsOnly
      ? []
      : [
          { 'en-GB': 'Upper floors', de: 'Ränge' },
          { 'en-GB': 'Concessions', de: 'Ermäßigungen' },
        ]),
  ],
  tickets: options.isStallsOnly ? STALLS_TICKETS : [...STALLS_TICKETS, ...FULL_HOUSE_TICKETS],
  holds: options.hasHolds ? HOLDS : [],
  assign: (geometry) => {
    const assignment = createAssignment(geometry);
    geometry.rows.forEach((row, index) => {
      const block = geometry.blocks[row.block];
      const depth = index - (block?.firstRow ?? 0);
      const ticket = chooseTicket(block?.label ?? '', depth);
      assignment.tickets.fill(ticket, row.firstSeat, row.firstSeat + row.seatCount);
    });
    geometry.flags.forEach((flags, seat) => {
      if (flags & SEAT_FLAG.restrictedView) assignment.tickets[seat] = RESTRICTED;
    });
    if (options.hasHolds) placeHolds(geometry, assignment);
    if (options.hasGaps) clearRow(geometry, assignment, 'Balcony Left', 5);
    return assignment;
  },
});

function chooseTicket(block: string, depth: number): number {
  if (block.startsWith('Circle')) return CIRCLE;
  if (block.startsWith('Balcony')) return BALCONY;
  if (block === 'Stalls Centre' && depth < 6) return PREMIUM;
  return depth < 11 ? STALLS_A : STALLS_B;
}

function placeHolds(geometry: Geometry, { holds }: SeatAssignment): void {
  geometry.flags.forEach((flags, seat) => {
    if (flags & (SEAT_FLAG.wheelchair | SEAT_FLAG.companion)) holds[seat] = ACC;
  });
  holdMiddle(geometry, holds, { block: 'Stalls Centre', depth: 5, seats: 6, hold: ART });
  holdMiddle(geometry, holds, { block: 'Stalls Centre', depth: 6, seats: 6, hold: ART });
  holdMiddle(geometry, holds, { block: 'Stalls Left', depth: 8, seats: 5, hold: PRS });
  holdMiddle(geometry, holds, { block: 'Stalls Left', depth: 9, seats: 5, hold: PRS });
  holdMiddle(geometry, holds, { block: 'Circle Centre', depth: 0, seats: 9, hold: SPO });
  holdMiddle(geometry, holds, { block: 'Stalls Centre', depth: 15, seats: 4, hold: TEC });
  holdMiddle(geometry, holds, { block: 'Stalls Centre', depth: 16, seats: 6, hold: TEC });
}

interface HeldMiddle {
  block: string;
  /** The number of rows of the block in front of this one. */
  depth: number;
  seats: number;
  hold: number;
}

function holdMiddle(geometry: Geometry, holds: Int8Array, { block, depth, seats, hold }: HeldMiddle): void {
  const row = findRow(geometry, block, depth);
  if (!row) return;
  const from = row.firstSeat + Math.floor((row.seatCount - seats) / 2);
  holds.fill(hold, from, from + seats);
}

function clearRow(geometry: Geometry, { tickets }: SeatAssignment, block: string, depth: number): void {
  const row = findRow(geometry, block, depth);
  if (row) tickets.fill(-1, row.firstSeat, row.firstSeat + row.seatCount);
}

function findRow(geometry: Geometry, label: string, depth: number) {
  const block = geometry.blocks.find((candidate) => candidate.label === label);
  return block && geometry.rows[block.firstRow + depth];
}
