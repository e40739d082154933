import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import { SelectField } from '../../../forms/fields/select-field.tsx';
import { paths } from '../../../paths.ts';
import { useListShowPlansQuery } from '../queries.ts';
import type { ShowValues } from './show-values.ts';

/** The plans of the chosen venue, its default first; says so when there is none. */
export function PlanField() {
  const { t, i18n } = useTranslation('shows');
  const { setValue } = useFormContext<ShowValues>();
  const [venueId, seating, planId] = useWatch<ShowValues, ['venueId', 'seating', 'seatingPlanId']>({
    name: ['venueId', 'seating', 'seatingPlanId'],
  });
  const { currentData, error, refetch } = useListShowPlansQuery(
    { params: { venueId: venueId ?? 0 } },
    { skip: venueId === null },
  );
  const plans = venueId === null ? undefined : currentData?.items;
  const isKnown = planId === null || plans === undefined || plans.some((plan) => plan.id === planId);
  const defaultId = plans?.find((plan) => plan.isDefault)?.id ?? null;
  // Another venue has other plans: its default is chosen when they arrive.
  useEffect(() => {
    setValue('seatingPlanId', venueId === null ? null : defaultId, { shouldDirty: true });
  }, [setValue, venueId, defaultId]);
  if (venueId !== null && !plans && error)
    return (
      <Alert action={<Button onClick={() => void refetch()}>{t('page.retry')}</Button>} severity="error">
        {errorText(error)}
      </Alert>
    );
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
      options={(isKnown ? (plans ?? []) : []).map((plan) => ({
        value: plan.id,
        label: t(plan.isDefault ? 'form.planDefault' : 'form.planOption', {
          name: plan.name,
          seats: plan.seatCount.toLocaleString(i18n.language),
        }),
      }))}
    />
  );
}
