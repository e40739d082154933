import type { Palette, Theme } from '@mui/material/styles';
import type { MapTheme } from '@parterre/seat-map';
import type { DarkColours, Scheme } from './adapt-colour.ts';

/** The brand's colours as the canvas needs them: literal values, because it cannot read variables. */
export function createMapTheme(theme: Theme, scheme: Scheme): MapTheme {
  const palette = readPalette(theme, scheme);
  return {
    mapBackground: palette.background.map,
    surface: palette.background.paper,
    text: palette.text.primary,
    text2: palette.text.secondary,
    text3: palette.text.tertiary,
    line: palette.divider,
    lineStrong: palette.line.strong,
    controlLine: palette.line.control,
    select: palette.pick.main,
    selectGap: palette.pick.gap,
    bad: palette.error.main,
    seatStroke: palette.seat.stroke,
    focus: palette.primary.focus ?? palette.primary.main,
    primary: palette.primary.main,
    fontFamily: String(theme.typography.fontFamily),
  };
}

/** What the stored colours of seats and holds become on a dark map. */
export function readDarkColours(theme: Theme): DarkColours {
  const light = readPalette(theme, 'light');
  const dark = readPalette(theme, 'dark');
  const pairs = new Map<string, string>();
  for (const number of [1, 2, 3, 4, 5] as const) pairs.set(light.seat[number].toUpperCase(), dark.seat[number]);
  for (const name of ['technical', 'artist', 'press', 'accessible', 'sponsor'] as const)
    pairs.set(light.hold[name].toUpperCase(), dark.hold[name]);
  return pairs;
}

function readPalette(theme: Theme, scheme: Scheme): Palette {
  const found = theme.colorSchemes?.[scheme];
  return typeof found === 'object' ? found.palette : theme.palette;
}
