import { type Theme, useColorScheme, useTheme } from '@mui/material/styles';
import type { MapTheme } from '@parterre/seat-map';
import { useMemo } from 'react';
import { readPalette, useMapTheme } from '#brands/map-theme.ts';

/** The look of plans in the appearance and the language shown now, the same object until that changes. */
export function usePlanLook(): PlanLook {
  const theme = useTheme();
  const scheme = useColorScheme().colorScheme === 'dark' ? 'dark' : 'light';
  const map = useMapTheme();
  return useMemo(() => createPlanLook(theme, scheme, map), [theme, scheme, map]);
}

/** Everything a canvas needs of the theme: literal values, because it cannot read variables. */
export interface PlanLook {
  map: MapTheme;
  /** Blocks take these in turn, so that neighbours can be told apart. */
  blocks: readonly string[];
  accessible: string;
  restricted: string;
}

export function createPlanLook(theme: Theme, scheme: 'light' | 'dark', map: MapTheme): PlanLook {
  const palette = readPalette(theme, scheme);
  return {
    blocks: [palette.seat[2], palette.seat[3], palette.seat[1], palette.seat[4], palette.seat[5]],
    accessible: palette.hold.accessible,
    restricted: palette.hold.sponsor,
    map,
  };
}
