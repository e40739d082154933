import Box from '@mui/material/Box';
import type { Insets, SeatMap } from '@parterre/seat-map';
import { useTranslation } from 'react-i18next';
import { LOOK } from '../../../dates/look.ts';
import { ColourSwatch } from '../../../ui/colour-swatch.tsx';
import { BlockedIcon } from '../../../ui/icons.tsx';
import { formatAmount } from '../../../ui/money-text.tsx';
import { ToneChip } from '../../../ui/status-chip.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { useMapSnapshot } from '../desk/use-map-snapshot.ts';
import { sayReason } from '../words/seat-words.ts';
import { placeCard } from './place-card.ts';

const WIDTH_PX = 276;
/** Close enough to keep the card off the panels; its text decides the rest. */
const HEIGHT_PX = 216;
const SAMPLE = 40;

interface SeatCardProps {
  host: HTMLElement;
  insets: Insets;
}

/** What a seat is, beside the pointer or the keyboard's cursor. Decoration for the eye: the announcer says the same. */
export function SeatCard({ host, insets }: SeatCardProps) {
  const { t, i18n } = useTranslation('seats');
  const { desk, prices, holds, show } = useSeatDesk();
  const hovered = useMapSnapshot(desk.map, (snapshot) => snapshot.hovered);
  const cursor = useMapSnapshot(desk.map, (snapshot) => snapshot.cursor);
  const seat = hovered ?? (host.contains(document.activeElement) ? cursor : null);
  if (!seat) return null;
  const price = prices.find(({ ordinal }) => ordinal === seat.price);
  const hold = holds.find(({ ordinal }) => ordinal === seat.hold);
  const reason = sayReason(t, seat, hold);
  const size = { width: host.clientWidth, height: host.clientHeight };
  const { left, top } = placeCard(seat, { width: WIDTH_PX, height: HEIGHT_PX }, size, {
    insets,
    awayFromX: findSelectionX(desk.map),
  });
  return (
    <Box aria-hidden style={{ left, top }} sx={CARD_LOOK}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="b" sx={{ flex: 1, minWidth: 0, fontSize: 14, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {seat.blockLabel}
        </Box>
        <ToneChip tone={seat.state === 'SOLD' ? 'info' : 'neutral'} isStatus>
          {seat.state}
        </ToneChip>
      </Box>
      <Box component="dl" sx={FACTS_LOOK}>
        <dt>{t('column.row')}</dt>
        <dd>{seat.rowLabel}</dd>
        <dt>{t('column.seat')}</dt>
        <dd>{seat.seatLabel}</dd>
        <dt>{t('column.ticket')}</dt>
        <dd>
          {price ? (
            <>
              <Box component="span" sx={{ mr: 1 }}>
                <ColourSwatch colour={price.colour} />
              </Box>
              {`${price.name}, ${show.currency} ${formatAmount(price.faceValueMinor, show.currency, i18n.language)}`}
            </>
          ) : (
            t('legend.noPrice')
          )}
        </dd>
        {hold && (
          <>
            <dt>{t('column.hold')}</dt>
            <dd>
              <b style={{ color: hold.colour }}>{hold.reservationFlag}</b> {hold.label}
            </dd>
          </>
        )}
      </Box>
      {reason && (
        <Box sx={REASON_LOOK}>
          <BlockedIcon sx={{ color: 'error.main', mt: '2px', flex: 'none' }} />
          <div>
            <b>{t('why.cannot')}</b> {reason}
          </div>
        </Box>
      )}
    </Box>
  );
}

/** The middle of the first selected seats: enough to know on which side they are. */
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
  borderRadius: '6px',
  pointerEvents: 'none',
  bgcolor: LOOK.surface,
  boxShadow: LOOK.shadowPop,
  fontSize: 13,
  lineHeight: '20px',
};

const FACTS_LOOK = {
  display: 'grid',
  gridTemplateColumns: '58px 1fr',
  rowGap: '3px',
  m: '8px 0 0',
  '& dt': { color: LOOK.text3 },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
};

const REASON_LOOK = { display: 'flex', gap: 1, mt: 1.25, pt: '9px', borderTop: `1px solid ${LOOK.line}` };
