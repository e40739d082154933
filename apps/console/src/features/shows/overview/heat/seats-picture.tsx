import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../i18n/format-number.ts';
import { formatAmount } from '../../../../ui/money-text.tsx';
import { HeatLegend } from './heat-legend.tsx';
import { HeatMap } from './heat-map.tsx';
import { toHeatPlan } from './heat-steps.ts';
import { type LoadedHeat, loadHeatSeats } from './load-heat-seats.ts';

interface SeatsPictureProps {
  show: Pick<Show, 'showCode' | 'seatingPlanId' | 'geometryHash' | 'currency'>;
  prices: readonly Pick<Price, 'ordinal' | 'faceValueMinor' | 'kind'>[];
}

/** Sold seats by price, held and unsold ones. */
export function SeatsPicture({ show, prices }: SeatsPictureProps) {
  const { t, i18n } = useTranslation('shows');
  const { loaded, isFailed } = useHeatSeats(show);
  const plan = useMemo(
    () =>
      loaded &&
      toHeatPlan(
        loaded.seats,
        new Map(prices.map((price) => [price.ordinal, price.kind === 'comp' ? null : price.faceValueMinor])),
      ),
    [loaded, prices],
  );
  if (isFailed) return <Box sx={{ p: 2, color: 'text.secondary' }}>{t('seats.failed')}</Box>;
  if (!loaded || !plan) return <Skeleton height={200} sx={{ m: 2, width: 'auto' }} variant="rounded" />;
  const write = (value: number) => formatNumber(value, i18n.language);
  const { sold, comps, held, free } = plan.counts;
  const money = (amountMinor: number) => formatAmount(amountMinor, show.currency, i18n.language);
  return (
    <Box sx={{ p: '4px 16px 12px' }}>
      <HeatMap
        geometry={loaded.geometry}
        label={t('seats.picture', { sold: write(sold), comps: write(comps), held: write(held), free: write(free) })}
        paints={plan.paints}
      />
      <HeatLegend
        hasComps={comps > 0}
        from={plan.range ? money(plan.range.fromMinor) : ''}
        to={plan.range ? `${money(plan.range.toMinor)} ${show.currency}` : ''}
      />
    </Box>
  );
}

/** Bytes are no part of the cache, hence the effect. */
function useHeatSeats(show: SeatsPictureProps['show']): { loaded: LoadedHeat | null; isFailed: boolean } {
  const [state, setState] = useState<{ loaded: LoadedHeat | null; isFailed: boolean }>({
    loaded: null,
    isFailed: false,
  });
  const { showCode, seatingPlanId, geometryHash } = show;
  useEffect(() => {
    const controller = new AbortController();
    loadHeatSeats({ showCode, seatingPlanId, geometryHash }, controller.signal).then(
      (loaded) => !controller.signal.aborted && setState({ loaded, isFailed: false }),
      () => !controller.signal.aborted && setState({ loaded: null, isFailed: true }),
    );
    return () => controller.abort();
  }, [showCode, seatingPlanId, geometryHash]);
  return state;
}
