import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { selectHasUnsavedChanges, selectUnsavedChanges, setUnsavedChanges } from '../api/settings.ts';
import { useAppDispatch, useAppSelector } from '../api/store.ts';
import { pageRoutes } from '../routes.tsx';
import { losesChanges } from './loses-changes.ts';

/** The one place that asks before unsaved changes are lost: within the console and when the tab closes. */
export function UnsavedChangesGuard() {
  const { t } = useTranslation('shell');
  const titleId = useId();
  const dispatch = useAppDispatch();
  const unsaved = useAppSelector(selectUnsavedChanges);
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    losesChanges(pageRoutes, unsaved, currentLocation, nextLocation),
  );
  useAskBeforeUnload(useAppSelector(selectHasUnsavedChanges));
  const leave = () => {
    dispatch(setUnsavedChanges({ place: 'inDrawer', hasChanges: false }));
    dispatch(setUnsavedChanges({ place: 'inPage', hasChanges: false }));
    blocker.proceed?.();
  };
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('unsaved.title')}</DialogTitle>
      <DialogContent>{t('unsaved.text')}</DialogContent>
      <DialogActions>
        <Button onClick={leave}>{t('unsaved.leave')}</Button>
        <Button variant="contained" color="primary" autoFocus onClick={() => blocker.reset?.()}>
          {t('unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useAskBeforeUnload(hasUnsavedChanges: boolean): void {
  useEffect(() => {
    if (!hasUnsavedChanges) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsavedChanges]);
}
