import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateTimeField } from '../../../forms/fields/date-time-field.tsx';
import { LimitsRow } from '../../../forms/limits-row.tsx';
import { validDateTime } from '../../../forms/rules/date-rules.ts';
import { OverlapField } from './overlap-field.tsx';
import { useVenueOfForm } from './use-venue-of-form.ts';

/** When it is and when it can be bought, in the venue's time. */
export function ShowTimeFields() {
  const { t } = useTranslation('shows');
  const { zone } = useVenueOfForm();
  const startsAt = useWatch<{ startsAtLocal: string }, 'startsAtLocal'>({ name: 'startsAtLocal' });
  return (
    <>
      <DateTimeField label={t('form.startsAt')} name="startsAtLocal" rules={[validDateTime]} zone={zone} />
      <OverlapField />
      <LimitsRow>
        <DateTimeField label={t('form.doorsAt')} name="doorsAtLocal" zone={zone} emptyAt={startsAt} />
        <DateTimeField label={t('form.endsAt')} name="endsAtLocal" zone={zone} emptyAt={startsAt} />
      </LimitsRow>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: 12, fontWeight: 530, color: 'text.tertiary' }}>
          {t('form.sale')}
        </Box>
        <LimitsRow>
          <DateTimeField
            help={t('form.saleHelp')}
            label={t('form.onSaleAt')}
            name="onSaleAtLocal"
            zone={zone}
            emptyAt={startsAt}
          />
          <DateTimeField label={t('form.offSaleAt')} name="offSaleAtLocal" zone={zone} emptyAt={startsAt} />
        </LimitsRow>
      </Box>
    </>
  );
}
