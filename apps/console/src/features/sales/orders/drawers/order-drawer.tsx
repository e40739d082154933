import type { Order } from '@parterre/contract/orders/order';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { findProblem } from '#api/failure.ts';
import { useGetOrderQuery } from '#api/queries/sales/orders.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { useCan } from '#session/use-features.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';

interface OrderDrawerProps {
  title: string;
  children: (order: Order, close: () => void) => ReactNode;
}

export function OrderDrawer({ title, children }: OrderDrawerProps) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const search = usePageSearch();
  const orderId = useOrderId();
  const { currentData: order, error, refetch } = useGetOrderQuery({ params: { orderId } });
  const handleClose = () => void navigate(`${paths.order(orderId)}${search}`);
  if (order) return children(order, handleClose);
  return (
    <AppDrawer heading={{ title }} onClose={handleClose} open>
      {error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows count={4} label={t('loading')} rowHeight={56} />
      )}
    </AppDrawer>
  );
}

export const useOrderId = (): string => (useParams().orderId ?? '').toUpperCase();

/** Why the tickets of an order cannot be changed, passed on or sent; undefined: they can. */
export function useChangeReason({ items }: Pick<Order, 'items'>): string | undefined {
  const { t } = useTranslation('orders');
  if (!useCan('order:write')) return t('change.notAllowed');
  return items.some(({ status }) => status === 'ACTIVE') ? undefined : t('cancel.nothing');
}

/** Somebody else changed the order meanwhile: shows it as it is now, so that the reader can look and try again. */
export function reloadIfChanged(error: unknown, reload: () => unknown): void {
  const status = findProblem(error)?.status;
  if (status === 409 || status === 412 || status === 422) void reload();
}
