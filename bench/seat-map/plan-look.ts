import type { MapTheme, Palette } from '@parterre/seat-map';

/** Six price types and three holds, as a show in a stadium has them. */
export const PALETTE: Palette = {
  prices: ['#5c48c6', '#2c74d8', '#128a7c', '#7a8f1f', '#c76b1c', '#b8327a'].map((colour, index) => ({
    ordinal: index + 1,
    colour,
    mark: 'ABCDEF'[index] ?? '',
    name: `Ticket ${index + 1}`,
    faceValueMinor: (6 - index) * 2000,
  })),
  holds: [
    { ordinal: 1, colour: '#28724a', flag: 'ACC', allowSales: true },
    { ordinal: 2, colour: '#a3323f', flag: 'TEC', allowSales: false },
    { ordinal: 3, colour: '#5b5f97', flag: 'VIP', allowSales: false },
  ],
};

export const THEME: MapTheme = {
  mapBackground: '#f5f6f8',
  surface: '#ffffff',
  text: '#14181f',
  text2: '#3d4654',
  text3: '#5d6776',
  line: '#dfe3e8',
  lineStrong: '#c3cad3',
  controlLine: '#7d8795',
  select: '#14181f',
  selectGap: '#ffffff',
  bad: '#c2283a',
  seatStroke: 'rgba(11, 14, 18, 0.22)',
  focus: '#1f5fd0',
  primary: '#1f5fd0',
  fontFamily: 'sans-serif',
  stageWord: 'STAGE',
};
