import Alert from '@mui/material/Alert';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Order } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import { useGetOrderQuery, useRecordOrderRefundMutation } from '#api/queries/sales/orders.ts';
import { MultilineField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { maxLength } from '#forms/rules.ts';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { useOrderWords } from '../use-order-words.tsx';
import { OrderDrawer, reloadIfChanged } from './order-drawer.tsx';

/** Records a refund: the money itself moves at the bank or the till. */
export function RefundDrawer() {
  const { t } = useTranslation('orders');
  return (
    <OrderDrawer title={t('refunding.action')}>
      {(order, close) => <RefundForm onClose={close} order={order} />}
    </OrderDrawer>
  );
}

/** Needs `order:refund`. An order changed meanwhile (STALE) is read again, because the amount may differ. */
function RefundForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const { nameAmount } = useOrderWords();
  const { orderId, revision, currency } = order;
  const [record] = useRecordOrderRefundMutation();
  const { refetch } = useGetOrderQuery({ params: { orderId } });
  const dueMinor = order.money.balanceMinor;
  const amount = nameAmount(Math.max(0, dueMinor), currency);
  const reason = firstReason(useLockReason('order:refund'), dueMinor <= 0 && t('refunding.nothing'));
  const { model } = useObjectForm<{ comment: string }>({
    values: EMPTY,
    place: 'inDrawer',
    create: async (body) => {
      await record({ params: { orderId }, body, revision }).unwrap();
      showToast(t('refunding.done', { amount }), 'success');
    },
    onRefused: (error) => reloadIfChanged(error, refetch),
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('refunding.action'), facts: orderId }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('refunding.save', { amount })}
    >
      <AppForm model={model}>
        {dueMinor > 0 && <Alert severity="info">{t('refunding.text', { amount })}</Alert>}
        <FormFields isLocked={reason !== undefined}>
          <MultilineField
            help={t('refunding.help')}
            isOptional
            label={t('cancel.comment')}
            name="comment"
            rows={3}
            rules={[maxLength(LIMITS.order.comment)]}
          />
        </FormFields>
      </AppForm>
    </ObjectDrawer>
  );
}

const EMPTY = { comment: '' };
