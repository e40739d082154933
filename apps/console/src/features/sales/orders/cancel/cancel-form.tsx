import { LIMITS } from '@parterre/contract/choices/limits';
import { CANCEL_REASONS } from '@parterre/contract/choices/order-choices';
import type { Order } from '@parterre/contract/orders/order';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListHoldsQuery } from '#api/queries/events/holds.ts';
import { useCancelOrderMutation, useGetOrderQuery } from '#api/queries/sales/orders.ts';
import { FormSection } from '#forms/fields/form-section.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { MultilineField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { maxLength, required } from '#forms/rules.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { reloadIfChanged } from '../drawers/order-drawer.tsx';
import { CancelMoneyFields } from './cancel-money-fields.tsx';
import { CancelSummary } from './cancel-summary.tsx';
import { type CancelValues, EMPTY_CANCEL, listChosen, sumCancellation, toCancelBody } from './cancel-values.ts';
import { ItemsField } from './items-field.tsx';

interface CancelFormProps {
  order: Order;
  onClose: () => void;
}

/**
 * Cancels tickets of an order. Needs `order:cancel`. The refund is calculated by the rule that the server uses. An
 * order changed meanwhile (STALE, CONFLICT) is read again, and the selection is kept.
 */
export function CancelForm({ order, onClose }: CancelFormProps) {
  const { t } = useTranslation('orders');
  const { orderId, showCode, revision } = order;
  const [cancel] = useCancelOrderMutation();
  const { refetch } = useGetOrderQuery({ params: { orderId } });
  const holds = useListHoldsQuery({ params: { showCode } });
  const standing = order.items.filter(({ status }) => status === 'ACTIVE');
  const [defaultValues] = useState<CancelValues>(() => ({
    ...EMPTY_CANCEL,
    itemIds: standing.length === 1 ? standing.map(({ id }) => id) : [],
  }));
  const { model } = useObjectForm<CancelValues>({
    values: defaultValues,
    place: 'inDrawer',
    create: async (values) => {
      const count = listChosen(order, values.itemIds).length;
      await cancel({ params: { orderId }, body: toCancelBody(order, values), revision }).unwrap();
      showToast(t('cancel.done', { count }), 'success');
    },
    onRefused: (error) => reloadIfChanged(error, refetch),
    onLeave: onClose,
  });
  const values = { ...defaultValues, ...useWatch({ control: model.form.control }) };
  const sums = sumCancellation(order, values);
  const isBelowNothing = values.refund !== 'none' && (values.feeMinor ?? 0) < 0;
  const reason = firstReason(useLockReason('order:cancel'), standing.length === 0 && t('cancel.nothing'));
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('cancel.action'), facts: orderId }}
      model={model}
      onClose={onClose}
      reason={firstReason(reason, isBelowNothing && t('cancel.feeBelowNothing'))}
      saveLabel={sums.tickets > 0 ? t('cancel.save', { count: sums.tickets }) : t('cancel.action')}
    >
      <AppForm model={model}>
        <FormFields isLocked={reason !== undefined}>
          <ItemsField currency={order.currency} items={standing} />
          <SelectField
            label={t('cancel.reason')}
            name="reason"
            options={CANCEL_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
            rules={[required]}
          />
          <MultilineField
            isOptional
            label={t('cancel.comment')}
            name="comment"
            rows={2}
            rules={[maxLength(LIMITS.order.comment)]}
          />
          <FormSection title={t('cancel.money')}>
            <CancelMoneyFields
              currency={order.currency}
              isPaid={order.money.paidMinor > 0}
              sums={sums}
              values={values}
            />
          </FormSection>
          <FormSection title={t('cancel.places')}>
            {holds.error === undefined ? (
              <SelectField
                help={t('cancel.holdHelp')}
                label={t('cancel.hold')}
                name="holdId"
                options={[
                  { value: null, label: t('cancel.onSale') },
                  ...(holds.data?.items ?? []).map(({ holdId, label }) => ({ value: holdId, label })),
                ]}
              />
            ) : (
              <RetryAlert error={holds.error} onRetry={holds.refetch} />
            )}
          </FormSection>
          {order.buyer.email !== '' && <SwitchField label={t('cancel.sendsMail')} name="sendsMail" />}
        </FormFields>
        {!isBelowNothing && <CancelSummary order={order} refund={values.refund} sums={sums} />}
      </AppForm>
    </ObjectDrawer>
  );
}
