import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../drawers/confirm-dialog.tsx';
import { isCodeUsed } from './is-code-used.ts';
import { useDeleteCode } from './use-delete-code.ts';

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
  const deleteCode = useDeleteCode(showCode);
  const confirm = async () => {
    if (!code) return;
    await deleteCode(code);
    onDeleted();
  };
  return <ConfirmDialog onClose={onClose} onConfirm={confirm} request={code && describe(code)} />;

  function describe(asked: OfferCode) {
    const isUsed = isCodeUsed(asked);
    return {
      title: t(isUsed ? 'delete.titleUsed' : 'delete.title', { code: asked.code }),
      body: isUsed ? tellUse(asked) : t('delete.body'),
      confirmLabel: t(isUsed ? 'menu.disable' : 'delete.confirm'),
      isDangerous: true,
    };
  }

  function tellUse({ usage }: OfferCode): string {
    const key = usage.orders > 0 ? 'delete.bodyUsed' : 'delete.bodyInBaskets';
    return t(key, { count: usage.orders > 0 ? usage.orders : usage.inBaskets });
  }
}
