import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouter, type SetURLSearchParams, useSearchParams } from 'react-router';

/**
 * The parameters of the URL. A change starts from the current URL; `useSearchParams` starts from the rendered one and
 * loses the first of two changes made before a render.
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
