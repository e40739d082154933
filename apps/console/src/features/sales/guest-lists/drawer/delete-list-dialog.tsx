import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { findProblem } from '#api/failure.ts';
import { useRemoveGuestListMutation } from '#api/queries/sales/guest-lists.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { paths } from '#pages/paths.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { guestErrorText } from '../guest-error-text.ts';

interface DeleteListDialogProps {
  list: GuestList | null;
  onClose: () => void;
}

/**
 * Asks before a list is deleted with its guests. A list that has issued tickets cannot be deleted (IN_USE), because its
 * orders name it; a toast says so, and the dialog stays. Needs `guestlist:write`.
 */
export function DeleteListDialog({ list, onClose }: DeleteListDialogProps) {
  const { t } = useTranslation('guest-lists');
  const navigate = useNavigate();
  const [remove] = useRemoveGuestListMutation();
  const handleConfirm = async () => {
    if (!list) return;
    await remove({ params: { guestListId: list.guestListId } }).unwrap();
    showToast(t('delete.done', { name: list.name }), 'success');
    void navigate(paths.showGuestLists(list.showCode), { replace: true });
  };
  return (
    <ConfirmDialog
      describe={(error) => (findProblem(error)?.code === 'IN_USE' ? t('delete.inUse') : guestErrorText(error, t))}
      onClose={onClose}
      onConfirm={handleConfirm}
      request={
        list && {
          title: t('delete.title', { name: list.name }),
          body: t('delete.text'),
          confirmLabel: t('delete.action'),
          isDangerous: true,
        }
      }
    />
  );
}
