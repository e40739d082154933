import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUncached } from '#api/use-uncached.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { HeatMap } from './heat-map.tsx';
import { HEAT_STEPS, loadHeatSeats, toHeatPlan } from './heat-steps.ts';
import { heatAlpha } from './paint-heat-map.ts';

interface SeatsPictureProps {
  show: Pick<Show, 'showCode' | 'seatingPlanId' | 'geometryHash' | 'currency'>;
  prices: readonly Pick<Price, 'ordinal' | 'faceValueMinor' | 'kind'>[];
  holds: readonly Pick<Hold, 'ordinal' | 'allowSales'>[];
}

export function SeatsPicture({ show, prices, holds }: SeatsPictureProps) {
  const { t, i18n } = useTranslation('shows');
  const { showCode, seatingPlanId, geometryHash } = show;
  const { loading, retry } = useUncached({ showCode, seatingPlanId, geometryHash }, loadHeatSeats);
  const loaded = loading.status === 'ready' ? loading.value : null;
  const plan = useMemo(
    () =>
      loaded &&
      toHeatPlan(
        loaded.seats,
        new Map(prices.map((price) => [price.ordinal, price.kind === 'comp' ? null : price.faceValueMinor])),
        new Set(holds.filter(({ allowSales }) => !allowSales).map(({ ordinal }) => ordinal)),
      ),
    [loaded, prices, holds],
  );
  if (loading.status === 'failed') return <RetryAlert error={loading.error} onRetry={retry} sx={{ m: 2 }} />;
  if (!loaded || !plan) return <Skeleton height={200} sx={{ m: 2, width: 'auto' }} variant="rounded" />;
  const write = (value: number) => formatNumber(value, i18n.language);
  const { sold, comps, withheld, free } = plan.counts;
  const money = (amountMinor: number) => formatAmount(amountMinor, show.currency, i18n.language);
  return (
    <Box sx={{ p: '4px 16px 12px' }}>
      <HeatMap
        geometry={loaded.geometry}
        label={t('seats.picture', {
          sold: write(sold),
          comps: write(comps),
          withheld: write(withheld),
          free: write(free),
        })}
        paints={plan.paints}
      />
      <GrossLegend
        hasComps={comps > 0}
        from={plan.range ? money(plan.range.fromMinor) : ''}
        to={plan.range ? `${money(plan.range.toMinor)} ${show.currency}` : ''}
      />
    </Box>
  );
}

const STEPS = Array.from({ length: HEAT_STEPS }, (_, at) => at + 1);

/**
 * Explains the colours from the cheapest to the most expensive price type, then comps if there are any, withheld and
 * unsold seats.
 */
function GrossLegend({ from, to, hasComps }: { from: string; to: string; hasComps: boolean }) {
  const { t } = useTranslation('shows');
  return (
    <Box sx={LEGEND_LOOK}>
      {from && (
        <>
          <span>{from}</span>
          {STEPS.map((step) => (
            <Box
              component="span"
              key={step}
              style={{ opacity: heatAlpha(step) }}
              sx={{ width: 16, height: 8, borderRadius: '2px', bgcolor: 'chart.main' }}
            />
          ))}
          <span>{to}</span>
        </>
      )}
      <Box component="span" sx={{ display: 'inline-flex', gap: '5px', ml: 'auto' }}>
        {hasComps && (
          <LegendEntry
            label={t('seats.comps')}
            look={{ border: 2, borderColor: 'chart.main', boxSizing: 'border-box' }}
          />
        )}
        <LegendEntry label={t('seats.withheld')} look={{ background: WITHHELD_GROUND }} />
        <LegendEntry label={t('seats.unsold')} look={{ bgcolor: 'chart.bar' }} />
      </Box>
    </Box>
  );
}

function LegendEntry({ label, look }: { label: string; look: object }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: '5px', ml: 0.5, whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ width: 10, height: 10, borderRadius: '2px', ...look }} />
      {label}
    </Box>
  );
}

const WITHHELD_GROUND =
  'repeating-linear-gradient(135deg, var(--mui-palette-text-secondary) 0 1.2px, transparent 1.2px 3px)';

const LEGEND_LOOK = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '5px',
  mt: 1.25,
  typography: 'caption',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
};
