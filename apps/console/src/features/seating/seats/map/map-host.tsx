import Box from '@mui/material/Box';
import type { Dispatch, SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { VISUALLY_HIDDEN } from '#ui/clipped.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { useSeatReasons } from '../explain/seat-facts.tsx';
import { saySeat } from '../explain/seat-words.ts';

interface MapHostProps {
  attach: Dispatch<SetStateAction<HTMLDivElement | null>>;
  /** True if the table covers the map, which then cannot take the focus. */
  isCovered: boolean;
}

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

export function MapAnnouncer({ message }: { message: string }) {
  const { t } = useTranslation('seats');
  const { desk, prices, holds } = useSeatDesk();
  const reasonsOf = useSeatReasons();
  const cursor = useMapSnapshot(desk.map, (snapshot) => snapshot.cursor);
  const size = useMapSnapshot(desk.map, (snapshot) => snapshot.selectionSize);
  return (
    <Box sx={VISUALLY_HIDDEN}>
      <div role="status">{cursor ? saySeat(t, cursor, { prices, holds }, reasonsOf(cursor)) : ''}</div>
      <div role="status">{size > 0 ? t('say.selected', { count: size }) : ''}</div>
      <div role="status">{message}</div>
    </Box>
  );
}
