import type { Palette, Theme } from '@mui/material/styles';
import type { MapTheme } from '@parterre/seat-map';

/** The brand's colours as a canvas needs them: literal values, because it cannot read variables. */
export function createMapTheme(theme: Theme, scheme: 'light' | 'dark', stageWord: string): MapTheme {
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
    stageWord,
  };
}

/** The colours of one scheme of a brand. */
export function readPalette(theme: Theme, scheme: 'light' | 'dark'): Palette {
  const found = theme.colorSchemes?.[scheme];
  return typeof found === 'object' ? found.palette : theme.palette;
}
