import { Suspense, useEffect } from 'react';
import { type Location, matchRoutes, type RouteObject, useBlocker } from 'react-router';
import { type Settings, selectHasUnsavedChanges, selectUnsavedChanges, setUnsavedChanges } from '#api/settings.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#api/store.ts';
import { pageRoutes } from '#routes/page-routes.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const UnsavedChangesDialog = lazyPart(async () => (await import('./unsaved-changes-dialog.tsx')).UnsavedChangesDialog);

/** The one place that asks before unsaved changes are lost: within the console and when the tab closes. */
export function UnsavedChangesGuard() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  // Read from the store, not from the last render: what was saved a moment ago is no longer unsaved.
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
  // Listening while there is nothing to lose would keep the page out of the back-forward cache.
  useEffect(() => {
    if (!hasUnsavedChanges) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsavedChanges]);
}

/** Whether a navigation takes away the page or the drawer that has unsaved changes. */
export function losesChanges(
  routes: RouteObject[],
  unsaved: Settings['hasUnsavedChanges'],
  from: Pick<Location, 'pathname' | 'search'>,
  to: Pick<Location, 'pathname' | 'search'>,
): boolean {
  if (unsaved.inPage && findPagePath(routes, from.pathname) !== findPagePath(routes, to.pathname)) return true;
  return unsaved.inDrawer && (from.pathname !== to.pathname || readDrawer(from) !== readDrawer(to));
}

/** The path of the page without its drawer: a drawer's route has `handle: { isDrawer: true }`. */
export function findPagePath(routes: RouteObject[], pathname: string): string {
  const matches = matchRoutes(routes, pathname) ?? [];
  const page = matches.findLast((match) => !isDrawerHandle(match.route.handle));
  return page?.pathname.replace(/\/$/, '') ?? pathname;
}

function isDrawerHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isDrawer' in handle && handle.isDrawer === true;
}

/** The drawer of translations edits the form below it, which stays when it opens and when it closes. */
function readDrawer({ search }: Pick<Location, 'search'>): string | null {
  const drawer = new URLSearchParams(search).get('drawer');
  return drawer === 'translation' ? null : drawer;
}
