import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { findProblem } from '#api/failure.ts';
import { useLazyGetShowOfferCodeQuery, useRemoveOfferCodeMutation } from '#api/queries/events/offer-codes.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { isCodeUsed } from './use-kept-reason.ts';

interface DeleteCodeDialogProps {
  code: OfferCode | null;
  showCode: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before deleting a code; a used one is only disabled, because orders name it. Needs `offer:write`. */
export function DeleteCodeDialog({ code, showCode, onClose, onDeleted }: DeleteCodeDialogProps) {
  const { deleteCode, describe } = useCodeDeletion(showCode);
  const handleConfirm = async () => {
    if (!code) return;
    await deleteCode(code);
    onDeleted();
  };
  const request = code && { ...describe(code), isDangerous: true };
  return <ConfirmDialog onClose={onClose} onConfirm={handleConfirm} request={request} />;
}

type Removed = Pick<OfferCode, 'offerCodeId' | 'priceGroupId' | 'code' | 'revision'>;

/**
 * Returns the question before deleting a code, and what deletes it and shows the outcome: the server disables a code that was used while the dialog was open. Refused if
 * the code was changed since (STALE).
 */
export function useCodeDeletion(showCode: string) {
  const { t } = useTranslation('offer-codes');
  const [remove] = useRemoveOfferCodeMutation();
  const [getCode] = useLazyGetShowOfferCodeQuery();
  return { deleteCode, describe };

  async function deleteCode({ offerCodeId, priceGroupId, code, revision }: Removed) {
    await remove({ params: { showCode, priceGroupId, offerCodeId }, revision }).unwrap();
    const { error } = await getCode({ params: { showCode, offerCodeId } });
    const isUnknown = error && findProblem(error)?.status !== 404;
    showToast(t(isUnknown ? 'delete.closed' : error ? 'delete.done' : 'switch.disabled', { code }), 'success');
  }

  function describe(asked: OfferCode) {
    const isUsed = isCodeUsed(asked);
    return {
      title: t(isUsed ? 'delete.titleUsed' : 'delete.title', { code: asked.code }),
      body: isUsed ? tellUse(asked) : t('delete.body'),
      confirmLabel: t(isUsed ? 'menu.disable' : 'delete.confirm'),
    };
  }

  function tellUse({ usage }: OfferCode): string {
    const key = usage.orders > 0 ? 'delete.bodyUsed' : 'delete.bodyInBaskets';
    return t(key, { count: usage.orders > 0 ? usage.orders : usage.inBaskets });
  }
}
