import type { OpenOrders } from '@parterre/contract/show-orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetOpenOrdersQuery, useRefundOpenOrdersMutation } from '#api/queries/sales/show-orders.ts';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { OpenOrdersDrawer, type OpenOrdersValues, useCloseOpenOrders, usePortions } from './open-orders-drawer.tsx';

/** Records the refunds of all buyers of a show who wait for their money; no money is moved. Needs `order:refund`. */
export function RefundOrdersDrawer() {
  const { t, i18n } = useTranslation('shows');
  const showCode = useShowCode();
  const close = useCloseOpenOrders(showCode);
  const { data: open } = useGetOpenOrdersQuery({ params: { showCode } });
  const [refund] = useRefundOpenOrdersMutation();
  // Freezes the figures that were confirmed, so that the text does not change while the orders are processed.
  const [agreed, setAgreed] = useState<OpenOrders['toRefund']>();
  const { done, workThrough } = usePortions();
  const lockReason = useLockReason('order:refund');
  const told = agreed ?? open?.toRefund;
  const waiting = told?.orders ?? 0;
  const { model } = useObjectForm<OpenOrdersValues>({
    values: { comment: '', refund: 'later', sendsMail: false },
    place: 'inDrawer',
    create: async ({ comment }) => {
      setAgreed(open?.toRefund);
      const count = await workThrough(async () => {
        const { orders, left } = await refund({ params: { showCode }, body: { comment } }).unwrap();
        return { orders, isDone: left.toRefund.orders === 0 };
      });
      showToast(t('openOrders.refunded', { count }), 'success');
    },
    onLeave: close,
  });
  return (
    <OpenOrdersDrawer
      model={model}
      onClose={close}
      open={open}
      progress={{ done, all: waiting }}
      reason={firstReason(lockReason, waiting === 0 && t('openOrders.nothingDue'))}
      words={{
        title: t('openOrders.refundTitle'),
        saveLabel: waiting === 0 ? t('openOrders.refundTitle') : t('openOrders.refundAll', { count: waiting }),
        text: t('openOrders.refundText', {
          count: waiting,
          amount: open ? formatMoney(told?.amountMinor ?? 0, open.currency, i18n.language) : '',
        }),
      }}
    />
  );
}
