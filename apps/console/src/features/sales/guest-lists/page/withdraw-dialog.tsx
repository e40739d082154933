import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { guestErrorText } from '../guest-error-text.ts';
import type { useGuestActions } from './use-guest-actions.ts';

interface WithdrawDialogProps {
  /** The guests whose tickets are asked about; null closes the dialog. */
  guestIds: number[] | null;
  actions: ReturnType<typeof useGuestActions>;
  onClose: () => void;
  onDone?: () => void;
}

/** Asks before the tickets of guests are cancelled, from a row or for a selection. */
export function WithdrawDialog({ guestIds, actions, onClose, onDone }: WithdrawDialogProps) {
  const { t } = useTranslation('guest-lists');
  const handleConfirm = async () => {
    if (guestIds) await actions.withdraw(guestIds);
    onDone?.();
    onClose();
  };
  return (
    <ConfirmDialog
      describe={(error) => guestErrorText(error, t)}
      onClose={onClose}
      onConfirm={handleConfirm}
      request={
        guestIds && {
          title: t('ask.withdraw', { count: guestIds.length }),
          body: t('ask.withdrawText'),
          confirmLabel: t('menu.withdraw'),
          isDangerous: true,
        }
      }
    />
  );
}
