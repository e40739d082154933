import { useTranslation } from 'react-i18next';
import { OrderDrawer } from '../drawers/order-drawer.tsx';
import { CancelForm } from './cancel-form.tsx';

export function CancelDrawer() {
  const { t } = useTranslation('orders');
  return (
    <OrderDrawer title={t('cancel.action')}>
      {(order, close) => <CancelForm onClose={close} order={order} />}
    </OrderDrawer>
  );
}
