import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface UnsavedChangesDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

export function UnsavedChangesDialog({ onStay, onLeave }: UnsavedChangesDialogProps) {
  const { t } = useTranslation('shell');
  const titleId = useId();
  return (
    <Dialog open onClose={onStay} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('unsaved.title')}</DialogTitle>
      <DialogContent>{t('unsaved.text')}</DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{t('unsaved.leave')}</Button>
        <Button variant="contained" color="primary" autoFocus onClick={onStay}>
          {t('unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
