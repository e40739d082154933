import { type Theme, useColorScheme, useTheme } from '@mui/material/styles';
import { readPalette } from '#brands/map-theme.ts';
import { adaptColour, type DarkColours, type Scheme } from './adapt-colour.ts';

/** Returns the colour scheme in use, even if the system sets it. */
export function useScheme(): Scheme {
  return useColorScheme().colorScheme === 'dark' ? 'dark' : 'light';
}

export function readDarkColours(theme: Theme): DarkColours {
  const light = readPalette(theme, 'light');
  const dark = readPalette(theme, 'dark');
  const pairs = new Map<string, string>();
  for (const number of [1, 2, 3, 4, 5] as const) pairs.set(light.seat[number].toUpperCase(), dark.seat[number]);
  for (const name of ['technical', 'artist', 'press', 'accessible', 'sponsor'] as const)
    pairs.set(light.hold[name].toUpperCase(), dark.hold[name]);
  return pairs;
}

/** Adapts the colours of the other show to the colour scheme; this show's are adapted already. */
export function useAdapted(): (colour: string) => string {
  const theme = useTheme();
  const scheme = useScheme();
  const dark = readDarkColours(theme);
  return (colour) => adaptColour(colour, scheme, dark);
}
