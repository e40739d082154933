import type { SeatScheme } from './seat-scheme.ts';

/** Prices unnumbered places, three quarters of them at the full price. */
export const unreservedScheme = (places: number): SeatScheme => ({
  groups: [{ 'en-GB': 'Admission', de: 'Eintritt' }],
  tickets: [
    {
      name: { 'en-GB': 'General admission', de: 'Eintritt' },
      group: 0,
      faceMinor: 4_000,
      feeMinor: 200,
      places: Math.round(places * 0.75),
    },
    {
      name: { 'en-GB': 'Concession', de: 'Ermäßigt' },
      group: 0,
      faceMinor: 2_400,
      feeMinor: 200,
      places: places - Math.round(places * 0.75),
    },
  ],
  holds: [],
});
