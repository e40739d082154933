import type { Palette } from '../../model/palette.ts';
import type { MapTheme } from '../../render/map-theme.ts';

/** A copy of the console's colours, so that changes there do not affect the pictures. */
export const LIGHT_THEME: MapTheme = {
  mapBackground: '#f3f4f7',
  surface: '#ffffff',
  text: '#181c23',
  text2: '#535b69',
  text3: '#636b79',
  line: '#e3e6eb',
  lineStrong: '#d0d5dd',
  controlLine: '#818997',
  select: '#0e1116',
  selectGap: '#ffffff',
  bad: '#d6394c',
  seatStroke: 'rgba(14,17,22,0.12)',
  focus: '#4b6bee',
  primary: '#2f50d8',
  fontFamily: 'sans-serif',
  stageWord: 'STAGE',
};

export const DARK_THEME: MapTheme = {
  mapBackground: '#0b0e12',
  surface: '#141820',
  text: '#eceef2',
  text2: '#aeb5c1',
  text3: '#8b94a3',
  line: '#262c36',
  lineStrong: '#363d49',
  controlLine: '#6a7382',
  select: '#ffffff',
  selectGap: '#0b0e12',
  bad: '#f0596b',
  seatStroke: 'rgba(255,255,255,0.10)',
  focus: '#8aa0ff',
  primary: '#8aa0ff',
  fontFamily: 'sans-serif',
  stageWord: 'STAGE',
};

export const LIGHT_PALETTE = paint(
  ['#5c48c6', '#2c74d8', '#128a7c'],
  ['#28724a', '#a3323f', '#6b3fa0', '#1a659b', '#8a5a00'],
);

export const DARK_PALETTE = paint(
  ['#9385f2', '#5c9df2', '#34b5a5'],
  ['#6cc795', '#f08490', '#bc97ec', '#74b9ea', '#ddb25c'],
);

/** Hold 1 allows sales, the others do not. */
function paint(prices: readonly string[], holds: readonly string[]): Palette {
  const flags = ['ACC', 'TEC', 'A', 'PR', 'SPO'];
  return {
    prices: prices.map((colour, at) => ({
      ordinal: at + 1,
      colour,
      mark: 'ABC'[at] ?? '',
      name: `Price ${at + 1}`,
      faceValueMinor: 5000,
    })),
    holds: holds.map((colour, at) => ({ ordinal: at + 1, colour, flag: flags[at] ?? '', allowSales: at === 0 })),
  };
}
