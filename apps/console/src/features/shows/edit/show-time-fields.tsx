import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateTimeField } from '../../../forms/fields/date-time-field.tsx';
import { LimitsRow } from '../../../forms/limits-row.tsx';
import { validDateTime } from '../../../forms/rules/date-rules.ts';
import { OverlapField } from './overlap-field.tsx';
import { useVenueOfForm } from './use-venue-of-form.ts';

/** When it is, in the venue's time. */
export function ShowTimeFields() {
  const { t } = useTranslation('shows');
  const { zone } = useVenueOfForm();
  const startsAt = useWatch<{ startsAtLocal: string }, 'startsAtLocal'>({ name: 'startsAtLocal' });
  return (
    <>
      <DateTimeField label={t('form.startsAt')} name="startsAtLocal" rules={[validDateTime]} zone={zone} />
      <OverlapField />
      <LimitsRow>
        <DateTimeField
          emptyAt={startsAt}
          label={t('form.optional', { field: t('form.doorsAt') })}
          name="doorsAtLocal"
          zone={zone}
        />
        <DateTimeField
          emptyAt={startsAt}
          label={t('form.optional', { field: t('form.endsAt') })}
          name="endsAtLocal"
          zone={zone}
        />
      </LimitsRow>
    </>
  );
}
