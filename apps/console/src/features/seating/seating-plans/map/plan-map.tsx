import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SeatMap } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { VISUALLY_HIDDEN } from '#ui/clipped.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';
import { MapLegend } from './map-legend.tsx';
import { PlanSeatCard } from './plan-seat-card.tsx';
import { useMountedPlanMap } from './use-plan-map.ts';

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
