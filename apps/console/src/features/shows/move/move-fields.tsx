import Box from '@mui/material/Box';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Show } from '@parterre/contract/shows';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTimeField } from '../../../forms/fields/date-time-field.tsx';
import { useIsLocked } from '../../../forms/fields/form-fields.tsx';
import { FormSection } from '../../../forms/fields/form-section.tsx';
import { MultilineField } from '../../../forms/fields/multiline-field.tsx';
import { validDateTime } from '../../../forms/rules/date-rules.ts';
import { maxLength, required } from '../../../forms/rules/text-rules.ts';
import { describeShowFacts } from '../describe-show-facts.ts';
import { OverlapField } from '../edit/fields/overlap-field.tsx';
import { useVenueOfForm } from '../edit/fields/use-venue-of-form.ts';
import { VenueField } from '../edit/fields/venue-field.tsx';
import { TourField } from '../edit/programme/tour-field.tsx';
import { MovedTimes } from './moved-times.tsx';

interface MoveFieldsProps {
  show: Show;
  /** What the move does to the seats. */
  seats: ReactNode;
}

/** When and where the event is now, and where it goes. */
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
