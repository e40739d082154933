import { useLocation } from 'react-router';

/**
 * Returns the page's own query string without the parameters of drawers, so that it survives opening and closing them.
 */
export function usePageSearch(): string {
  const params = new URLSearchParams(useLocation().search);
  for (const name of ['drawer', 'field', 'culture']) params.delete(name);
  return params.size === 0 ? '' : `?${params}`;
}
