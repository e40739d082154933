import Box from '@mui/material/Box';
import type { SeatInfo } from '@parterre/seat-map';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { formatAmount } from '#ui/money-text.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';

/** Where a seat is, its state, its ticket and its hold. */
export function SeatFacts({ seat }: { seat: SeatInfo }) {
  const { t, i18n } = useTranslation('seats');
  const { prices, holds, show } = useSeatDesk();
  const price = prices.find(({ ordinal }) => ordinal === seat.price);
  const hold = holds.find(({ ordinal }) => ordinal === seat.hold);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="b" sx={{ flex: 1, minWidth: 0, fontSize: 14, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {seat.blockLabel}
        </Box>
        <ToneChip tone={seat.state === 'SOLD' ? 'info' : 'neutral'}>{t(`state.${seat.state}`)}</ToneChip>
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
    </>
  );
}

const FACTS_LOOK = {
  display: 'grid',
  gridTemplateColumns: '58px 1fr',
  rowGap: '3px',
  m: '8px 0 0',
  '& dt': { color: LOOK.text3 },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
};
