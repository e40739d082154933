import { useEffect, useEffectEvent, useState } from 'react';

type Settled<T> = { status: 'ready'; value: T } | { status: 'failed'; error: unknown };
export type Loading<T> = { status: 'loading' } | Settled<T>;

/**
 * Loads data that should not be cached: columns, pictures, drawings of 100,000 seats. `source` says what to load, null
 * nothing yet; a new source or `retry` aborts the running load and starts another.
 */
export function useUncached<S, T>(
  source: S | null,
  load: (source: S, signal: AbortSignal) => Promise<T>,
): { loading: Loading<T>; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ key: string; attempt: number; as: Settled<T> } | null>(null);
  const key = source === null ? null : JSON.stringify(source);
  const begin = useEffectEvent((signal: AbortSignal) => (source === null ? null : load(source, signal)));
  // The request runs outside of React: it starts here and is aborted if its source changes.
  useEffect(() => {
    if (key === null) return undefined;
    const stop = new AbortController();
    const settle = (as: Settled<T>) => {
      if (!stop.signal.aborted) setSettled({ key, attempt, as });
    };
    begin(stop.signal)?.then(
      (value) => settle({ status: 'ready', value }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
    return () => stop.abort();
  }, [key, attempt]);
  const isCurrent = settled?.key === key && settled?.attempt === attempt;
  return { loading: isCurrent && settled ? settled.as : { status: 'loading' }, retry: () => setAttempt(attempt + 1) };
}
