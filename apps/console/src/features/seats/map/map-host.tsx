import Box from '@mui/material/Box';
import type { Dispatch, SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';

interface MapHostProps {
  attach: Dispatch<SetStateAction<HTMLDivElement | null>>;
  /** Behind a table that covers it, the map takes no focus. */
  isCovered: boolean;
}

/** The element the engine fills and listens to. */
export function MapHost({ attach, isCovered }: MapHostProps) {
  const { t } = useTranslation('seats');
  return (
    <Box
      ref={attach}
      role="application"
      tabIndex={isCovered ? -1 : 0}
      aria-hidden={isCovered}
      aria-label={t('map.label')}
      aria-description={t('map.keys')}
      style={{ visibility: isCovered ? 'hidden' : 'visible' }}
      sx={{ position: 'absolute', inset: 0, bgcolor: 'background.map', '&:focus-visible': { outlineOffset: -2 } }}
    />
  );
}
