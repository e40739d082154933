import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createSeatMap, type Insets, type SeatMap } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { VISUALLY_HIDDEN } from '#ui/clipped.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';
import { MapLegend } from './map-legend.tsx';
import { paintPlan } from './paint-plan.ts';
import { PlanSeatCard } from './plan-seat-card.tsx';
import { usePlanLook } from './use-plan-look.ts';

interface PlanMapProps {
  geometry: Geometry;
  /** The plan's name, which labels the map. */
  label: string;
  /** Null until the map is mounted. */
  map: SeatMap | null;
  /** Must be stable: another function remounts the map. */
  onMap: (map: SeatMap | null) => void;
}

export function PlanMap({ geometry, label, map, onMap }: PlanMapProps) {
  const { t } = useTranslation('seating-plans');
  const host = useRef<HTMLDivElement>(null);
  const helpId = useId();
  useMountedPlanMap(host, geometry, onMap);
  return (
    <Box sx={{ position: 'relative', containerType: 'inline-size' }}>
      <MapLegend geometry={geometry} />
      <Box sx={{ position: 'relative', height: { xs: 340, sm: 480, lg: 600 }, overflow: 'hidden' }}>
        <Box
          ref={host}
          role="application"
          aria-label={t('map.label', { name: label })}
          aria-describedby={helpId}
          tabIndex={0}
          sx={{
            position: 'absolute',
            inset: 0,
            bgcolor: 'background.map',
            userSelect: 'none',
            '&:focus-visible': { outlineOffset: -2 },
          }}
        />
        <Box component="p" id={helpId} sx={VISUALLY_HIDDEN}>
          {t('map.help')}
        </Box>
        {map && <PlanSeatCard geometry={geometry} map={map} />}
        {map && <MapControls map={map} />}
      </Box>
    </Box>
  );
}

/** Read-only: plans use the seat map without its tools. */
function useMountedPlanMap(
  host: RefObject<HTMLElement | null>,
  geometry: Geometry,
  onMap: (map: SeatMap | null) => void,
): void {
  const look = usePlanLook();
  // The engine owns canvases, listeners and frames in the host element.
  useEffect(() => {
    if (!host.current) return undefined;
    const map = createSeatMap({
      target: host.current,
      geometry,
      ...paintPlan(geometry, look),
      theme: look.map,
      mode: 'view',
      requestFrame: (paint) => void requestAnimationFrame(paint),
      now: () => performance.now(),
    });
    map.setInsets(INSETS);
    onMap(map);
    return () => {
      map.destroy();
      onMap(null);
    };
  }, [host, geometry, look, onMap]);
}

/** Keeps a fitted plan clear of the controls at the bottom. */
const INSETS: Insets = { top: 0, right: 0, bottom: 40, left: 0 };

const STEP = 1.4;

function MapControls({ map }: { map: SeatMap }) {
  const { t, i18n } = useTranslation('seating-plans');
  const percent = useMapSnapshot(map, (snapshot) => snapshot.scalePercent);
  return (
    <Box
      sx={{
        position: 'absolute',
        right: 12,
        bottom: 12,
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        p: 0.5,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <TipIconButton label={t('map.zoomOut')} onClick={() => map.zoomBy(1 / STEP)} size="small">
        <MinusIcon />
      </TipIconButton>
      <Box component="span" sx={{ minWidth: 44, textAlign: 'center' }}>
        {formatNumber(percent / 100, i18n.language, { style: 'percent' })}
      </Box>
      <TipIconButton label={t('map.zoomIn')} onClick={() => map.zoomBy(STEP)} size="small">
        <PlusIcon />
      </TipIconButton>
      <Button
        onClick={() => {
          map.clearSelection();
          map.fit();
        }}
        size="small"
        variant="text"
      >
        {t('map.fit')}
      </Button>
    </Box>
  );
}
