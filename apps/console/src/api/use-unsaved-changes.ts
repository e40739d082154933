import { useEffect, useRef } from 'react';
import { setUnsavedChanges, type UnsavedPlace } from './settings.ts';
import { useAppDispatch } from './store.ts';

/** What is edited outside of React's state: a form, a drawing, a map. */
export interface EditedSource {
  subscribe: (listener: () => void) => () => void;
  hasChanges: () => boolean;
}

/**
 * Gives what an event calls when something is changed in this page or drawer, or saved. The settings have the flag (spec §3),
 * from which guard and session read it; it goes with the component that set it.
 */
export function useMarkUnsaved(place: UnsavedPlace): (hasChanges: boolean) => void {
  const dispatch = useAppDispatch();
  const marked = useRef(false);
  const mark = useRef((hasChanges: boolean) => {
    if (marked.current === hasChanges) return;
    marked.current = hasChanges;
    dispatch(setUnsavedChanges({ place, hasChanges }));
  });
  // Who leaves unsaved changes behind has been asked by the guard.
  useEffect(() => () => mark.current(false), []);
  return mark.current;
}

/** Marks a page or drawer whenever its source says that something changed, before anything is rendered. */
export function useUnsavedChanges(place: UnsavedPlace, source: EditedSource): void {
  const mark = useMarkUnsaved(place);
  // A subscription to what lives outside of React.
  useEffect(() => {
    const hear = () => mark(source.hasChanges());
    hear();
    return source.subscribe(hear);
  }, [mark, source]);
}
