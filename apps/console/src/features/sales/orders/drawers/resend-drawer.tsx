import { LIMITS } from '@parterre/contract/choices/limits';
import type { Order } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import { useResendOrderMutation } from '#api/queries/sales/orders.ts';
import { TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { email, maxLength, required } from '#forms/rules.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { OrderDrawer, useChangeReason } from './order-drawer.tsx';

export function ResendDrawer() {
  const { t } = useTranslation('orders');
  return (
    <OrderDrawer title={t('resend.action')}>
      {(order, close) => <ResendForm onClose={close} order={order} />}
    </OrderDrawer>
  );
}

/**
 * Sends the tickets again, to the buyer or to another address. Needs `order:write`. Unpaid tickets are not sent
 * (RULE_BROKEN).
 */
function ResendForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const { orderId, buyer, isBuyerMasked, status } = order;
  const [resend] = useResendOrderMutation();
  const changeReason = useChangeReason(order);
  const reason = changeReason ?? (status === 'ACTIVE' ? undefined : t('resend.notPaid'));
  const hasOwn = buyer.email !== '';
  const { model } = useObjectForm<{ email: string }>({
    values: EMPTY,
    place: 'inDrawer',
    create: async (values) => {
      const typed = values.email.trim();
      await resend({ params: { orderId }, body: typed === '' ? {} : { email: typed } }).unwrap();
      showToast(t('resend.done'), 'success');
    },
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('resend.action'), facts: orderId }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('resend.save')}
    >
      <AppForm model={model}>
        <FormFields isLocked={reason !== undefined}>
          <TextField
            help={
              hasOwn
                ? t(isBuyerMasked ? 'resend.helpMasked' : 'resend.help', { email: buyer.email })
                : t('resend.helpNone')
            }
            input={{ autoComplete: 'off', type: 'email' }}
            label={t('resend.email')}
            name="email"
            rules={hasOwn ? [email, maxLength(LIMITS.email)] : [required, email, maxLength(LIMITS.email)]}
          />
        </FormFields>
      </AppForm>
    </ObjectDrawer>
  );
}

const EMPTY = { email: '' };
