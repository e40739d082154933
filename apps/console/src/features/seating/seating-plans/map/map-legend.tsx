import Box from '@mui/material/Box';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCESSIBLE_FLAG, listFlags, RESTRICTED_FLAG } from './paint-plan.ts';

/**
 * Over a corner of the map, but above a narrow one, where it would cover the stage. Hidden for plans without flagged
 * seats, whose map has no letters to explain.
 */
export function MapLegend({ geometry }: { geometry: Geometry }) {
  const { t } = useTranslation('seating-plans');
  const { isAccessible, isRestricted } = useMemo(() => listFlags(geometry), [geometry]);
  if (!isAccessible && !isRestricted) return null;
  return (
    <Box component="ul" sx={LEGEND_LOOK}>
      {isAccessible && (
        <li>
          <Flag colour="hold.accessible">{ACCESSIBLE_FLAG}</Flag> {t('map.accessible')}
        </li>
      )}
      {isRestricted && (
        <li>
          <Flag colour="hold.sponsor">{RESTRICTED_FLAG}</Flag> {t('map.restricted')}
        </li>
      )}
    </Box>
  );
}

const LEGEND_LOOK = {
  position: 'absolute',
  zIndex: 1,
  left: 12,
  top: 12,
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  px: 1.25,
  py: 1,
  listStyle: 'none',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  typography: 'caption',
  pointerEvents: 'none',
  '@container (max-width: 599px)': {
    position: 'static',
    display: 'flex',
    flexWrap: 'wrap',
    px: 2,
    borderRadius: 0,
    borderWidth: '0 0 1px',
  },
};

function Flag({ colour, children }: { colour: string; children: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        minWidth: 30,
        mr: 0.5,
        textAlign: 'center',
        fontSize: 11,
        fontWeight: 'fontWeightBold',
        borderRadius: '4px',
        border: 1,
        borderColor: colour,
        color: colour,
      }}
    >
      {children}
    </Box>
  );
}
