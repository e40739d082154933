import { useColorScheme, useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { createPlanLook, type PlanLook } from './plan-look.ts';

/** The look of plans in the appearance shown now, the same object until that changes. */
export function usePlanLook(): PlanLook {
  const theme = useTheme();
  const scheme = useColorScheme().colorScheme === 'dark' ? 'dark' : 'light';
  return useMemo(() => createPlanLook(theme, scheme), [theme, scheme]);
}
