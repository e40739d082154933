import { useEffect, useMemo, useRef } from 'react';
import { useGetSeatSalesQuery } from '#api/queries/seating/seats.ts';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { useCan } from '#session/use-features.ts';
import { type SeatDeskModel, useMapSnapshot } from '../desk/seat-desk-context.ts';
import {
  HEAT_MEASURES,
  HEAT_UNITS,
  type Heat,
  type HeatMeasure,
  type HeatUnit,
  measureHeat,
  toSteps,
} from './measure-heat.ts';

/** Sales come by the second; what they brought in is read again at most this often. */
const REREAD_MS = 2000;

/** The figures behind the heat map while it is shown, and their colours on the map. Sold is counted live on the map. */
export function useHeat({ desk, show }: SeatDeskModel): Heat | null {
  const { map, geometry } = desk;
  const { measure, unit } = useHeatView();
  const countsVersion = useMapSnapshot(map, (snapshot) => snapshot.countsVersion);
  const isShown = measure !== null;
  const seesSales = useCan('sales:read');
  const { data: sales, refetch } = useGetSeatSalesQuery(
    { params: { showCode: show.showCode } },
    { skip: !isShown || !seesSales },
  );
  const soldSeats = isShown ? map.counts().states.SOLD : 0;
  useRereadWhenSold(isShown && seesSales, soldSeats, refetch);
  const heat = useMemo(
    () => (measure === null ? null : readHeat(desk, { sales, measure, unit }, countsVersion)),
    [desk, sales, measure, unit, countsVersion],
  );
  // The engine stands outside of React; the same steps once more are no work for it.
  useEffect(() => map.showHeat(heat && toSteps(heat, geometry.seatCount)), [map, heat, geometry]);
  return heat;
}

/** `_version` renews the figures when seats have changed. */
function readHeat(
  { map, geometry }: SeatDeskModel['desk'],
  facts: Pick<Parameters<typeof measureHeat>[0], 'sales' | 'measure' | 'unit'>,
  _version: number,
): Heat {
  return measureHeat({ geometry, states: map.columns().state, ...facts });
}

/** Only one reading is under way, for as many sales as come meanwhile. */
function useRereadWhenSold(isOn: boolean, soldSeats: number, refetch: () => unknown): void {
  const known = useRef(soldSeats);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  // What is sold comes by the live connection, so no event of this page tells of it.
  useEffect(() => {
    if (isOn && known.current !== soldSeats)
      timer.current ??= setTimeout(() => {
        timer.current = null;
        refetch();
      }, REREAD_MS);
    known.current = soldSeats;
  }, [isOn, soldSeats, refetch]);
  // A reading that waits for its turn goes with the page, and with the figures: nobody asks for them any more.
  useEffect(
    () => () => {
      if (isOn && timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [isOn],
  );
}

interface HeatView {
  /** The map shows tickets and holds while this is null. */
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
  const [params, setParams] = useUrlParams();
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
