import Alert from '@mui/material/Alert';
import { PAYMENT_METHODS, type PaymentMethod } from '@parterre/contract/choices/instalment-choices';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Order } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import { useGetOrderQuery, useRecordOrderPaymentMutation } from '#api/queries/sales/orders.ts';
import { MoneyField } from '#forms/fields/money-field.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { max, maxLength, min, required } from '#forms/rules.ts';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { useOrderWords } from '../use-order-words.tsx';
import { OrderDrawer, reloadIfChanged } from './order-drawer.tsx';

/** Only records the payment: the money arrived at the bank or the till, the console moves none. */
export function PayDrawer() {
  const { t } = useTranslation('orders');
  return (
    <OrderDrawer title={t('paying.action')}>{(order, close) => <PayForm onClose={close} order={order} />}</OrderDrawer>
  );
}

interface PayValues {
  amountMinor: number | null;
  method: PaymentMethod;
  reference: string;
}

/**
 * Records a payment made elsewhere. Needs `order:pay`. More than is owed is refused; an order paid or cancelled
 * meanwhile (STALE, CONFLICT) is read again, so that nothing is recorded twice.
 */
function PayForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t, i18n } = useTranslation('orders');
  const { nameAmount } = useOrderWords();
  const { orderId, revision, currency } = order;
  const [record] = useRecordOrderPaymentMutation();
  const { refetch } = useGetOrderQuery({ params: { orderId } });
  const owedMinor = Math.max(0, 0 - order.money.balanceMinor);
  const lockReason = useLockReason('order:pay');
  const reason = firstReason(lockReason, owedMinor <= 0 && t('paying.nothing'));
  const { model } = useObjectForm<PayValues>({
    values: { amountMinor: findNext(order) ?? owedMinor, method: 'card', reference: '' },
    place: 'inDrawer',
    create: async ({ amountMinor, ...rest }) => {
      const paidMinor = amountMinor ?? 0;
      await record({ params: { orderId }, body: { ...rest, amountMinor: paidMinor }, revision }).unwrap();
      showToast(t('paying.done', { amount: nameAmount(paidMinor, currency) }), 'success');
    },
    onRefused: (error) => reloadIfChanged(error, refetch),
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('paying.action'), facts: orderId }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('paying.save')}
    >
      <AppForm model={model}>
        {owedMinor > 0 && (
          <Alert severity="info">{t('paying.text', { amount: nameAmount(owedMinor, currency) })}</Alert>
        )}
        <FormFields isLocked={reason !== undefined}>
          <MoneyField
            currency={currency}
            help={order.instalmentPlan ? t('paying.amountHelp') : undefined}
            label={t('paying.amount')}
            name="amountMinor"
            rules={[required, min(1), max(owedMinor, formatAmount(owedMinor, currency, i18n.language))]}
          />
          <SelectField
            label={t('paying.method')}
            name="method"
            options={PAYMENT_METHODS.map((value) => ({ value, label: t(`paying.methods.${value}`) }))}
          />
          <TextField
            help={t('paying.referenceHelp')}
            isOptional
            label={t('paying.reference')}
            name="reference"
            rules={[maxLength(LIMITS.order.reference)]}
          />
        </FormFields>
      </AppForm>
    </ObjectDrawer>
  );
}

/** Returns the open amount of the instalment that is due first. */
const findNext = ({ instalmentPlan }: Order): number | undefined =>
  instalmentPlan?.instalments.find(({ openMinor }) => openMinor > 0)?.openMinor;
