import type { OpenOrders } from '@parterre/contract/show-orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelOpenOrdersMutation } from '#api/queries/sales/show-orders.ts';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { type LoadedOrders, OpenOrdersDrawer, OpenOrdersForm, type OpenOrdersValues } from './open-orders-drawer.tsx';
import { usePortions } from './use-portions.ts';

/**
 * Cancels all orders of a show that does not take place. Needs `order:cancel`. Works in portions, so that each is a
 * short transaction and a failed run can continue. Refused while the show takes place (RULE_BROKEN).
 */
export function CancelOrdersDrawer() {
  const { t } = useTranslation('shows');
  return (
    <OpenOrdersDrawer title={t('openOrders.cancelTitle')}>{(loaded) => <CancelOrders {...loaded} />}</OpenOrdersDrawer>
  );
}

function CancelOrders({ show, open, onClose }: LoadedOrders) {
  const { t, i18n } = useTranslation('shows');
  const { showCode, status } = show;
  const [cancel] = useCancelOpenOrdersMutation();
  const { done, workThrough } = usePortions();
  const lockReason = useLockReason('order:cancel');
  const { model } = useObjectForm<OpenOrdersValues>({
    values: { comment: '', refund: 'later', sendsMail: true },
    place: 'inDrawer',
    create: async (body) => {
      setAgreed(open.standing);
      const count = await workThrough(async () => {
        const { orders, left } = await cancel({ params: { showCode }, body }).unwrap();
        return { orders, isDone: left.standing.orders === 0 };
      });
      showToast(t('openOrders.cancelled', { count }), 'success');
    },
    onLeave: onClose,
  });
  // Freezes the figures that were confirmed, so that the text does not change while the orders are processed.
  const [agreed, setAgreed] = useState<OpenOrders['standing']>();
  const { orders: standing, paidMinor } = agreed ?? open.standing;
  const reason = firstReason(
    lockReason,
    status !== 'CANCEL_PENDING' && t('openOrders.takesPlace'),
    standing === 0 && t('openOrders.noneStanding'),
  );
  return (
    <OpenOrdersForm
      model={model}
      onClose={onClose}
      progress={{ done, all: standing }}
      reason={reason}
      words={{
        title: t('openOrders.cancelTitle'),
        saveLabel: standing === 0 ? t('openOrders.cancelTitle') : t('openOrders.cancelAll', { count: standing }),
        text: t('openOrders.cancelText', {
          count: standing,
          amount: formatMoney(paidMinor, open.currency, i18n.language),
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
    </OpenOrdersForm>
  );
}
