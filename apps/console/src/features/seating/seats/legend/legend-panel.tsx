import Box from '@mui/material/Box';
import { type Ref, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BAR_HEIGHT_PX, LOOK } from '#brands/look.ts';
import { useCan } from '#session/use-features.ts';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import type { ArmingModel } from '../desk/use-arming.ts';
import type { Heat } from '../heat/measure-heat.ts';
import { listHeatMeasures, useHeatView } from '../heat/use-heat.ts';
import { EDGE_PX, FOOT_PX, LEGEND_WIDTH_PX, PANEL_LOOK } from '../use-layout.ts';
import { LegendHolds } from './legend-holds.tsx';
import { LegendStates } from './legend-states.tsx';
import { LegendTickets } from './legend-tickets.tsx';

const HeatLegend = lazyPart(async () => (await import('../heat/heat-legend.tsx')).HeatLegend);

interface LegendPanelProps {
  arming: ArmingModel;
  /** Replaces price types and holds while it colours the map. */
  heat: Heat | null;
  /** If set, the panel can be collapsed. */
  onFold?: () => void;
  ref: Ref<HTMLElement>;
}

/** Lists price types, holds and seat states with their counts. The kind being edited comes first and can be armed. */
export function LegendPanel({ arming, heat, onFold, ref }: LegendPanelProps) {
  const { t } = useTranslation('seats');
  const { kind } = useSeatDesk();
  const sections = [<LegendTickets key="tickets" arming={arming} />, <LegendHolds key="holds" arming={arming} />];
  return (
    <Box component="aside" ref={ref} aria-label={t('legend.title')} sx={LEGEND_LOOK}>
      {onFold && (
        <Box sx={{ position: 'absolute', right: 6, top: 6, zIndex: 1 }}>
          <TipIconButton size="small" label={t('legend.fold')} onClick={onFold}>
            <CloseIcon />
          </TipIconButton>
        </Box>
      )}
      <HeatSwitch />
      {heat ? (
        <Suspense fallback={null}>
          <HeatLegend heat={heat} />
        </Suspense>
      ) : (
        <>
          {kind === 'tickets' ? sections : sections.toReversed()}
          <LegendStates />
        </>
      )}
    </Box>
  );
}

const LEGEND_LOOK = {
  ...PANEL_LOOK,
  right: EDGE_PX,
  top: BAR_HEIGHT_PX + EDGE_PX,
  width: { xs: `calc(100% - ${2 * EDGE_PX}px)`, sm: LEGEND_WIDTH_PX },
  maxHeight: `calc(100% - ${BAR_HEIGHT_PX + 2 * EDGE_PX + FOOT_PX}px)`,
  overflowY: 'auto',
  pb: 0.5,
  zIndex: 2,
  '& > section + section': { borderTop: `1px solid ${LOOK.line}`, mt: 0.75 },
};

function HeatSwitch() {
  const { t } = useTranslation('seats');
  const { desk } = useSeatDesk();
  const { measure, change } = useHeatView();
  const views = ['seats', ...listHeatMeasures(useCan('sales:read'))] as const;
  return (
    <Box sx={{ p: '10px 14px 4px', pr: { xs: 5, lg: '14px' } }}>
      <SegmentedControl
        label={t('heat.view')}
        value={measure ?? 'seats'}
        options={views.map((value) => ({ value, label: t(`heat.views.${value}`) }))}
        isFullWidth
        onChange={(value) => {
          // In a heat view, painting with the armed price type would not be visible.
          if (value !== 'seats') desk.map.arm(null);
          change({ measure: value === 'seats' ? null : value });
        }}
      />
    </Box>
  );
}
