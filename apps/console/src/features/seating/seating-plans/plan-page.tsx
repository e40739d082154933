import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { getSeatingPlan } from '@parterre/contract/calls/seating-plans';
import type { CallAnswer } from '@parterre/contract/wire/call';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { useTranslation } from 'react-i18next';
import { throwIfMissing } from '#api/failure.ts';
import { useGetSeatingPlanQuery } from '#api/queries/seating/seating-plans.ts';
import { useGetVenueQuery } from '#api/queries/seating/venues.ts';
import { formatOwnDay } from '#dates/format-date-time.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { FindingList } from './findings/finding-list.tsx';
import { BlockTable } from './map/block-table.tsx';
import { PlanMap } from './map/plan-map.tsx';
import { usePlanView } from './map/use-plan-view.ts';
import { OlderShows } from './older-shows.tsx';
import { PlanActionsMenu } from './plan-actions-menu.tsx';
import { describePlanSize } from './plan-words.ts';
import { usePlanGeometry } from './use-plan-geometry.ts';
import { usePlanLock } from './use-plan-lock.ts';

export function PlanPage() {
  const { t, i18n } = useTranslation(['seating-plans', 'plan-editor']);
  const venueId = useIdParam('venueId');
  const planId = useIdParam('planId');
  const { data: venue } = useGetVenueQuery({ params: { venueId } });
  const { currentData: plan, error, refetch } = useGetSeatingPlanQuery({ params: { id: planId } });
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
          `${describePlanSize(plan, t, i18n.language)} · ${t('plan.updated', { day: formatOwnDay(plan.updatedAt) })}`
        }
        status={plan?.isDefault && <ToneChip tone="info">{t('default')}</ToneChip>}
        title={plan?.name ?? t('plan.title')}
      />
      <LoadedPart result={{ data: plan, error, refetch }} skeleton={<PlanSkeleton />}>
        {(loaded) =>
          loaded.geometryHash ? (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <OlderShows planId={loaded.id} versionNumber={loaded.versionNumber} />
              <PlanDesk geometryHash={loaded.geometryHash} key={loaded.geometryHash} plan={loaded} />
            </Box>
          ) : (
            <EmptyState text={t('plan-editor:begin.emptyText')} title={t('plan-editor:begin.empty')} />
          )
        }
      </LoadedPart>
    </>
  );
}

type Plan = CallAnswer<typeof getSeatingPlan>;

function PlanDesk({ plan, geometryHash }: { plan: Plan; geometryHash: string }) {
  const { geometry, error, retry } = usePlanGeometry({ id: plan.id, hash: geometryHash });
  return (
    <LoadedPart result={{ data: geometry ?? undefined, error, refetch: retry }} skeleton={<PlanSkeleton />}>
      {(loaded) => <LoadedPlan geometry={loaded} plan={plan} />}
    </LoadedPart>
  );
}

function LoadedPlan({ plan, geometry }: { plan: Plan; geometry: Geometry }) {
  const { t, i18n } = useTranslation('seating-plans');
  const view = usePlanView(geometry);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={DESK_LOOK}>
        <Box ref={view.frame} sx={FRAME_LOOK}>
          <PlanMap geometry={geometry} label={plan.name} map={view.map} onMap={view.setMap} />
        </Box>
        <Card
          note={plan.findings.length > 0 ? formatNumber(plan.findings.length, i18n.language) : undefined}
          title={t('findingList.title')}
        >
          <Box sx={{ maxHeight: { md: 431, lg: 551 }, overflowY: { md: 'auto' } }}>
            <FindingList
              canShow={({ place }) => view.canShow(place)}
              findings={plan.findings}
              onShow={({ place }) => view.show(place)}
            />
          </Box>
        </Card>
      </Box>
      <BlockTable geometry={geometry} onShow={view.show} />
    </Box>
  );
}

const FRAME_LOOK = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  minWidth: 0,
};

function PlanSkeleton() {
  const { t } = useTranslation('seating-plans');
  return (
    <Box aria-label={t('plan.loading')} role="status" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={DESK_LOOK}>
        <Skeleton sx={{ height: { xs: 342, sm: 482, lg: 602 } }} variant="rounded" />
        <Skeleton height={102} variant="rounded" />
      </Box>
      <Skeleton height={240} variant="rounded" />
    </Box>
  );
}

/** The drawing with the findings beside it, or below it on narrow pages. */
const DESK_LOOK = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px', lg: 'minmax(0, 1fr) 360px' },
};
