import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SeatMap } from '@parterre/seat-map';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { useCounts, useSeatDesk } from '../desk/seat-desk-context.ts';
import { toRanges } from '../desk/seat-ranges.ts';
import { useSoldDifferences } from '../desk/use-sold-differences.ts';
import { HoldFlag } from '../legend/legend-marks.tsx';
import { previewSave } from './preview-save.ts';
import { SeatChangeTable } from './seat-change-table.tsx';
import { type LeftOutReason, SkippedSeats } from './skipped-seats.tsx';

interface ReviewDialogProps {
  onSave: () => void;
  onClose: () => void;
}

export function ReviewDialog({ onSave, onClose }: ReviewDialogProps) {
  const { t, i18n } = useTranslation('seats');
  const { desk, show, prices, holds } = useSeatDesk();
  const titleId = useId();
  const { sold, error, retry } = useSoldDifferences();
  const preview = previewSave(useCounts(desk.map), sold ?? NOTHING_SOLD);
  /** The sold prices are part of the value: "…" until they have loaded, a dash if they could not be read. */
  const money = (amount: number) => {
    if (error !== undefined) return '–';
    return sold ? formatAmount(amount, show.currency, i18n.language) : '…';
  };
  const priceOf = (ordinal: number) => prices.find((price) => price.ordinal === ordinal);
  const holdOf = (ordinal: number) => holds.find((hold) => hold.ordinal === ordinal);
  const skipped = [...desk.leftOut];
  return (
    <Dialog open aria-labelledby={titleId} fullWidth onClose={onClose} slotProps={{ paper: { sx: { maxWidth: 640 } } }}>
      <DialogTitle id={titleId}>{t('review.title', { count: preview.movingCount })}</DialogTitle>
      <DialogContent sx={{ color: 'text.primary' }}>
        {error !== undefined && <RetryAlert error={error} onRetry={retry} sx={{ mb: 2 }} />}
        {preview.prices.length > 0 && (
          <SeatChangeTable
            caption={t('legend.tickets')}
            rows={preview.prices.map(({ ordinal, ...row }) => ({
              ...row,
              key: String(ordinal),
              hasValue: ordinal !== 0,
              name: (
                <>
                  {priceOf(ordinal) && <ColourSwatch colour={priceOf(ordinal)?.colour ?? ''} />}
                  {priceOf(ordinal)?.name ?? t('legend.noPrice')}
                </>
              ),
            }))}
            money={money}
            currency={show.currency}
            total={{ before: money(preview.valueBeforeMinor), after: money(preview.valueMinor) }}
          />
        )}
        {preview.holds.length > 0 && (
          <SeatChangeTable
            caption={t('legend.holds')}
            rows={preview.holds.map(({ ordinal, seats, seatsBefore }) => ({
              key: String(ordinal),
              seats,
              seatsBefore,
              name: (
                <>
                  <HoldFlag flag={holdOf(ordinal)?.reservationFlag ?? '–'} colour={holdOf(ordinal)?.colour ?? null} />
                  {holdOf(ordinal)?.label ?? t('legend.noHold')}
                </>
              ),
            }))}
          />
        )}
        {preview.prices.length + preview.holds.length === 0 && <p>{t('review.swapped')}</p>}
        {skipped.length > 0 && (
          <Box component="section" sx={{ mt: 2.5 }}>
            <Box component="h3" sx={{ typography: 'h3', m: 0, mb: 0.5 }}>
              {t('review.skipped', { count: skipped.length })}
            </Box>
            <SkippedSeats
              rangesOf={(reason) => toRanges(skipped.filter((seat) => reasonOf(desk.map, seat) === reason))}
            />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('review.back')}</Button>
        <Button variant="contained" color="primary" onClick={onSave}>
          {t('unsaved.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns why a seat was skipped, by its present state. */
function reasonOf(map: SeatMap, seat: number): LeftOutReason {
  const state = map.describe(seat)?.state;
  return state === 'SOLD' || state === 'BASKET' ? state : 'FREE';
}

const NOTHING_SOLD = new Map<number, number>();
