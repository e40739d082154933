import { COMP_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import { useSearchParams } from 'react-router';

export const COMP_FILTER = 'statusCode';

/** The same address with the filter of the page, which opening and closing a drawer must not lose. */
export function useKeptFilter(): (path: string) => string {
  const [params] = useSearchParams();
  const isComps = params.get(COMP_FILTER) === String(COMP_STATUS_CODE);
  return (path) => (isComps ? `${path}${path.includes('?') ? '&' : '?'}${COMP_FILTER}=${COMP_STATUS_CODE}` : path);
}
