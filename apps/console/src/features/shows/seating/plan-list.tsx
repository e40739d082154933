import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { SeatingPlanSummary } from '@parterre/contract/seating-plans';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import { ConfirmDialog } from '../../../drawers/confirm-dialog.tsx';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useListShowPlansQuery } from '../queries.ts';
import { PlanRow } from './plan-row.tsx';
import { useChangePlan } from './use-change-plan.ts';

/** The plans of the venue; a change of plan must be confirmed by typing the event's code. */
export function PlanList({ show }: { show: Show }) {
  const { t } = useTranslation('shows');
  const { data, error, isLoading, refetch } = useListShowPlansQuery({ params: { venueId: show.venue.venueId } });
  const [asked, setAsked] = useState<{ plan: SeatingPlanSummary | null } | null>(null);
  const { describe, change } = useChangePlan(show);
  const isChosen = (plan: SeatingPlanSummary) => plan.id === show.seatingPlanId;
  const plans = (data?.items ?? []).toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)));
  const isFixed = show.hasOrders;
  return (
    <Card
      action={
        <Link href={paths.venue(show.venue.venueId)} sx={{ flex: 'none' }}>
          {t('seating.openVenue')}
        </Link>
      }
      note={show.venue.name}
      title={t('seating.plan')}
    >
      {isLoading && (
        <Box sx={{ px: 2, mb: '-1px', overflow: 'hidden' }}>
          <SkeletonRows count={2} label={t('page.loading')} rowHeight={56} />
        </Box>
      )}
      {error && (
        <Alert
          action={<Button onClick={() => void refetch()}>{t('page.retry')}</Button>}
          severity="error"
          sx={{ m: 2 }}
        >
          {errorText(error)}
        </Alert>
      )}
      {data && plans.length === 0 && (
        <Box sx={{ p: 2 }}>
          {t('seating.noPlans')} <Box sx={{ color: 'text.secondary' }}>{t('seating.importHint')}</Box>
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {plans.map((plan) => (
          <PlanRow isFixed={isFixed} key={plan.id} onUse={() => setAsked({ plan })} plan={plan} show={show} />
        ))}
      </Box>
      {show.seatingPlanId !== null && !isFixed && (
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button onClick={() => setAsked({ plan: null })} sx={{ ml: -1.5 }} variant="text">
            {t('seating.useNone')}
          </Button>
        </Box>
      )}
      <ConfirmDialog
        onClose={() => setAsked(null)}
        onConfirm={async () => {
          if (asked) await change(asked.plan);
          setAsked(null);
        }}
        request={asked && describe(asked.plan)}
      />
    </Card>
  );
}
