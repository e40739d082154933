import { useEffect, useMemo } from 'react';
import { useGetSeatSalesQuery } from '#api/queries/seating/seats.ts';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { useCan } from '#session/use-features.ts';
import { changeParams } from '#ui/url/change-params.ts';
import { type SeatDeskModel, useSeatValues } from '../desk/seat-desk-context.ts';
import {
  HEAT_MEASURES,
  HEAT_UNITS,
  type Heat,
  type HeatMeasure,
  type HeatUnit,
  measureHeat,
  toSteps,
} from './measure-heat.ts';

/**
 * Computes the figures of the heat map while it is shown, and colours the map. Sold seats are counted live; `useLiveSeats`
 * has the gross read again.
 */
export function useHeat({ desk, show }: SeatDeskModel): Heat | null {
  const { map, geometry } = desk;
  const { measure, unit } = useHeatView();
  const isShown = measure !== null;
  const values = useSeatValues(map, isShown);
  const seesSales = useCan('sales:read');
  const { data: sales } = useGetSeatSalesQuery(
    { params: { showCode: show.showCode } },
    { skip: !isShown || !seesSales },
  );
  const heat = useMemo(
    () => (measure && values ? measureHeat({ geometry, states: values.state, sales, measure, unit }) : null),
    [geometry, values, sales, measure, unit],
  );
  // The engine is outside of React; setting the same steps again costs nothing.
  useEffect(() => map.showHeat(heat && toSteps(heat, geometry.seatCount)), [map, heat, geometry]);
  return heat;
}

interface HeatView {
  /** Null while the map shows price types and holds. */
  measure: HeatMeasure | null;
  unit: HeatUnit;
}

/** Gross is offered only to users who may see it, even if a link asks for it. */
export const listHeatMeasures = (seesSales: boolean): readonly HeatMeasure[] =>
  HEAT_MEASURES.filter((measure) => seesSales || measure !== 'gross');

export const readHeatView = (params: URLSearchParams, seesSales: boolean): HeatView => ({
  measure: listHeatMeasures(seesSales).find((measure) => measure === params.get('heat')) ?? null,
  unit: HEAT_UNITS.find((unit) => unit === params.get('by')) ?? 'block',
});

/** The view is kept in the URL, so that a link shows the same map. */
export function useHeatView(): HeatView & { change: (next: Partial<HeatView>) => void } {
  const [params, setParams] = useUrlParams();
  const seesSales = useCan('sales:read');
  const view = readHeatView(params, seesSales);
  const change = (next: Partial<HeatView>) =>
    setParams(
      (current) => {
        const { measure, unit } = { ...readHeatView(current, seesSales), ...next };
        return changeParams(current, { heat: measure, by: measure && unit !== 'block' ? unit : null });
      },
      { replace: true },
    );
  return { ...view, change };
}
