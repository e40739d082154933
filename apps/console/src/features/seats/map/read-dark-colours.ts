import type { Theme } from '@mui/material/styles';
import { readPalette } from '#brands/map-theme.ts';
import type { DarkColours } from './adapt-colour.ts';

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
