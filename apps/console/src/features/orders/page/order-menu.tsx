import type { Order } from '@parterre/contract/orders';
import { useTranslation } from 'react-i18next';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { listSeated } from '../change-seats/seat-values.tsx';
import { useChangeReason } from '../drawers/order-drawer.tsx';

export function OrderMenu({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const search = usePageSearch();
  const reason = useChangeReason(order);
  const { orderId } = order;
  const actions = [
    {
      label: t('seats.action'),
      to: paths.orderChangeSeats(orderId),
      reason: reason ?? (listSeated(order).length === 0 ? t('seats.none') : undefined),
    },
    { label: t('transfer.action'), to: paths.orderTransfer(orderId), reason },
    {
      label: t('resend.action'),
      to: paths.orderResend(orderId),
      reason: reason ?? (order.status === 'ACTIVE' ? undefined : t('resend.notPaid')),
    },
  ];
  return (
    <MoreMenu isOutlined label={t('more')}>
      {actions.map(({ label, to, reason: why }) => (
        <MenuEntry key={to} label={label} reason={why} to={`${to}${search}`} />
      ))}
    </MoreMenu>
  );
}
