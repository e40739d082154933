import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Goes on once a save is done: in the next turn, so that the guard of unsaved changes has heard of it. */
export function useGoAfterSave(path: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === undefined) return undefined;
    const timer = setTimeout(() => void navigate(path));
    return () => clearTimeout(timer);
  }, [navigate, path]);
}
