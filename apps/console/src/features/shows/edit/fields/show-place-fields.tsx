import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Show } from '@parterre/contract/shows';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SegmentedField } from '../../../../forms/fields/segmented-field.tsx';
import { required } from '../../../../forms/rules/text-rules.ts';
import { paths } from '../../../../paths.ts';
import type { ShowValues } from '../show-values.ts';
import { canChangePlace } from './can-change-place.ts';
import { MovedField } from './moved-field.tsx';
import { PlanField } from './plan-field.tsx';
import { useVenueOfForm } from './use-venue-of-form.ts';
import { VenueField } from './venue-field.tsx';

/** Where the event is and how one sits there; an event that was on sale changes its venue by a move. */
export function ShowPlaceFields({ existing }: { existing: Show | undefined }) {
  const { t } = useTranslation('shows');
  const { venue, zone } = useVenueOfForm();
  const help = t('form.venueHelp', { zone });
  const hasOrders = existing?.hasOrders ?? false;
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

/** Says, before it is saved, that another venue or seating takes the seats away; else where plan and choice are set. */
function SeatsNote({ show }: { show: Pick<Show, 'showCode' | 'seatCount'> }) {
  const { t } = useTranslation('shows');
  const { formState } = useFormContext<ShowValues>();
  const [venueId, seating] = useWatch<ShowValues, ['venueId', 'seating']>({ name: ['venueId', 'seating'] });
  const { defaultValues } = formState;
  const isChanged = venueId !== defaultValues?.venueId || seating !== defaultValues?.seating;
  if (isChanged && show.seatCount > 0) return <Alert severity="warning">{t('seating.rule')}</Alert>;
  return (
    <Box sx={{ fontSize: 12 }}>
      <Link href={paths.showSeating(show.showCode)}>{t('form.changePlan')}</Link>
    </Box>
  );
}
