import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '../../../dates/look.ts';
import { ColourSwatch } from '../../../ui/colour-swatch.tsx';
import { formatAmount } from '../../../ui/money-text.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { toRanges } from '../desk/seat-ranges.ts';
import { useCounts } from '../desk/use-map-snapshot.ts';
import { HoldFlag } from '../legend/hold-flag.tsx';
import { type PreviewRow, previewSave } from './preview-save.ts';
import { SeatRangeList } from './seat-range-list.tsx';

interface ReviewDialogProps {
  onSave: () => void;
  onClose: () => void;
}

/** What a save would change: seats and value of every ticket and hold before and after, and what it skips. */
export function ReviewDialog({ onSave, onClose }: ReviewDialogProps) {
  const { t, i18n } = useTranslation('seats');
  const { desk, show, prices, holds } = useSeatDesk();
  const titleId = useId();
  const preview = previewSave(useCounts(desk.map));
  const money = (amount: number) => formatAmount(amount, show.currency, i18n.language);
  const priceOf = (ordinal: number) => prices.find((price) => price.ordinal === ordinal);
  const holdOf = (ordinal: number) => holds.find((hold) => hold.ordinal === ordinal);
  const skipped = toRanges(desk.leftOut);
  return (
    <Dialog open aria-labelledby={titleId} fullWidth onClose={onClose} slotProps={{ paper: { sx: { maxWidth: 640 } } }}>
      <DialogTitle id={titleId}>{t('review.title', { count: preview.editedCount })}</DialogTitle>
      <DialogContent sx={{ color: 'text.primary' }}>
        {preview.prices.length > 0 && (
          <ChangeTable
            caption={t('legend.tickets')}
            rows={preview.prices}
            money={money}
            currency={show.currency}
            name={(ordinal) => (
              <>
                {priceOf(ordinal) && <ColourSwatch colour={priceOf(ordinal)?.colour ?? ''} />}
                {priceOf(ordinal)?.name ?? t('legend.noPrice')}
              </>
            )}
            total={{ before: money(preview.valueBeforeMinor), after: money(preview.valueMinor) }}
          />
        )}
        {preview.holds.length > 0 && (
          <ChangeTable
            caption={t('legend.holds')}
            rows={preview.holds}
            name={(ordinal) => (
              <>
                <HoldFlag flag={holdOf(ordinal)?.reservationFlag ?? '–'} colour={holdOf(ordinal)?.colour ?? null} />
                {holdOf(ordinal)?.label ?? t('legend.noHold')}
              </>
            )}
          />
        )}
        {preview.prices.length + preview.holds.length === 0 && <p>{t('review.swapped')}</p>}
        {skipped.length > 0 && (
          <Box component="section" sx={{ mt: 2.5 }}>
            <Box component="h3" sx={{ typography: 'h3', m: 0, mb: 0.5 }}>
              {t('review.skipped', { count: desk.leftOut.size })}
            </Box>
            <SeatRangeList ranges={skipped} />
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

interface ChangeTableProps {
  caption: string;
  rows: readonly PreviewRow[];
  name: (ordinal: number) => ReactNode;
  /** Absent: seats only. */
  money?: (amountMinor: number) => string;
  currency?: string;
  total?: { before: string; after: string };
}

function ChangeTable({ caption, rows, name, money, currency, total }: ChangeTableProps) {
  const { t, i18n } = useTranslation('seats');
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <Box component="table" sx={TABLE_LOOK}>
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">{t('review.seatsBefore')}</th>
          <th scope="col">{t('review.seatsAfter')}</th>
          {money && <th scope="col">{t('review.valueBefore', { currency })}</th>}
          {money && <th scope="col">{t('review.valueAfter', { currency })}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.ordinal}>
            <th scope="row">
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                {name(row.ordinal)}
              </Box>
            </th>
            <td>{number(row.seatsBefore)}</td>
            <td>
              <b>{number(row.seats)}</b>
            </td>
            {money && <td>{row.ordinal === 0 ? '–' : money(row.valueBeforeMinor)}</td>}
            {money && <td>{row.ordinal === 0 ? '–' : <b>{money(row.valueMinor)}</b>}</td>}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{t('review.total')}</th>
            <td />
            <td />
            <td>{total.before}</td>
            <td>
              <b>{total.after}</b>
            </td>
          </tr>
        </tfoot>
      )}
    </Box>
  );
}

const TABLE_LOOK = {
  width: '100%',
  mt: 1,
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { height: 36, px: 1, textAlign: 'right', borderBottom: `1px solid ${LOOK.line}` },
  '& th:first-of-type': { textAlign: 'left', pl: 0, fontWeight: 'fontWeightMedium' },
  '& thead th': { fontSize: 12, fontWeight: 530, color: LOOK.text3 },
  '& tfoot :is(th, td)': { borderBottom: 0, borderTop: `1px solid ${LOOK.lineStrong}` },
};
