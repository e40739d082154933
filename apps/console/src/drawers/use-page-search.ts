import { useLocation } from 'react-router';

/** The page's own part of the query string, kept while drawers open and close; what opened a drawer is left out. */
export function usePageSearch(): string {
  const params = new URLSearchParams(useLocation().search);
  for (const name of ['drawer', 'field', 'culture']) params.delete(name);
  return params.size === 0 ? '' : `?${params}`;
}
