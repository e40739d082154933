import Alert from '@mui/material/Alert';
import type { Order, OrderItem } from '@parterre/contract/orders/order';
import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetOrderQuery, useSetOrderBarcodeMutation } from '#api/queries/sales/orders.ts';
import { TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { barcode, required } from '#forms/rules.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { useOrderWords } from '../use-order-words.tsx';
import { ItemDrawer, reloadIfChanged, useBarcodeReason } from './order-drawer.tsx';

export function BarcodeDrawer() {
  const { t } = useTranslation('orders');
  return (
    <ItemDrawer title={t('barcode.action')}>
      {(item, order, close) => <BarcodeForm item={item} onClose={close} order={order} />}
    </ItemDrawer>
  );
}

interface BarcodeFormProps {
  item: OrderItem;
  order: Order;
  onClose: () => void;
}

/**
 * Gives a ticket the barcode of a pre-printed one. Needs `order:write`. A scanner types the barcode and Enter, which
 * saves. A barcode that another ticket of the event has or had is refused (CONFLICT) and said with its order.
 */
function BarcodeForm({ item, order, onClose }: BarcodeFormProps) {
  const { t } = useTranslation('orders');
  const { nameItem } = useOrderWords();
  const { orderId, revision } = order;
  const [setBarcode] = useSetOrderBarcodeMutation();
  const { refetch } = useGetOrderQuery({ params: { orderId } });
  const reason = useBarcodeReason(order, item);
  const ticket = nameItem(item);
  const { model } = useObjectForm<{ barcode: string }>({
    values: EMPTY,
    place: 'inDrawer',
    create: async (values) => {
      const code = values.barcode.trim();
      const params = { orderId, orderItemId: item.id };
      await setBarcode({ params, body: { barcode: code }, revision }).unwrap();
      showToast(t('barcode.done', { ticket, code }), 'success');
    },
    onRefused: (error) => reloadIfChanged(error, refetch),
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('barcode.action'), facts: ticket }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('barcode.save')}
    >
      <AppForm model={model}>
        {item.barcode && <Alert severity="info">{t('barcode.text', { code: item.barcode.value })}</Alert>}
        <FormFields isLocked={reason !== undefined}>
          <TextField
            help={t('barcode.help')}
            input={INPUT}
            label={t('barcode.field')}
            name="barcode"
            rules={[required, barcode]}
          />
        </FormFields>
      </AppForm>
    </ObjectDrawer>
  );
}

const EMPTY = { barcode: '' };

const INPUT: InputHTMLAttributes<HTMLInputElement> = {
  autoCapitalize: 'characters',
  autoComplete: 'off',
  autoFocus: true,
  spellCheck: false,
  // Where this barcode is refused, the next scan takes its place.
  onKeyDown: ({ key, currentTarget }) => key === 'Enter' && currentTarget.select(),
};
