import Box from '@mui/material/Box';
import type { Insets, SeatMap } from '@parterre/seat-map';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { Kbd } from '#ui/kbd.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { SeatFacts, SeatReasons, useSeatReasons } from '../explain/seat-facts.tsx';
import { placeCard } from './place-card.ts';

const WIDTH_PX = 276;
/** An estimate that keeps the card off the panels; the actual height depends on its text. */
const HEIGHT_PX = 250;
const SAMPLE = 40;

interface SeatCardProps {
  host: HTMLElement;
  insets: Insets;
}

/** Visual only: screen readers get the same text from the announcer. */
export function SeatCard({ host, insets }: SeatCardProps) {
  const { t } = useTranslation('seats');
  const { desk } = useSeatDesk();
  const reasonsOf = useSeatReasons();
  const hovered = useMapSnapshot(desk.map, (snapshot) => snapshot.hovered);
  const cursor = useMapSnapshot(desk.map, (snapshot) => snapshot.cursor);
  const seat = hovered ?? (host.contains(document.activeElement) ? cursor : null);
  if (!seat) return null;
  const reasons = reasonsOf(seat);
  const size = { width: host.clientWidth, height: host.clientHeight };
  const { left, top } = placeCard(seat, { width: WIDTH_PX, height: HEIGHT_PX }, size, {
    insets,
    awayFromX: findSelectionX(desk.map),
  });
  return (
    <Box aria-hidden style={{ left, top }} sx={CARD_LOOK}>
      <SeatFacts seat={seat} />
      {reasons.length > 0 && (
        <>
          <SeatReasons reasons={reasons} />
          <Box sx={HINT_LOOK}>
            <Kbd>I</Kbd> {t('why.pinHint')}
          </Box>
        </>
      )}
    </Box>
  );
}

/** Averages the first selected seats, which is enough to know their side. */
function findSelectionX(map: SeatMap): number | undefined {
  const seats = map.getSnapshot().selectionSize === 0 ? [] : [...map.selection().subarray(0, SAMPLE)];
  if (seats.length === 0) return undefined;
  return seats.reduce((sum, seat) => sum + (map.describe(seat)?.x ?? 0), 0) / seats.length;
}

const CARD_LOOK = {
  position: 'absolute',
  zIndex: 3,
  width: WIDTH_PX,
  p: '12px 14px',
  borderRadius: 1,
  pointerEvents: 'none',
  bgcolor: LOOK.surface,
  boxShadow: LOOK.shadowPop,
  typography: 'body2',
};

const HINT_LOOK = { mt: 1, color: LOOK.text3, typography: 'caption' };
