import { useEffect, useRef } from 'react';

/** Closes once a save is done: in the next turn, so that the guard of unsaved changes has heard of it. */
export function useCloseAfterSave(isSaved: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => latest.current());
    return () => clearTimeout(timer);
  }, [isSaved]);
}
