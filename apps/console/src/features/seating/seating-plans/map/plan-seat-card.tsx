import Box from '@mui/material/Box';
import type { SeatMap } from '@parterre/seat-map';
import { type Geometry, SEAT_FLAG } from '@parterre/seating-plan/geometry';
import { useTranslation } from 'react-i18next';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { VISUALLY_HIDDEN } from '#ui/clipped.ts';

const WIDTH_PX = 208;
const GAP_PX = 18;

interface SeatCardProps {
  map: SeatMap;
  geometry: Geometry;
}

export function PlanSeatCard({ map, geometry }: SeatCardProps) {
  const { t } = useTranslation('seating-plans');
  const hovered = useMapSnapshot(map, (snapshot) => snapshot.hovered);
  const cursor = useMapSnapshot(map, (snapshot) => snapshot.cursor);
  const shown = hovered ?? cursor;
  const spoken = cursor
    ? t('map.seat', { block: cursor.blockLabel, row: cursor.rowLabel, seat: cursor.seatLabel })
    : '';
  return (
    <>
      <Box component="span" role="status" sx={VISUALLY_HIDDEN}>
        {spoken}
      </Box>
      {shown && (
        <Box aria-hidden sx={CARD_LOOK} style={placeCard(shown)}>
          <Box sx={{ gridColumn: '1 / -1', typography: 'h6', mb: 0.5 }}>{shown.blockLabel}</Box>
          <Box sx={{ color: 'text.secondary' }}>{t('map.row')}</Box>
          <Box>{shown.rowLabel}</Box>
          <Box sx={{ color: 'text.secondary' }}>{t('map.seatLabel')}</Box>
          <Box>{shown.seatLabel}</Box>
          {listNotes(geometry.flags[shown.seat] ?? 0).map((note) => (
            <Box key={note} sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
              {t(`map.notes.${note}`)}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

/** Beside the seat: on its left if the seat is near the right edge, above it if near the bottom. */
function placeCard({ x, y }: { x: number; y: number }) {
  const shiftX = x > WIDTH_PX + 2 * GAP_PX ? `calc(-100% - ${GAP_PX}px)` : `${GAP_PX}px`;
  const shiftY = y > 130 ? `calc(-100% - 4px)` : '4px';
  return { left: x, top: y, transform: `translate(${shiftX}, ${shiftY})` };
}

function listNotes(flags: number): ('wheelchair' | 'companion' | 'stepFree' | 'restrictedView')[] {
  const names = ['wheelchair', 'companion', 'stepFree', 'restrictedView'] as const;
  return names.filter((name) => flags & SEAT_FLAG[name]);
}

const CARD_LOOK = {
  position: 'absolute',
  width: WIDTH_PX,
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  rowGap: 0.25,
  px: 1.75,
  py: 1.25,
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-palette-shade-pop)',
  typography: 'body2',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
};
