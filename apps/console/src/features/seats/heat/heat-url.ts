import { useSearchParams } from 'react-router';
import { useCan } from '#session/use-features.ts';
import { HEAT_MEASURES, HEAT_UNITS, type HeatMeasure, type HeatUnit } from './measure-heat.ts';

export interface HeatView {
  /** null: tickets and holds. */
  measure: HeatMeasure | null;
  unit: HeatUnit;
}

/** What seats brought in is shown to who may see it only, whatever a link asks for. */
export const listHeatMeasures = (seesSales: boolean): readonly HeatMeasure[] =>
  HEAT_MEASURES.filter((measure) => seesSales || measure !== 'gross');

export const readHeatView = (params: URLSearchParams, seesSales: boolean): HeatView => ({
  measure: listHeatMeasures(seesSales).find((measure) => measure === params.get('heat')) ?? null,
  unit: HEAT_UNITS.find((unit) => unit === params.get('by')) ?? 'block',
});

/** What colours the map stands in the URL, as what the page shows does. */
export function useHeatView(): HeatView & { change: (next: Partial<HeatView>) => void } {
  const [params, setParams] = useSearchParams();
  const seesSales = useCan('sales:read');
  const view = readHeatView(params, seesSales);
  const change = (next: Partial<HeatView>) =>
    setParams(
      (current) => {
        const wanted = { ...readHeatView(current, seesSales), ...next };
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
