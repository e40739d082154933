import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { VISUALLY_HIDDEN } from '#tables/visually-hidden.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { useMapSnapshot } from '../desk/use-map-snapshot.ts';
import { saySeat } from '../words/seat-words.ts';
import { useSeatReasons } from '../words/use-seat-reasons.ts';

/** Says what happens on the map: the cursor's seat, the selection, and what was done. */
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
