import { useColorScheme, useTheme } from '@mui/material/styles';
import type { MapTheme } from '@parterre/seat-map';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createMapTheme } from './map-theme.ts';

/** What maps are painted with in the appearance and the language shown now, the same object until one of them changes. */
export function useMapTheme(): MapTheme {
  const { t } = useTranslation('kit');
  const theme = useTheme();
  const scheme = useColorScheme().colorScheme === 'dark' ? 'dark' : 'light';
  const stageWord = t('map.stage');
  return useMemo(() => createMapTheme(theme, scheme, stageWord), [theme, scheme, stageWord]);
}
