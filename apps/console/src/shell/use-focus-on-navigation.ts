import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pageRoutes } from '../routes.tsx';
import { findPagePath } from './unsaved/loses-changes.ts';

/** Moves the focus to the title of a page that was navigated to, so that a screen reader says where it is. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const pagePath = findPagePath(pageRoutes, pathname);
  const previous = useRef(pagePath);
  // The title exists only after the page has rendered.
  useEffect(() => {
    if (previous.current === pagePath) return;
    previous.current = pagePath;
    const target = document.querySelector<HTMLElement>('[data-page-title]') ?? document.getElementById('content');
    target?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pagePath]);
}
