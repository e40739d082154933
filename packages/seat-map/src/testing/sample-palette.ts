import type { Palette } from '../model/palette.ts';

/** Three price types of 100.00, 50.00 and 20.00; hold 1 allows sales, hold 2 does not. */
export const SAMPLE_PALETTE: Palette = {
  prices: [
    { ordinal: 1, colour: '#5c48c6', mark: 'A', name: 'Premium', faceValueMinor: 10000 },
    { ordinal: 2, colour: '#2c74d8', mark: 'B', name: 'Stalls', faceValueMinor: 5000 },
    { ordinal: 3, colour: '#128a7c', mark: 'C', name: 'Balcony', faceValueMinor: 2000 },
  ],
  holds: [
    { ordinal: 1, colour: '#28724a', flag: 'ACC', allowSales: true },
    { ordinal: 2, colour: '#a3323f', flag: 'TEC', allowSales: false },
  ],
};
