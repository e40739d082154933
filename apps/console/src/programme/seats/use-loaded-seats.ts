import { useEffect, useState } from 'react';
import { type LoadedSeats, loadSeats, type SeatSource } from './load-seats.ts';

export type LoadingState =
  | { status: 'loading' }
  | { status: 'ready'; seats: LoadedSeats }
  | { status: 'failed'; error: unknown };

/** Reads the seats when the plan is known. They bypass the cache: columns do not belong there. */
export function useLoadedSeats(source: SeatSource | null): LoadingState {
  const [state, setState] = useState<LoadingState>({ status: 'loading' });
  const { showCode, seatingPlanId, geometryHash } = source ?? {};
  // A request outside of React: started here, given up when the event or its plan is another one.
  useEffect(() => {
    if (!showCode || !seatingPlanId || !geometryHash) return undefined;
    const stop = new AbortController();
    setState({ status: 'loading' });
    loadSeats({ showCode, seatingPlanId, geometryHash }, stop.signal).then(
      (seats) => setState({ status: 'ready', seats }),
      (error) => stop.signal.aborted || setState({ status: 'failed', error }),
    );
    return () => stop.abort();
  }, [showCode, seatingPlanId, geometryHash]);
  return state;
}
