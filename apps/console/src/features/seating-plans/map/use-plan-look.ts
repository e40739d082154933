import { useColorScheme, useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useMapTheme } from '#brands/map-theme.ts';
import { createPlanLook, type PlanLook } from './plan-look.ts';

/** The look of plans in the appearance and the language shown now, the same object until that changes. */
export function usePlanLook(): PlanLook {
  const theme = useTheme();
  const scheme = useColorScheme().colorScheme === 'dark' ? 'dark' : 'light';
  const map = useMapTheme();
  return useMemo(() => createPlanLook(theme, scheme, map), [theme, scheme, map]);
}
