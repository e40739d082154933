import Alert from '@mui/material/Alert';
import type { Order, OrderItem } from '@parterre/contract/orders/order';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { findProblem } from '#api/failure.ts';
import { useGetOrderQuery } from '#api/queries/sales/orders.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { EditDrawer } from '#forms/object/object-drawer.tsx';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';

interface OrderDrawerProps {
  title: string;
  children: (order: Order, close: () => void) => ReactNode;
}

export function OrderDrawer({ title, children }: OrderDrawerProps) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const search = usePageSearch();
  const orderId = useOrderId();
  const result = useGetOrderQuery({ params: { orderId } });
  const handleClose = () => void navigate(`${paths.order(orderId)}${search}`);
  return (
    <EditDrawer id={orderId} label={t('loading')} onClose={handleClose} result={result} title={title}>
      {(order) => children(order, handleClose)}
    </EditDrawer>
  );
}

interface ItemDrawerProps {
  title: string;
  children: (item: OrderItem, order: Order, close: () => void) => ReactNode;
}

/** Of the ticket that the address names; says so where the order has none such. */
export function ItemDrawer({ title, children }: ItemDrawerProps) {
  const { t } = useTranslation('orders');
  const orderItemId = useIdParam('orderItemId');
  return (
    <OrderDrawer title={title}>
      {(order, close) => {
        const item = order.items.find(({ id }) => id === orderItemId);
        if (item) return children(item, order, close);
        return (
          <AppDrawer heading={{ title }} onClose={close} open>
            <Alert severity="info">{t('note.noTicket')}</Alert>
          </AppDrawer>
        );
      }}
    </OrderDrawer>
  );
}

export const useOrderId = (): string => (useParams().orderId ?? '').toUpperCase();

/** Returns why the tickets of an order cannot be changed, transferred or sent; undefined if they can. */
export function useChangeReason({ items }: Pick<Order, 'items'>): string | undefined {
  const { t } = useTranslation('orders');
  const isStanding = items.some(({ status }) => status === 'ACTIVE');
  return firstReason(useLockReason('order:write'), !isStanding && t('cancel.nothing'));
}

/** Returns why a ticket gets no pre-printed barcode; undefined if it may. */
export function useBarcodeReason(
  { status: orderStatus }: Pick<Order, 'status'>,
  { status }: Pick<OrderItem, 'status'>,
) {
  const { t } = useTranslation('orders');
  return firstReason(
    useLockReason('order:write'),
    status !== 'ACTIVE' && t('barcode.cancelled'),
    orderStatus !== 'ACTIVE' && t('resend.notPaid'),
  );
}

/** Reads the order again after a conflict, so that the user sees its present state and can try again. */
export function reloadIfChanged(error: unknown, reload: () => unknown): void {
  const status = findProblem(error)?.status;
  if (status === 409 || status === 412 || status === 422) void reload();
}
