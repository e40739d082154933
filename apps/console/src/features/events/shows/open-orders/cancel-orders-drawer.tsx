import type { OpenOrders } from '@parterre/contract/show-orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { useCancelOpenOrdersMutation, useGetOpenOrdersQuery } from '#api/queries/sales/show-orders.ts';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useLockReason } from '#session/use-features.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { OpenOrdersDrawer, type OpenOrdersValues, useCloseOpenOrders, usePortions } from './open-orders-drawer.tsx';

/**
 * Cancels all orders of a show that does not take place. Needs `order:cancel`. Works in portions, so that each is a
 * short transaction and a failed run can continue. Refused while the show takes place (RULE_BROKEN).
 */
export function CancelOrdersDrawer() {
  const { t, i18n } = useTranslation('shows');
  const showCode = useShowCode();
  const close = useCloseOpenOrders(showCode);
  const { data: show } = useGetShowQuery({ params: { showCode } });
  const { data: open } = useGetOpenOrdersQuery({ params: { showCode } });
  const [cancel] = useCancelOpenOrdersMutation();
  const { done, workThrough } = usePortions();
  const lockReason = useLockReason('order:cancel');
  const { model } = useObjectForm<OpenOrdersValues>({
    values: { comment: '', refund: 'later', sendsMail: true },
    place: 'inDrawer',
    create: async (body) => {
      setAgreed(open?.standing);
      const count = await workThrough(async () => {
        const { orders, left } = await cancel({ params: { showCode }, body }).unwrap();
        return { orders, isDone: left.standing.orders === 0 };
      });
      showToast(t('openOrders.cancelled', { count }), 'success');
    },
    onLeave: close,
  });
  // Freezes the figures that were confirmed, so that the text does not change while the orders are processed.
  const [agreed, setAgreed] = useState<OpenOrders['standing']>();
  const told = agreed ?? open?.standing;
  const standing = told?.orders ?? 0;
  const whyNot = () => {
    if (lockReason !== undefined) return lockReason;
    if (show && show.status !== 'CANCEL_PENDING') return t('openOrders.takesPlace');
    return standing === 0 ? t('openOrders.noneStanding') : undefined;
  };
  return (
    <OpenOrdersDrawer
      model={model}
      onClose={close}
      open={open}
      progress={{ done, all: standing }}
      reason={whyNot()}
      words={{
        title: t('openOrders.cancelTitle'),
        saveLabel: standing === 0 ? t('openOrders.cancelTitle') : t('openOrders.cancelAll', { count: standing }),
        text: t('openOrders.cancelText', {
          count: standing,
          amount: open ? formatMoney(told?.paidMinor ?? 0, open.currency, i18n.language) : '',
        }),
      }}
    >
      <SegmentedField
        help={t('openOrders.refundHelp')}
        label={t('openOrders.refundLabel')}
        name="refund"
        options={[
          { value: 'later', label: t('openOrders.refundLater') },
          { value: 'none', label: t('openOrders.refundNone') },
        ]}
      />
      <SwitchField label={t('openOrders.sendsMail')} name="sendsMail" />
    </OpenOrdersDrawer>
  );
}
