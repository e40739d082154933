import Box from '@mui/material/Box';
import type { getSeatingPlan } from '@parterre/contract/calls/seating-plans';
import type { CallAnswer } from '@parterre/contract/wire/call';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format-number.ts';
import { RetryAlert } from '../../../pages/retry-alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { BlockTable } from '../blocks/block-table.tsx';
import { FindingList } from '../findings/finding-list.tsx';
import { usePlanGeometry } from '../geometry/use-plan-geometry.ts';
import { PlanMap } from '../map/plan-map.tsx';
import { usePlanView } from '../map/use-plan-view.ts';
import { DESK_LOOK } from './desk-look.ts';
import { PlanSkeleton } from './plan-skeleton.tsx';

type Plan = CallAnswer<typeof getSeatingPlan>;

/** The drawing with findings beside it and the table of blocks under it. */
export function PlanDesk({ plan, geometryHash }: { plan: Plan; geometryHash: string }) {
  const { geometry, error, retry } = usePlanGeometry({ id: plan.id, hash: geometryHash });
  if (error !== undefined) return <RetryAlert error={error} onRetry={retry} />;
  if (!geometry) return <PlanSkeleton />;
  return <LoadedPlan geometry={geometry} plan={plan} />;
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
  borderRadius: '6px',
  overflow: 'hidden',
  minWidth: 0,
  scrollMarginTop: 72,
};
