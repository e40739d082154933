import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useElementWidth } from '../../../tables/columns/use-element-width.ts';
import type { GeometrySource } from '../geometry/load-plan-geometry.ts';
import { usePlanGeometry } from '../geometry/use-plan-geometry.ts';
import { usePlanLook } from '../map/use-plan-look.ts';
import { drawPlanPicture } from './draw-plan-picture.ts';

const HEIGHT_PX = 168;

/** A plan on one small canvas; decoration beside its name and figures. */
export function PlanPicture({ source }: { source: GeometrySource }) {
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
