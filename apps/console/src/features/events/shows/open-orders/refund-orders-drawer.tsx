import type { OpenOrders } from '@parterre/contract/show-orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefundOpenOrdersMutation } from '#api/queries/sales/show-orders.ts';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { type LoadedOrders, OpenOrdersDrawer, OpenOrdersForm, type OpenOrdersValues } from './open-orders-drawer.tsx';
import { usePortions } from './use-portions.ts';

/** Records the refunds of all buyers of a show who wait for their money; no money is moved. Needs `order:refund`. */
export function RefundOrdersDrawer() {
  const { t } = useTranslation('shows');
  return (
    <OpenOrdersDrawer title={t('openOrders.refundTitle')}>{(loaded) => <RefundOrders {...loaded} />}</OpenOrdersDrawer>
  );
}

function RefundOrders({ show: { showCode }, open, onClose }: LoadedOrders) {
  const { t, i18n } = useTranslation('shows');
  const [refund] = useRefundOpenOrdersMutation();
  // Freezes the figures that were confirmed, so that the text does not change while the orders are processed.
  const [agreed, setAgreed] = useState<OpenOrders['toRefund']>();
  const { done, workThrough } = usePortions();
  const lockReason = useLockReason('order:refund');
  const { orders: waiting, amountMinor } = agreed ?? open.toRefund;
  const { model } = useObjectForm<OpenOrdersValues>({
    values: { comment: '', refund: 'later', sendsMail: false },
    place: 'inDrawer',
    create: async ({ comment }) => {
      setAgreed(open.toRefund);
      const count = await workThrough(async () => {
        const { orders, left } = await refund({ params: { showCode }, body: { comment } }).unwrap();
        return { orders, isDone: left.toRefund.orders === 0 };
      });
      showToast(t('openOrders.refunded', { count }), 'success');
    },
    onLeave: onClose,
  });
  return (
    <OpenOrdersForm
      model={model}
      onClose={onClose}
      progress={{ done, all: waiting }}
      reason={firstReason(lockReason, waiting === 0 && t('openOrders.nothingDue'))}
      words={{
        title: t('openOrders.refundTitle'),
        saveLabel: waiting === 0 ? t('openOrders.refundTitle') : t('openOrders.refundAll', { count: waiting }),
        text: t('openOrders.refundText', {
          count: waiting,
          amount: formatMoney(amountMinor, open.currency, i18n.language),
        }),
      }}
    />
  );
}
