import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateTimeField } from '../../../../forms/fields/date-time-field.tsx';
import { LimitsRow } from '../../../../forms/fields/limits-row.tsx';
import { useVenueOfForm } from './use-venue-of-form.ts';

/** From when until when it can be bought, in the venue's time. */
export function ShowSaleFields() {
  const { t } = useTranslation('shows');
  const { zone } = useVenueOfForm();
  const startsAt = useWatch<{ startsAtLocal: string }, 'startsAtLocal'>({ name: 'startsAtLocal' });
  return (
    <LimitsRow>
      <DateTimeField
        emptyAt={startsAt}
        help={t('form.saleHelp')}
        label={t('form.onSaleAt')}
        name="onSaleAtLocal"
        usualTime="10:00:00"
        zone={zone}
      />
      <DateTimeField emptyAt={startsAt} label={t('form.offSaleAt')} name="offSaleAtLocal" zone={zone} />
    </LimitsRow>
  );
}
