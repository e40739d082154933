import Box from '@mui/material/Box';
import { useState } from 'react';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { ConfirmDialog, type ConfirmDialogProps, type ConfirmRequest } from './confirm-dialog.tsx';

interface DeleteSectionProps extends Pick<ConfirmDialogProps, 'describe'> {
  request: Omit<ConfirmRequest, 'isDangerous'>;
  /** The button's label, if it should say more than the dialog's. */
  label?: string;
  /** The toast after the deletion, if `onDelete` shows none itself. */
  done?: string;
  /** Why the object cannot be deleted; undefined if it can. */
  reason?: string | undefined;
  onDelete: () => Promise<unknown>;
  onDeleted: () => void;
}

/** The end of a drawer whose object can be deleted: a button that asks for confirmation. */
export function DeleteSection({ request, label, done, onDelete, onDeleted, ...rest }: DeleteSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const handleConfirm = async () => {
    await onDelete();
    if (done !== undefined) showToast(done, 'success');
    onDeleted();
  };
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <ReasonedButton color="error" onClick={() => setAsking(true)} reason={rest.reason}>
        {label ?? request.confirmLabel}
      </ReasonedButton>
      <ConfirmDialog
        describe={rest.describe}
        onClose={() => setAsking(false)}
        onConfirm={handleConfirm}
        request={isAsking ? { ...request, isDangerous: true } : null}
      />
    </Box>
  );
}
