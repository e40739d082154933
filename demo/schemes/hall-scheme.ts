import { createAssignment, type SeatScheme, type TicketSpec } from './seat-scheme.ts';

const TICKETS: readonly TicketSpec[] = [
  { name: { de: 'Kategorie 1', 'en-GB': 'Category 1' }, group: 0, faceMinor: 6_900, feeMinor: 290 },
  { name: { de: 'Kategorie 2', 'en-GB': 'Category 2' }, group: 0, faceMinor: 5_400, feeMinor: 240 },
  { name: { de: 'Kategorie 3', 'en-GB': 'Category 3' }, group: 0, faceMinor: 3_900, feeMinor: 190 },
];

/** A hall priced by distance: the nearest third of the seats costs most. */
export const hallScheme: SeatScheme = {
  groups: [{ de: 'Sitzplätze', 'en-GB': 'Seats' }],
  tickets: TICKETS,
  holds: [
    {
      label: 'Presse',
      reservationFlag: 'PRS',
      colour: '#2A6199',
      allowSales: false,
      owner: 'Pressestelle',
      releaseDaysBefore: 3,
    },
    {
      label: 'Technik',
      reservationFlag: 'TEC',
      colour: '#A3323F',
      allowSales: false,
      owner: 'Bühnenmeisterei',
      releaseDaysBefore: 2,
    },
  ],
  assign: (geometry) => {
    const assignment = createAssignment(geometry);
    const focus = geometry.focalPoint ?? { x: 0, y: 0 };
    const distances = Array.from(geometry.x, (x, seat) => Math.hypot(x - focus.x, (geometry.y[seat] ?? 0) - focus.y));
    const sorted = distances.toSorted((a, b) => a - b);
    const limits = [1 / 3, 2 / 3].map((share) => sorted[Math.floor(sorted.length * share)] ?? 0);
    distances.forEach((distance, seat) => {
      assignment.tickets[seat] = limits.filter((limit) => distance > limit).length;
    });
    const last = geometry.rows.at(-1);
    const first = geometry.rows[0];
    if (first) assignment.holds.fill(0, first.firstSeat, first.firstSeat + Math.min(4, first.seatCount));
    if (last && last !== first) assignment.holds.fill(1, last.firstSeat, last.firstSeat + Math.min(6, last.seatCount));
    return assignment;
  },
};
