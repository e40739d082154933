import { Suspense, useEffect } from 'react';
import { type Location, matchRoutes, type RouteObject, useBlocker } from 'react-router';
import { type Settings, selectHasUnsavedChanges, selectUnsavedChanges, setUnsavedChanges } from '#api/settings.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#api/store.ts';
import { pageRoutes } from '#routes/page-routes.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const UnsavedChangesDialog = lazyPart(async () => (await import('./unsaved-changes-dialog.tsx')).UnsavedChangesDialog);

/** Asks before unsaved changes are lost, inside the console and when the tab closes. Nothing else asks. */
export function UnsavedChangesGuard() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  // Reads the store instead of the last render, which may not include a save made just before.
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    losesChanges(pageRoutes, selectUnsavedChanges(store.getState()), currentLocation, nextLocation),
  );
  useAskBeforeUnload(useAppSelector(selectHasUnsavedChanges));
  const handleLeave = () => {
    dispatch(setUnsavedChanges({ place: 'inDrawer', hasChanges: false }));
    dispatch(setUnsavedChanges({ place: 'inPage', hasChanges: false }));
    blocker.proceed?.();
  };
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <UnsavedChangesDialog onStay={blocker.reset} onLeave={handleLeave} />
    </Suspense>
  );
}

function useAskBeforeUnload(hasUnsavedChanges: boolean): void {
  // A permanent listener would exclude the page from the back-forward cache.
  useEffect(() => {
    if (!hasUnsavedChanges) return undefined;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [hasUnsavedChanges]);
}

/** True if a navigation closes the page or drawer with unsaved changes. */
export function losesChanges(
  routes: RouteObject[],
  unsaved: Settings['hasUnsavedChanges'],
  from: Pick<Location, 'pathname' | 'search'>,
  to: Pick<Location, 'pathname' | 'search'>,
): boolean {
  if (unsaved.inPage && findPagePath(routes, from.pathname) !== findPagePath(routes, to.pathname)) return true;
  return unsaved.inDrawer && (from.pathname !== to.pathname || readDrawer(from) !== readDrawer(to));
}

/** Returns the page's path without its drawer, whose route has `handle: { isDrawer: true }`. */
export function findPagePath(routes: RouteObject[], pathname: string): string {
  const matches = matchRoutes(routes, pathname) ?? [];
  const page = matches.findLast((match) => !isDrawerHandle(match.route.handle));
  return page?.pathname.replace(/\/$/, '') ?? pathname;
}

function isDrawerHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isDrawer' in handle && handle.isDrawer === true;
}

/** The translation drawer edits the form below it, which stays open, so it does not count as another drawer. */
function readDrawer({ search }: Pick<Location, 'search'>): string | null {
  const drawer = new URLSearchParams(search).get('drawer');
  return drawer === 'translation' ? null : drawer;
}
