import { useLocation } from 'react-router';

/** Parameters of drawers; `newIn` names the price group of a new code. */
const OF_DRAWERS = ['drawer', 'field', 'culture', 'newIn'];

/**
 * Returns the page's own query string without the parameters of drawers, so that it survives opening and closing them.
 */
export function usePageSearch(): string {
  const params = new URLSearchParams(useLocation().search);
  for (const name of OF_DRAWERS) params.delete(name);
  return params.size === 0 ? '' : `?${params}`;
}
