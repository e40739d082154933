import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Show } from '@parterre/contract/shows/show';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type OfferedPlan, useOfferedPlans } from '#features/events/shows/seating/merge-plans.ts';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { required } from '#forms/rules.ts';
import { paths } from '#pages/paths.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { MovedField, useVenueOfForm, VenueField } from '../form-part.tsx';
import { canChangePlace, type ShowValues } from '../show-values.ts';

/** Venue and seating. A show that has been on sale changes its venue through a move. */
export function ShowPlaceFields({ existing }: { existing: Show | undefined }) {
  const { t } = useTranslation('shows');
  const { venue, zone } = useVenueOfForm();
  const help = t('form.venueHelp', { zone });
  const hasOrders = existing?.hasOrders ?? false;
  const chooseDefaultPlan = useChooseDefaultPlan();
  return (
    <>
      {existing && !canChangePlace(existing) ? (
        <MovedField
          help={help}
          href={paths.showDetailsMove(existing.showCode)}
          label={t('form.venue')}
          text={`${existing.venue.name}, ${existing.venue.town}`}
        />
      ) : (
        <VenueField
          disabled={hasOrders}
          help={venue ? help : undefined}
          label={t('form.venue')}
          name="venueId"
          onChoose={existing ? undefined : chooseDefaultPlan}
          rules={[required]}
        />
      )}
      <SegmentedField
        disabled={hasOrders}
        label={t('form.seating')}
        name="seating"
        options={[
          { value: 'RESERVED', label: t('form.RESERVED') },
          { value: 'UNRESERVED', label: t('form.UNRESERVED') },
        ]}
      />
      {existing ? <SeatsNote show={existing} /> : <PlanField />}
    </>
  );
}

/**
 * Warns before saving that another venue or seating removes the seats; otherwise links to the page of the seating plan.
 */
function SeatsNote({ show }: { show: Pick<Show, 'showCode' | 'seatCount'> }) {
  const { t } = useTranslation('shows');
  const { formState } = useFormContext<ShowValues>();
  const [venueId, seating] = useWatch<ShowValues, ['venueId', 'seating']>({ name: ['venueId', 'seating'] });
  const { defaultValues } = formState;
  const isChanged = venueId !== defaultValues?.venueId || seating !== defaultValues?.seating;
  if (isChanged && show.seatCount > 0) return <Alert severity="warning">{t('seating.rule')}</Alert>;
  return (
    <Box sx={{ typography: 'note' }}>
      <Link href={paths.showSeating(show.showCode)}>{t('form.changePlan')}</Link>
    </Box>
  );
}

/** Offers the plans of the chosen venue and tour, with the default preselected; says so if there are none. */
function PlanField() {
  const { t } = useTranslation('shows');
  const [venueId, tourId, seating] = useWatch<ShowValues, ['venueId', 'tourId', 'seating']>({
    name: ['venueId', 'tourId', 'seating'],
  });
  const { plans = [], defaultPlanId, error, retry } = useOfferedPlans(venueId, tourId);
  const describe = useDescribePlan();
  if (venueId !== null && error) return <RetryAlert error={error} onRetry={retry} />;
  if (plans.length === 0 && defaultPlanId !== undefined)
    return (
      <Alert severity="warning">
        {t('form.noPlans')}{' '}
        <Link href={paths.venue(venueId ?? 0)} target="_blank" underline="always">
          {t('seating.openVenue')}
        </Link>
      </Alert>
    );
  const offered = plans.map((plan) => ({ value: plan.isDefault ? DEFAULT : plan.id, label: describe(plan) }));
  const none = t('form.noPlanChosen');
  return (
    <SelectField
      disabled={defaultPlanId === undefined}
      help={seating === 'UNRESERVED' ? t('form.unreservedPlan') : undefined}
      label={t('form.plan')}
      name="seatingPlanId"
      options={[defaultPlanId ? { value: null, label: none } : { value: DEFAULT, label: none }, ...offered]}
    />
  );
}

const DEFAULT = 'default';

/** Another venue or tour has other plans, so the choice is reset to the default. */
export function useChooseDefaultPlan(): () => void {
  const { setValue } = useFormContext<ShowValues>();
  return () => setValue('seatingPlanId', DEFAULT, { shouldDirty: true });
}

/** Returns texts like `Main hall, 2,190 seats (default)` or `Arena, of the tour (Barclays Center)`. */
function useDescribePlan(): (plan: OfferedPlan) => string {
  const { t } = useTranslation('shows');
  return ({ name, from, venueName = '', seatCount = 0, isDefault }) => {
    const words = { name, count: seatCount, venue: venueName };
    if (from === 'tour') return t(isDefault ? 'form.planTourDefault' : 'form.planTour', words);
    return t(isDefault ? 'form.planDefault' : 'form.planOption', words);
  };
}
