import Alert from '@mui/material/Alert';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Order } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import { useGetOrderQuery, useTransferOrderMutation } from '#api/queries/sales/orders.ts';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { email, maxLength, required } from '#forms/rules.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { OrderDrawer, reloadIfChanged, useChangeReason } from './order-drawer.tsx';

export function TransferDrawer() {
  const { t } = useTranslation('orders');
  return (
    <OrderDrawer title={t('transfer.action')}>
      {(order, close) => <TransferForm onClose={close} order={order} />}
    </OrderDrawer>
  );
}

interface TransferValues {
  name: string;
  email: string;
  sendsMail: boolean;
}

/**
 * Transfers the tickets of an order to somebody else. Needs `order:write`. The old codes stop working, so a ticket that
 * is offered for resale cannot be transferred (CONFLICT), and the order is read again.
 */
function TransferForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const { orderId, revision } = order;
  const [transfer] = useTransferOrderMutation();
  const { refetch } = useGetOrderQuery({ params: { orderId } });
  const reason = useChangeReason(order);
  const { model } = useObjectForm<TransferValues>({
    values: EMPTY,
    place: 'inDrawer',
    create: async (body) => {
      await transfer({ params: { orderId }, body, revision }).unwrap();
      showToast(t('transfer.done', { name: body.name }), 'success');
    },
    onRefused: (error) => reloadIfChanged(error, refetch),
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('transfer.action'), facts: orderId }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('transfer.save')}
    >
      <AppForm model={model}>
        <Alert severity="info">{t('transfer.text')}</Alert>
        <FormFields isLocked={reason !== undefined}>
          <TextField
            input={{ autoComplete: 'off' }}
            label={t('transfer.name')}
            name="name"
            rules={[required, maxLength(LIMITS.order.holderName)]}
          />
          <TextField
            input={{ autoComplete: 'off', type: 'email' }}
            label={t('transfer.email')}
            name="email"
            rules={[required, email, maxLength(LIMITS.email)]}
          />
          <SwitchField label={t('transfer.sendsMail')} name="sendsMail" />
        </FormFields>
      </AppForm>
    </ObjectDrawer>
  );
}

const EMPTY: TransferValues = { name: '', email: '', sendsMail: true };
