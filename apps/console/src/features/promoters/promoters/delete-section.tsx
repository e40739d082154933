import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { showToast } from '#ui/notices/notices.tsx';

interface DeleteSectionProps {
  label: string;
  title: string;
  text: string;
  /** Deletes it; a rejection is told by `describe`. */
  onDelete: () => Promise<unknown>;
  describe: (error: unknown) => string;
  onDeleted: () => void;
}

export function DeleteSection({ label, title, text, onDelete, describe, onDeleted }: DeleteSectionProps) {
  const { t } = useTranslation('promoters');
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const handleConfirm = async () => {
    try {
      await onDelete();
    } catch (error) {
      setAsking(false);
      setRefusal(describe(error));
      showToast(describe(error), 'error');
      throw error;
    }
    showToast(t('deleted'), 'success');
    onDeleted();
  };
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Button color="error" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {refusal && <Box sx={{ mt: 1, typography: 'caption', color: 'error.ink' }}>{refusal}</Box>}
      <ConfirmDialog
        onClose={() => setAsking(false)}
        onConfirm={handleConfirm}
        request={isAsking ? { title, body: text, confirmLabel: t('delete'), isDangerous: true } : null}
      />
    </Box>
  );
}
