import { type Palette, type Theme, useColorScheme, useTheme } from '@mui/material/styles';
import type { MapTheme } from '@parterre/seat-map';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns the brand's colours as literal values, because a canvas cannot read variables. */
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

export function readPalette(theme: Theme, scheme: 'light' | 'dark'): Palette {
  const found = theme.colorSchemes?.[scheme];
  return typeof found === 'object' ? found.palette : theme.palette;
}

/** Returns the map colours for the current colour scheme and language; the same object until one of them changes. */
export function useMapTheme(): MapTheme {
  const { t } = useTranslation('kit');
  const theme = useTheme();
  const scheme = useColorScheme().colorScheme === 'dark' ? 'dark' : 'light';
  const stageWord = t('map.stage');
  return useMemo(() => createMapTheme(theme, scheme, stageWord), [theme, scheme, stageWord]);
}
