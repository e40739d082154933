import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SegmentedField } from '../../../forms/fields/segmented-field.tsx';
import { required } from '../../../forms/rules/text-rules.ts';
import { paths } from '../../../paths.ts';
import { PlanField } from './plan-field.tsx';
import type { ShowValues } from './show-values.ts';
import { useVenueOfForm } from './use-venue-of-form.ts';
import { VenueField } from './venue-field.tsx';

interface ShowPlaceFieldsProps {
  existing: { hasOrders: boolean; showCode: string; hasSeats: boolean } | undefined;
}

/** Where the event is and how one sits there. */
export function ShowPlaceFields({ existing }: ShowPlaceFieldsProps) {
  const { t } = useTranslation('shows');
  const { venue, zone } = useVenueOfForm();
  const isFixed = existing?.hasOrders ?? false;
  return (
    <>
      <VenueField
        disabled={isFixed}
        help={venue ? t('form.venueHelp', { zone }) : undefined}
        label={t('form.venue')}
        name="venueId"
        rules={[required]}
      />
      <SegmentedField
        disabled={isFixed}
        label={t('form.seating')}
        name="seating"
        options={[
          { value: 'RESERVED', label: t('form.RESERVED') },
          { value: 'UNRESERVED', label: t('form.UNRESERVED') },
        ]}
      />
      {existing ? <SeatsGoWarning hasSeats={existing.hasSeats} showCode={existing.showCode} /> : <PlanField />}
    </>
  );
}

/** Says, before it is saved, that another venue or seating takes the seats away. */
function SeatsGoWarning({ hasSeats, showCode }: { hasSeats: boolean; showCode: string }) {
  const { t } = useTranslation('shows');
  const { formState } = useFormContext<ShowValues>();
  const [venueId, seating] = useWatch<ShowValues, ['venueId', 'seating']>({ name: ['venueId', 'seating'] });
  const { defaultValues } = formState;
  const isChanged = venueId !== defaultValues?.venueId || seating !== defaultValues?.seating;
  if (isChanged && hasSeats) return <Alert severity="warning">{t('seating.rule')}</Alert>;
  return (
    <Link href={paths.showSeating(showCode)} sx={{ justifySelf: 'start', fontSize: 12 }}>
      {t('form.changePlan')}
    </Link>
  );
}
