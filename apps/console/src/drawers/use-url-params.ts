import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouter, type SetURLSearchParams, useSearchParams } from 'react-router';

/**
 * The parameters of the URL. A change begins with those of the URL as it is: `useSearchParams` begins with those that were
 * drawn last, so that the first of two changes was lost where the page had no time to be drawn between them.
 */
export function useUrlParams(): [URLSearchParams, SetURLSearchParams] {
  const [drawn, setParams] = useSearchParams();
  const router = useContext(DataRouter)?.router;
  const change: SetURLSearchParams = useCallback(
    (next, options) => {
      if (typeof next !== 'function') return setParams(next, options);
      const newest = router?.state.navigation.location ?? router?.state.location;
      return setParams((current) => next(newest ? new URLSearchParams(newest.search) : current), options);
    },
    [router, setParams],
  );
  return [drawn, change];
}
