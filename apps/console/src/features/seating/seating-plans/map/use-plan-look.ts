import { type Theme, useColorScheme, useTheme } from '@mui/material/styles';
import type { MapTheme } from '@parterre/seat-map';
import { useMemo } from 'react';
import { readPalette, useMapTheme } from '#brands/map-theme.ts';

/** Returns the look of plans for the current colour scheme and language; the same object until one of them changes. */
export function usePlanLook(): PlanLook {
  const theme = useTheme();
  const scheme = useColorScheme().colorScheme === 'dark' ? 'dark' : 'light';
  const map = useMapTheme();
  return useMemo(() => createPlanLook(theme, scheme, map), [theme, scheme, map]);
}

/** The theme as literal values, because a canvas cannot read CSS variables. */
export interface PlanLook {
  map: MapTheme;
  /** Assigned to blocks in turn, so that neighbours can be told apart. */
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
