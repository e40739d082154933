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
 * Asks before a list is deleted with its guests. The dialog stays and says so when the list has issued tickets (IN_USE),
 * because its orders name it, or when somebody else has changed it meanwhile (STALE). Needs `guestlist:write`.
 */
export function DeleteListDialog({ list, onClose }: DeleteListDialogProps) {
  const { t } = useTranslation('guest-lists');
  const navigate = useNavigate();
  const [remove] = useRemoveGuestListMutation();
  const handleConfirm = async () => {
    if (!list) return;
    const { guestListId, revision } = list;
    await remove({ params: { guestListId }, revision }).unwrap();
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
