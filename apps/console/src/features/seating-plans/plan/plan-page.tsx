import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetSeatingPlanQuery } from '../../../api/queries/seating-plans.ts';
import { useGetVenueQuery } from '../../../api/queries/venues.ts';
import { throwIfMissing } from '../../../api/throw-if-missing.ts';
import { formatDay } from '../../../dates/format-date-time.ts';
import { PageHeader } from '../../../pages/page-header.tsx';
import { RetryAlert } from '../../../pages/retry-alert.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ReasonedButton } from '../../../ui/reasoned-button.tsx';
import { ToneChip } from '../../../ui/status-chip.tsx';
import { describePlanSize } from '../describe-plan-size.ts';
import { PlanActionsMenu } from '../plan-actions-menu.tsx';
import { usePlanLock } from '../use-plan-lock.ts';
import { OlderShows } from './older-shows.tsx';
import { PlanDesk } from './plan-desk.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';

/** One plan of a venue: its drawing, its blocks and rows, and what the checks found. */
export function PlanPage() {
  const { t, i18n } = useTranslation(['seating-plans', 'plan-editor']);
  const params = useParams();
  const venueId = Number(params.venueId);
  const { data: venue } = useGetVenueQuery({ params: { venueId } });
  const { data: plan, error, refetch } = useGetSeatingPlanQuery({ params: { id: Number(params.planId) } });
  const lockReason = usePlanLock(venue);
  if (!plan) throwIfMissing(error);
  const breadcrumb = [
    { label: t('breadcrumb.venues'), href: paths.venues() },
    ...(venue ? [{ label: venue.name, href: paths.venue(venueId) }] : []),
  ];
  return (
    <>
      <PageHeader
        actions={
          plan && (
            <>
              <ReasonedButton href={paths.planEdit(venueId, plan.id)} reason={lockReason}>
                {t(plan.hasDraft ? 'plan-editor:begin.continue' : 'plan-editor:begin.edit')}
              </ReasonedButton>
              <PlanActionsMenu isOutlined lockReason={lockReason} plan={plan} />
            </>
          )
        }
        breadcrumb={breadcrumb}
        facts={
          plan &&
          `${describePlanSize(plan, t, i18n.language)} · ${t('plan.updated', { day: formatDay(plan.updatedAt.slice(0, 10)) })}`
        }
        status={plan?.isDefault && <ToneChip tone="info">{t('default')}</ToneChip>}
        title={plan?.name ?? t('plan.title')}
      />
      {!plan && error && <RetryAlert error={error} onRetry={refetch} />}
      {!plan && !error && <PlanSkeleton />}
      {plan?.geometryHash && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <OlderShows planId={plan.id} versionNumber={plan.versionNumber} />
          <PlanDesk geometryHash={plan.geometryHash} key={plan.geometryHash} plan={plan} />
        </Box>
      )}
      {plan && !plan.geometryHash && (
        <EmptyState text={t('plan-editor:begin.emptyText')} title={t('plan-editor:begin.empty')} />
      )}
    </>
  );
}
