import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../forms/fields/select-field.tsx';
import { formatNumber } from '../../../../i18n/format-number.ts';
import { RetryAlert } from '../../../../pages/retry-alert.tsx';
import { paths } from '../../../../paths.ts';
import type { OfferedPlan } from '../../seating/merge-plans.ts';
import { useOfferedPlans } from '../../seating/use-offered-plans.ts';
import type { ShowValues } from '../show-values.ts';

/** The plans of the chosen venue and tour, the default chosen; says so when there is none. */
export function PlanField() {
  const { t } = useTranslation('shows');
  const { setValue } = useFormContext<ShowValues>();
  const [venueId, tourId, seating, planId] = useWatch<ShowValues, ['venueId', 'tourId', 'seating', 'seatingPlanId']>({
    name: ['venueId', 'tourId', 'seating', 'seatingPlanId'],
  });
  const { plans, error, retry } = useOfferedPlans(venueId, tourId);
  const describe = useDescribePlan();
  const isKnown = planId === null || plans === undefined || plans.some((plan) => plan.id === planId);
  const defaultId = plans?.find((plan) => plan.isDefault)?.id ?? null;
  // Another venue or tour has other plans: its default is chosen when they arrive.
  useEffect(() => {
    setValue('seatingPlanId', venueId === null ? null : defaultId, { shouldDirty: true });
  }, [setValue, venueId, defaultId]);
  if (venueId !== null && error) return <RetryAlert error={error} onRetry={retry} />;
  if (plans?.length === 0)
    return (
      <Alert severity="warning">
        {t('form.noPlans')}{' '}
        <Link href={paths.venue(venueId ?? 0)} target="_blank" underline="always">
          {t('seating.openVenue')}
        </Link>
      </Alert>
    );
  return (
    <SelectField
      disabled={plans === undefined}
      emptyLabel={t('form.noPlanChosen')}
      help={seating === 'UNRESERVED' ? t('form.unreservedPlan') : undefined}
      label={t('form.plan')}
      name="seatingPlanId"
      options={(isKnown ? (plans ?? []) : []).map((plan) => ({ value: plan.id, label: describe(plan) }))}
    />
  );
}

/** `Main hall, 2,190 seats (default)`, `Arena, of the tour (Barclays Center)` */
function useDescribePlan(): (plan: OfferedPlan) => string {
  const { t, i18n } = useTranslation('shows');
  return ({ name, from, venueName = '', seatCount = 0, isDefault }) => {
    const words = { name, seats: formatNumber(seatCount, i18n.language), venue: venueName };
    if (from === 'tour') return t(isDefault ? 'form.planTourDefault' : 'form.planTour', words);
    return t(isDefault ? 'form.planDefault' : 'form.planOption', words);
  };
}
