import Box from '@mui/material/Box';
import type { Show } from '@parterre/contract/shows';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../dates/format-date-time.ts';
import { useVenueOfForm } from '../edit/fields/use-venue-of-form.ts';
import { describeShowDate } from '../list/describe-show-date.ts';
import type { MoveValues } from './move-values.ts';
import { type FollowingTime, previewMovedTimes } from './preview-moved-times.ts';

const LABELS: Record<FollowingTime, string> = {
  doorsAtLocal: 'form.doorsAt',
  endsAtLocal: 'form.endsAt',
  onSaleAtLocal: 'move.onSaleAt',
  offSaleAtLocal: 'move.offSaleAt',
};

/** Doors, end and sale window before and after the move, once another start or venue is chosen. */
export function MovedTimes({ show }: { show: Show }) {
  const { t, i18n } = useTranslation('shows');
  const { venue } = useVenueOfForm();
  const startsAtLocal = useWatch<MoveValues, 'startsAtLocal'>({ name: 'startsAtLocal' });
  const timeZone = venue?.timeZone ?? show.timeZone;
  if (startsAtLocal === show.startsAtLocal && timeZone === show.timeZone) return null;
  const times = previewMovedTimes(show, { startsAtLocal, timeZone }, new Date());
  if (times.length === 0) return null;
  const write = (wallTime: string) =>
    `${describeShowDate(wallTime, i18n.language).weekday} ${formatDateTime(wallTime, 'DD/MM/YYYY, HH:mm')}`;
  return (
    <Box sx={FRAME_LOOK}>
      <Box sx={{ fontWeight: 'fontWeightMedium', mb: 0.5 }}>{t('move.along')}</Box>
      <Box component="dl" sx={LIST_LOOK}>
        {times.map(({ field, before, after, isKept }) => (
          <Box key={field} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {t(LABELS[field])}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {write(after)}
              <Box
                component="span"
                sx={{ display: 'block', fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}
              >
                {isKept ? t('move.kept') : after === before ? t('move.stays') : t('move.was', { time: write(before) })}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const FRAME_LOOK = { p: 1.5, borderRadius: '6px', bgcolor: 'background.sunken', fontVariantNumeric: 'tabular-nums' };
const LIST_LOOK = { m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.75 };
