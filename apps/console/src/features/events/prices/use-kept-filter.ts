import { COMP_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import { useSearchParams } from 'react-router';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { changeParams } from '#ui/url/change-params.ts';

const COMP_FILTER = 'statusCode';

/** Adds the page's filter to a path, so that opening and closing a drawer does not lose it. */
export function useKeptFilter(): (path: string) => string {
  const [params] = useSearchParams();
  const isComps = params.get(COMP_FILTER) === String(COMP_STATUS_CODE);
  return (path) => (isComps ? `${path}${path.includes('?') ? '&' : '?'}${COMP_FILTER}=${COMP_STATUS_CODE}` : path);
}

/** `?statusCode=88` shows comps only (spec §9). */
export function useCompFilter() {
  const [params, setParams] = useUrlParams();
  const isComps = params.get(COMP_FILTER) === String(COMP_STATUS_CODE);
  return {
    isComps,
    statusCodeFilter: isComps ? COMP_STATUS_CODE : undefined,
    setComps: (next: boolean) =>
      setParams((current) => changeParams(current, { [COMP_FILTER]: next ? String(COMP_STATUS_CODE) : null })),
  };
}
