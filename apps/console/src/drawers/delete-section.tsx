import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { showToast } from '#ui/notices/notices.tsx';
import { ConfirmDialog, type ConfirmDialogProps, type ConfirmRequest } from './confirm-dialog.tsx';

interface DeleteSectionProps extends Pick<ConfirmDialogProps, 'describe'> {
  request: Omit<ConfirmRequest, 'isDangerous'>;
  /** The button's words, where they say more than the dialog's. */
  label?: string;
  /** What is said once it is gone. */
  done: string;
  isLocked?: boolean;
  onDelete: () => Promise<unknown>;
  onDeleted: () => void;
  /** Stands below the button: why it is locked. */
  children?: ReactNode;
}

/** The end of a drawer whose object can be deleted: a button, and a question before it goes. */
export function DeleteSection({ request, label, done, onDelete, onDeleted, ...rest }: DeleteSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const handleConfirm = async () => {
    await onDelete();
    showToast(done, 'success');
    onDeleted();
  };
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Button color="error" disabled={rest.isLocked} onClick={() => setAsking(true)}>
        {label ?? request.confirmLabel}
      </Button>
      {rest.children}
      <ConfirmDialog
        describe={rest.describe}
        onClose={() => setAsking(false)}
        onConfirm={handleConfirm}
        request={isAsking ? { ...request, isDangerous: true } : null}
      />
    </Box>
  );
}
