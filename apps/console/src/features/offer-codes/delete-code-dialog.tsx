import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { ConfirmDialog } from '../../drawers/confirm-dialog.tsx';
import { showToast } from '../../ui/notices.tsx';
import { useRemoveOfferCodeMutation } from './queries.ts';

interface DeleteCodeDialogProps {
  /** null: closed. */
  code: OfferCode | null;
  showCode: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a code goes; one that was used is disabled, because orders name it. */
export function DeleteCodeDialog({ code, showCode, onClose, onDeleted }: DeleteCodeDialogProps) {
  const { t } = useTranslation('offer-codes');
  const [remove] = useRemoveOfferCodeMutation();
  const isUsed = code !== null && code.usage.orders + code.usage.inBaskets > 0;
  const confirm = async () => {
    if (!code) return;
    const { priceGroupId, offerCodeId, revision } = code;
    try {
      await remove({ params: { showCode, priceGroupId, offerCodeId }, revision }).unwrap();
      showToast(t(isUsed ? 'switch.disabled' : 'delete.done', { code: code.code }), 'success');
      onDeleted();
    } catch (error) {
      showToast(errorText(error), 'error');
      throw error;
    }
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={confirm}
      request={
        code && {
          title: t(isUsed ? 'delete.titleUsed' : 'delete.title', { code: code.code }),
          body: t(isUsed ? 'delete.bodyUsed' : 'delete.body', { count: code.usage.orders }),
          confirmLabel: t(isUsed ? 'menu.disable' : 'delete.confirm'),
          isDangerous: true,
        }
      }
    />
  );
}
