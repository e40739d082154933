import { useEffect } from 'react';
import { setUnsavedChanges, type UnsavedPlace } from './settings.ts';
import { useAppDispatch } from './store.ts';

/** Tells the guard that the form in this page or drawer has changes that are not saved; forgets it on unmount. */
export function useUnsavedChanges(place: UnsavedPlace, hasChanges: boolean): void {
  const dispatch = useAppDispatch();
  // The guard stands outside of the form, and must forget it when the form goes.
  useEffect(() => {
    if (!hasChanges) return undefined;
    dispatch(setUnsavedChanges({ place, hasChanges: true }));
    return () => {
      dispatch(setUnsavedChanges({ place, hasChanges: false }));
    };
  }, [dispatch, place, hasChanges]);
}
