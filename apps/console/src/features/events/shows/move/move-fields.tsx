import Box from '@mui/material/Box';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Show } from '@parterre/contract/shows/show';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatNamedDay } from '#dates/format-date-time.ts';
import { DateTimeField } from '#forms/fields/date-time-field.tsx';
import { FormSection } from '#forms/fields/form-section.tsx';
import { MultilineField } from '#forms/fields/text-field.tsx';
import { useIsLocked } from '#forms/fields/use-field.tsx';
import { maxLength, required, validDateTime } from '#forms/rules.ts';
import { Note } from '#ui/note.tsx';
import { describeShowFacts } from '../describe-show.ts';
import { TourField } from '../edit/fields/programme-fields.tsx';
import { OverlapField } from '../edit/fields/show-time-fields.tsx';
import { useVenueOfForm, VenueField } from '../edit/form-part.tsx';
import { DesignNote } from './design-note.tsx';
import type { MoveValues } from './move-values.ts';
import { type FollowingTime, previewMovedTimes } from './preview-moved-times.ts';

interface MoveFieldsProps {
  show: Show;
  seats: ReactNode;
}

export function MoveFields({ show, seats }: MoveFieldsProps) {
  const { t, i18n } = useTranslation('shows');
  const { venue, zone } = useVenueOfForm();
  const isLocked = useIsLocked();
  return (
    <>
      <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t('move.now', { facts: describeShowFacts(show, i18n.language) })}
      </Box>
      <DateTimeField label={t('form.startsAt')} name="startsAtLocal" rules={[validDateTime]} zone={zone} />
      <OverlapField fields={['startsAtLocal']} />
      <MovedTimes show={show} />
      <FormSection title={t('move.place')}>
        <VenueField
          disabled={show.hasOrders || isLocked}
          help={show.hasOrders ? t('move.venueFixed') : venue ? t('form.venueHelp', { zone }) : undefined}
          label={t('form.venue')}
          name="venueId"
          rules={[required]}
        />
        <TourField disabled={isLocked} label={t('form.tour')} name="tourId" promoterCode={show.promoterCode} />
        {seats}
        <DesignNote show={show} />
      </FormSection>
      <FormSection title={t('move.why')}>
        <MultilineField
          help={t('move.reasonHelp')}
          label={t('move.reason')}
          name="reason"
          rows={3}
          rules={[required, maxLength(LIMITS.show.reason)]}
        />
      </FormSection>
    </>
  );
}

const LABELS: Record<FollowingTime, string> = {
  doorsAtLocal: 'form.doorsAt',
  endsAtLocal: 'form.endsAt',
  onSaleAtLocal: 'move.onSaleAt',
  offSaleAtLocal: 'move.offSaleAt',
};

/** Compares doors, end and sale window before and after the move, once another start or venue is chosen. */
function MovedTimes({ show }: { show: Show }) {
  const { t, i18n } = useTranslation('shows');
  const { venue } = useVenueOfForm();
  const startsAtLocal = useWatch<MoveValues, 'startsAtLocal'>({ name: 'startsAtLocal' });
  const timeZone = venue?.timeZone ?? show.timeZone;
  if (startsAtLocal === show.startsAtLocal && timeZone === show.timeZone) return null;
  const times = previewMovedTimes(show, { startsAtLocal, timeZone }, new Date());
  if (times.length === 0) return null;
  const write = (wallTime: string) => formatNamedDay(wallTime, i18n.language, DAY_TIME_TEMPLATE);
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
              <Note component="span" sx={{ display: 'block' }}>
                {isKept ? t('move.kept') : after === before ? t('move.stays') : t('move.was', { time: write(before) })}
              </Note>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const FRAME_LOOK = { p: 1.5, borderRadius: 1, bgcolor: 'background.sunken', fontVariantNumeric: 'tabular-nums' };
const LIST_LOOK = { m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.75 };
