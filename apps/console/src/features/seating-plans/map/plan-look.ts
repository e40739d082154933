import type { Palette, Theme } from '@mui/material/styles';
import type { MapTheme } from '@parterre/seat-map';

/** Everything a canvas needs of the theme: literal values, because it cannot read variables. */
export interface PlanLook {
  map: MapTheme;
  /** Blocks take these in turn, so that neighbours can be told apart. */
  blocks: readonly string[];
  accessible: string;
  restricted: string;
}

export function createPlanLook(theme: Theme, scheme: 'light' | 'dark'): PlanLook {
  const palette = readPalette(theme, scheme);
  return {
    blocks: [palette.seat[2], palette.seat[3], palette.seat[1], palette.seat[4], palette.seat[5]],
    accessible: palette.hold.accessible,
    restricted: palette.hold.sponsor,
    map: {
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
    },
  };
}

function readPalette(theme: Theme, scheme: 'light' | 'dark'): Palette {
  const found = theme.colorSchemes?.[scheme];
  return typeof found === 'object' ? found.palette : theme.palette;
}
