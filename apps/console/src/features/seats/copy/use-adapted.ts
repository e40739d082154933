import { useTheme } from '@mui/material/styles';
import { adaptColour } from '../map/adapt-colour.ts';
import { readDarkColours } from '../map/read-dark-colours.ts';
import { useScheme } from '../map/use-scheme.ts';

/** Colours of the other event as they can be seen in the reader's theme; those here are adapted already. */
export function useAdapted(): (colour: string) => string {
  const theme = useTheme();
  const scheme = useScheme();
  const dark = readDarkColours(theme);
  return (colour) => adaptColour(colour, scheme, dark);
}
