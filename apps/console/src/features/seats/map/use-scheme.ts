import { useColorScheme } from '@mui/material/styles';
import type { Scheme } from './adapt-colour.ts';

/** The appearance that is shown now, that of the system included. */
export function useScheme(): Scheme {
  return useColorScheme().colorScheme === 'dark' ? 'dark' : 'light';
}
