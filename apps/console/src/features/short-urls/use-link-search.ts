import { useLocation } from 'react-router';

/** The table's part of the query string, kept while drawers open and close; `field` is for the one it opened. */
export function useLinkSearch(): string {
  const params = new URLSearchParams(useLocation().search);
  params.delete('field');
  return params.size === 0 ? '' : `?${params}`;
}
