import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { SeatingPlanSummary } from '@parterre/contract/seating-plans/plan';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import { useElementWidth } from '#tables/columns/use-element-size.ts';
import { Note } from '#ui/note.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { usePlanLook } from '../map/use-plan-look.ts';
import { PlanActionsMenu } from '../plan-actions-menu.tsx';
import { describePlanSize } from '../plan-words.ts';
import { type GeometrySource, usePlanGeometry } from '../use-plan-geometry.ts';
import { drawPlanPicture } from './draw-plan-picture.ts';

interface PlanCardProps {
  plan: SeatingPlanSummary;
  lockReason: string | undefined;
}

export function PlanCard({ plan, lockReason }: PlanCardProps) {
  const { t, i18n } = useTranslation('seating-plans');
  return (
    <Box component="li" sx={CARD_LOOK}>
      <PlanPicture source={{ id: plan.id, hash: plan.geometryHash }} />
      <Box sx={{ display: 'flex', gap: 1, p: 2, pr: 1, borderTop: 1, borderColor: 'divider' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <Link
              color="text.primary"
              href={paths.plan(plan.venueId, plan.id)}
              sx={NAME_LOOK}
              title={plan.name}
              underline="hover"
            >
              {plan.name}
            </Link>
            {plan.isDefault && <ToneChip tone="info">{t('default')}</ToneChip>}
          </Box>
          <Note sx={{ mt: 0.5 }}>{describePlanSize(plan, t, i18n.language)}</Note>
        </Box>
        <Box sx={{ position: 'relative', my: -0.75 }}>
          <PlanActionsMenu lockReason={lockReason} plan={plan} />
        </Box>
      </Box>
    </Box>
  );
}

/** The link covers the whole card, so that a click anywhere opens the plan. */
const NAME_LOOK = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  typography: 'subtitle1',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};

const CARD_LOOK = {
  position: 'relative',
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { borderColor: 'line.strong' },
  '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focus', outlineOffset: 2 },
};

const HEIGHT_PX = 168;

/** Decorative: name and figures beside it describe the plan. */
function PlanPicture({ source }: { source: GeometrySource }) {
  const { t } = useTranslation('seating-plans');
  const { geometry, error } = usePlanGeometry(source);
  return (
    <Box sx={{ height: HEIGHT_PX, bgcolor: 'background.map' }}>
      {geometry && <Canvas geometry={geometry} />}
      {!geometry && !error && <Skeleton height={HEIGHT_PX} variant="rectangular" />}
      {error !== undefined && (
        <Box sx={{ height: '100%', display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
          {t('picture.failed')}
        </Box>
      )}
    </Box>
  );
}

function Canvas({ geometry }: { geometry: Geometry }) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useElementWidth(frame);
  const look = usePlanLook();
  // React does not paint a canvas.
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context || !Number.isFinite(width) || width === 0) return;
    const ratio = window.devicePixelRatio || 1;
    canvas.current.width = Math.round(width * ratio);
    canvas.current.height = Math.round(HEIGHT_PX * ratio);
    context.scale(ratio, ratio);
    drawPlanPicture(context, geometry, {
      width,
      height: HEIGHT_PX,
      colours: look.blocks,
      line: look.map.lineStrong,
    });
  }, [geometry, look, width]);
  return (
    <Box ref={frame} sx={{ height: '100%' }}>
      <Box aria-hidden component="canvas" ref={canvas} sx={{ display: 'block', width: '100%', height: '100%' }} />
    </Box>
  );
}
