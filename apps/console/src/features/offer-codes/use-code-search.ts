import { useLocation } from 'react-router';

/** The table's part of the query string, kept while drawers open and close. */
export function useCodeSearch(): string {
  const params = new URLSearchParams(useLocation().search);
  for (const name of ['field', 'newIn']) params.delete(name);
  return params.size === 0 ? '' : `?${params}`;
}
