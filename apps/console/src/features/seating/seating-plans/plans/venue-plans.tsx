import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { PlanDraftSummary, SeatingPlanSummary } from '@parterre/contract/seating-plans/plan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useListVenuePlansQuery } from '#api/queries/seating/seating-plans.ts';
import { useGetVenueQuery } from '#api/queries/seating/venues.ts';
import { formatOwnDay } from '#dates/format-date-time.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import { NewPlanDialog } from '../plan-name-dialogs.tsx';
import { usePlanLock } from '../use-plan-lock.ts';
import { PlanCard } from './plan-card.tsx';

export function VenuePlans() {
  const { t, i18n } = useTranslation(['seating-plans', 'plan-editor']);
  const [isBeginning, setBeginning] = useState(false);
  const venueId = useIdParam('venueId');
  const { data: venue } = useGetVenueQuery({ params: { venueId } });
  const { data, error, isFetching, refetch } = useListVenuePlansQuery({ params: { venueId } });
  const lockReason = usePlanLock(venue);
  return (
    <Box aria-busy={isFetching} component="section">
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mt: 3, mb: 1.5 }}>
        <Typography variant="h2">{t('plans.title')}</Typography>
        {data && <Box sx={{ color: 'text.secondary' }}>{formatNumber(data.items.length, i18n.language)}</Box>}
        {data && data.items.length > 0 && (
          <Box sx={{ ml: 'auto' }}>
            {' '}
            <ReasonedButton onClick={() => setBeginning(true)} reason={lockReason} size="small">
              {t('plan-editor:begin.open')}
            </ReasonedButton>
          </Box>
        )}
      </Box>
      <LoadedPart result={{ data, error, refetch }} skeleton={<PlansSkeleton />}>
        {({ items, drafts }) => (
          <>
            {items.length > 0 ? (
              <>
                <Box component="p" sx={{ m: 0, mb: 1.5, maxWidth: 720, color: 'text.secondary' }}>
                  {explainDefault(items)}
                </Box>
                <Box component="ul" sx={GRID_LOOK}>
                  {items.map((plan) => (
                    <PlanCard key={plan.id} lockReason={lockReason} plan={plan} />
                  ))}
                </Box>
              </>
            ) : (
              <EmptyState
                actions={
                  <>
                    <ReasonedButton onClick={() => setBeginning(true)} reason={lockReason}>
                      {t('plan-editor:begin.open')}
                    </ReasonedButton>
                    <ReasonedButton href={paths.planImport(venueId)} reason={lockReason}>
                      {t('plans.import')}
                    </ReasonedButton>
                  </>
                }
                text={lockReason ?? t('plans.emptyText')}
                title={t('plans.empty')}
              />
            )}
            <DraftList drafts={drafts.filter(({ isPublished }) => !isPublished)} venueId={venueId} />
          </>
        )}
      </LoadedPart>
      {isBeginning && <NewPlanDialog onClose={() => setBeginning(false)} venueId={venueId} />}
      <Outlet />
    </Box>
  );

  /** spec §5: the tour's plan takes precedence over the venue's default. */
  function explainDefault(plans: readonly SeatingPlanSummary[]): string {
    const name = plans.find(({ isDefault }) => isDefault)?.name;
    if (name !== undefined) return t('plans.default', { name });
    return t(lockReason ? 'plans.noDefault' : 'plans.chooseDefault');
  }
}

function PlansSkeleton() {
  const { t } = useTranslation('seating-plans');
  return (
    <Box role="status" aria-label={t('plans.loading')} sx={GRID_LOOK}>
      <Skeleton height={242} variant="rounded" />
      <Skeleton height={242} variant="rounded" />
    </Box>
  );
}

const GRID_LOOK = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
};

/** Lists plans that were never published: no show can have them yet. */
function DraftList({ drafts, venueId }: { drafts: readonly PlanDraftSummary[]; venueId: number }) {
  const { t } = useTranslation('plan-editor');
  if (drafts.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Card title={t('begin.draftsTitle')}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {drafts.map((draft) => (
            <Box component="li" key={draft.planId} sx={LINE_LOOK}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{draft.name}</Box>
                <Note>
                  {[
                    t('page.seats', { count: draft.seatCount }),
                    t('begin.savedBy', { day: formatOwnDay(draft.savedAt), name: draft.savedBy }),
                  ].join(' · ')}
                </Note>
              </Box>
              <Button href={paths.planEdit(venueId, draft.planId)} size="small">
                {t('begin.continue')}
              </Button>
            </Box>
          ))}
        </Box>
      </Card>
    </Box>
  );
}

const LINE_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
