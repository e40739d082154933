import { useSearchParams } from 'react-router';
import { COMP } from './ticket-status.ts';

export const COMP_FILTER = 'statusCode';

/** The same address with the filter of the page, which opening and closing a drawer must not lose. */
export function useKeptFilter(): (path: string) => string {
  const [params] = useSearchParams();
  const isComps = params.get(COMP_FILTER) === String(COMP);
  return (path) => (isComps ? `${path}${path.includes('?') ? '&' : '?'}${COMP_FILTER}=${COMP}` : path);
}
