import type { Order } from '@parterre/contract/orders';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useGetOrderQuery } from '#api/queries/orders.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { useOrderId } from './use-order-id.ts';

interface OrderDrawerProps {
  /** Until the order is there. */
  title: string;
  children: (order: Order, close: () => void) => ReactNode;
}

/** A drawer over the page of an order, once the order is there. */
export function OrderDrawer({ title, children }: OrderDrawerProps) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const search = usePageSearch();
  const orderId = useOrderId();
  const { currentData: order, error, refetch } = useGetOrderQuery({ params: { orderId } });
  const close = () => void navigate(`${paths.order(orderId)}${search}`);
  if (order) return children(order, close);
  return (
    <AppDrawer heading={{ title }} onClose={close} open>
      {error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows count={4} label={t('loading')} rowHeight={56} />
      )}
    </AppDrawer>
  );
}
