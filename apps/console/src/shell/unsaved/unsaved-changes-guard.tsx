import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { selectHasUnsavedChanges, selectUnsavedChanges, setUnsavedChanges } from '#api/settings.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#api/store.ts';
import { pageRoutes } from '#routes/page-routes.ts';
import { losesChanges } from './loses-changes.ts';

const UnsavedChangesDialog = lazy(async () => ({
  default: (await import('./unsaved-changes-dialog.tsx')).UnsavedChangesDialog,
}));

/** The one place that asks before unsaved changes are lost: within the console and when the tab closes. */
export function UnsavedChangesGuard() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  // Read from the store, not from the last render: what was saved a moment ago is no longer unsaved.
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    losesChanges(pageRoutes, selectUnsavedChanges(store.getState()), currentLocation, nextLocation),
  );
  useAskBeforeUnload(useAppSelector(selectHasUnsavedChanges));
  const leave = () => {
    dispatch(setUnsavedChanges({ place: 'inDrawer', hasChanges: false }));
    dispatch(setUnsavedChanges({ place: 'inPage', hasChanges: false }));
    blocker.proceed?.();
  };
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <UnsavedChangesDialog onStay={blocker.reset} onLeave={leave} />
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
