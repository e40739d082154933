import { useSearchParams } from 'react-router';
import { HEAT_MEASURES, HEAT_UNITS, type HeatMeasure, type HeatUnit } from './measure-heat.ts';

export interface HeatView {
  /** null: tickets and holds. */
  measure: HeatMeasure | null;
  unit: HeatUnit;
}

export const readHeatView = (params: URLSearchParams): HeatView => ({
  measure: HEAT_MEASURES.find((measure) => measure === params.get('heat')) ?? null,
  unit: HEAT_UNITS.find((unit) => unit === params.get('by')) ?? 'block',
});

/** What colours the map stands in the URL, as what the page shows does. */
export function useHeatView(): HeatView & { change: (next: Partial<HeatView>) => void } {
  const [params, setParams] = useSearchParams();
  const view = readHeatView(params);
  const change = (next: Partial<HeatView>) =>
    setParams(
      (current) => {
        const wanted = { ...readHeatView(current), ...next };
        const changed = new URLSearchParams(current);
        changed.delete('heat');
        changed.delete('by');
        if (wanted.measure) changed.set('heat', wanted.measure);
        if (wanted.measure && wanted.unit !== 'block') changed.set('by', wanted.unit);
        return changed;
      },
      { replace: true },
    );
  return { ...view, change };
}
