import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SeatingPlanSummary } from '@parterre/contract/seating-plans/plan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListVenuePlansQuery } from '#api/queries/seating/seating-plans.ts';
import { useListVenuesQuery } from '#api/queries/seating/venues.ts';
import { type PickerOption, SearchPicker } from '#forms/fields/search-picker.tsx';
import { formatNumber } from '#i18n/format-number.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { useSettled } from '#ui/use-settled.ts';
import type { TourPlan } from './tour-values.ts';

interface AddPlansProps {
  promoterCode: string;
  chosenIds: readonly number[];
  onAdd: (plan: TourPlan) => void;
}

export function AddPlans({ promoterCode, chosenIds, onAdd }: AddPlansProps) {
  const { t } = useTranslation('tours');
  const [venue, setVenue] = useState<PickerOption | null>(null);
  const [words, setWords] = useState('');
  const searchTerm = useSettled(words.trim());
  const query = { promoterCode, isCatalogue: false, ...(searchTerm ? { searchTerm } : {}) };
  const found = useListVenuesQuery({ query });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SearchPicker
        field={{ label: t('fields.findVenue') }}
        onChoose={setVenue}
        placeholder={t('fields.findVenue')}
        search={{
          options: (found.currentData?.items ?? []).map(({ venueId, name, town }) => ({
            id: venueId,
            label: name,
            note: town,
          })),
          isSearching: found.isFetching,
          error: found.error,
          onType: setWords,
        }}
        value={venue}
      />
      {venue && <VenuePlans chosenIds={chosenIds} onAdd={onAdd} venue={venue} />}
    </Box>
  );
}

interface VenuePlansProps extends Pick<AddPlansProps, 'chosenIds' | 'onAdd'> {
  venue: PickerOption;
}

function VenuePlans(props: VenuePlansProps) {
  const { t } = useTranslation('tours');
  const result = useListVenuePlansQuery({ params: { venueId: props.venue.id } });
  return (
    <LoadedPart label={t('page.loading')} result={{ ...result, data: result.currentData }} rowHeight={36} rows={2}>
      {({ items }) => <PlanChoices {...props} plans={items} />}
    </LoadedPart>
  );
}

function PlanChoices({ venue, chosenIds, onAdd, plans }: VenuePlansProps & { plans: readonly SeatingPlanSummary[] }) {
  const { t, i18n } = useTranslation('tours');
  if (plans.length === 0)
    return <Box sx={{ color: 'text.secondary' }}>{t('fields.noPlans', { venue: venue.label })}</Box>;
  return (
    <Box component="ul" sx={LIST_LOOK}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {plan.name}
            <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
              {t('fields.seats', { count: plan.seatCount, number: formatNumber(plan.seatCount, i18n.language) })}
            </Box>
          </Box>
          <Button
            aria-label={t('fields.addPlan', { name: plan.name, venue: venue.label })}
            aria-disabled={chosenIds.includes(plan.id)}
            onClick={() =>
              chosenIds.includes(plan.id) || onAdd({ id: plan.id, name: plan.name, venueName: venue.label })
            }
            size="small"
            startIcon={chosenIds.includes(plan.id) ? undefined : <PlusIcon />}
            sx={chosenIds.includes(plan.id) ? ADDED_LOOK : undefined}
            type="button"
          >
            {t(chosenIds.includes(plan.id) ? 'fields.added' : 'fields.add')}
          </Button>
        </li>
      ))}
    </Box>
  );
}

/** Looks disabled but keeps the focus of the click. */
const ADDED_LOOK = { opacity: 0.55, cursor: 'default' };

const LIST_LOOK = {
  listStyle: 'none',
  m: 0,
  p: 0,
  borderRadius: 1,
  bgcolor: 'background.sunken',
  typography: 'body2',
  '& > li': { display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, pl: 1.25, pr: 0.75 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
