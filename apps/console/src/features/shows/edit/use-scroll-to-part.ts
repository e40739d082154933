import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the part that the URL names (`#when`) into sight, also when the same one is asked for again. */
export function useScrollToPart(): void {
  const location = useLocation();
  // The router leaves fragments to the page.
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [location]);
}
