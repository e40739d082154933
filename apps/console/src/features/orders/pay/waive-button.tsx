import type { Order } from '@parterre/contract/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import { useWaiveOrderInstalmentsMutation } from '../../../api/queries/orders.ts';
import { ConfirmDialog } from '../../../drawers/confirm-dialog.tsx';
import { useCan } from '../../../session/use-features.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { ReasonedButton } from '../../../ui/reasoned-button.tsx';
import { useOrderWords } from '../use-order-words.ts';

/** Lets off what is still open, after a reason was given. */
export function WaiveButton({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { nameAmount } = useOrderWords();
  const [isAsking, setAsking] = useState(false);
  const [waive] = useWaiveOrderInstalmentsMutation();
  const canWaive = useCan('instalment:write');
  const { orderId, revision, currency } = order;
  const amount = nameAmount(Math.max(0, 0 - order.money.balanceMinor), currency);
  const confirm = async (reason: string) => {
    try {
      await waive({ params: { orderId }, body: { reason }, revision }).unwrap();
    } catch (error) {
      showToast(errorText(error), 'error');
      throw error;
    }
    setAsking(false);
    showToast(t('waiving.done', { amount }), 'success');
  };
  return (
    <>
      <ReasonedButton
        onClick={() => setAsking(true)}
        reason={canWaive ? undefined : t('kit:notAllowed', { permission: 'instalment:write' })}
        size="small"
        variant="outlined"
      >
        {t('waiving.action')}
      </ReasonedButton>
      <ConfirmDialog
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        request={
          isAsking
            ? {
                title: t('waiving.title'),
                body: t('waiving.text', { amount }),
                confirmLabel: t('waiving.confirm'),
                isDangerous: true,
                reason: 'required',
              }
            : null
        }
      />
    </>
  );
}
