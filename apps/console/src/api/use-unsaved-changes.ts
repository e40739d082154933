import { useEffect, useRef } from 'react';
import { setUnsavedChanges, type UnsavedPlace } from './settings.ts';
import { useAppDispatch } from './store.ts';

/** Something edited outside of React's state: a form, a drawing, a map. */
export interface EditedSource {
  subscribe: (listener: () => void) => () => void;
  hasChanges: () => boolean;
}

/**
 * Returns a function that marks this page or drawer as changed or saved. The flag is kept in the settings (spec §3),
 * where the guard and the session read it; it is cleared when the component unmounts.
 */
export function useMarkUnsaved(place: UnsavedPlace): (hasChanges: boolean) => void {
  const dispatch = useAppDispatch();
  const marked = useRef(false);
  const mark = useRef((hasChanges: boolean) => {
    if (marked.current === hasChanges) return;
    marked.current = hasChanges;
    dispatch(setUnsavedChanges({ place, hasChanges }));
  });
  // The guard has already asked before the page unmounts.
  useEffect(() => () => mark.current(false), []);
  return mark.current;
}

/** Marks a page or drawer as soon as its source reports a change, before the next render. */
export function useUnsavedChanges(place: UnsavedPlace, source: EditedSource): void {
  const mark = useMarkUnsaved(place);
  // Source and store are both outside of React: the flag follows the source for as long as the page is open.
  useEffect(() => {
    const hear = () => mark(source.hasChanges());
    hear();
    return source.subscribe(hear);
  }, [mark, source]);
}
