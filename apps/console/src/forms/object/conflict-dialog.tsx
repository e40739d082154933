import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '#tables/plain-table.tsx';

export interface Conflict {
  id: string;
  /** The name of the field, or the row and block of seats. */
  label: string;
  yours: ReactNode;
  theirs: ReactNode;
}

export interface ConflictDialogProps {
  conflicts: readonly Conflict[] | null;
  onTakeTheirs: () => void;
  /** Overwrites the other values. */
  onKeepMine: () => void;
  onClose: () => void;
}

/** Shown after 409 or 412: the fields that both sides changed, and the choice between them. Closing keeps the input. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflicts, onTakeTheirs, onKeepMine, onClose } = props;
  const { t } = useTranslation('kit');
  const titleId = useId();
  const rows = conflicts ?? [];
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="sm" onClose={onClose} open={conflicts !== null}>
      <DialogTitle id={titleId}>{t('drawers.conflictTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('drawers.conflictBody', { count: rows.length })}</DialogContentText>
        {rows.length > 0 && (
          <Box sx={{ mt: 2 }}>
            <PlainTable
              caption={t('drawers.conflictTitle')}
              columns={[
                { id: 'field', header: t('drawers.conflictField'), isName: true, cell: ({ label }) => label },
                { id: 'yours', header: t('drawers.conflictYours'), cell: ({ yours }) => yours },
                { id: 'theirs', header: t('drawers.conflictTheirs'), cell: ({ theirs }) => theirs },
              ]}
              getRowId={({ id }) => id}
              look="text"
              rows={rows}
            />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="outlined">
          {t('drawers.cancel')}
        </Button>
        <Button color="inherit" onClick={onTakeTheirs} variant="outlined">
          {t('drawers.takeTheirs')}
        </Button>
        <Button onClick={onKeepMine} color="primary" variant="contained">
          {t('drawers.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
