import { useLocation } from 'react-router';
import { without } from '#ui/url/change-params.ts';

/** Parameters of drawers; `newIn` names the price group of a new code. */
const OF_DRAWERS = ['drawer', 'field', 'culture', 'newIn'];

/**
 * Returns the page's own query string without the parameters of drawers, so that it survives opening and closing them.
 */
export function usePageSearch(): string {
  const params = without(new URLSearchParams(useLocation().search), OF_DRAWERS);
  return params.size === 0 ? '' : `?${params}`;
}
