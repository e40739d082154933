import type { CustomerSummary } from '@parterre/contract/customers';
import type { OrderSummary } from '@parterre/contract/orders';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListCustomersQuery } from '#api/queries/customers.ts';
import { useListOrdersQuery } from '#api/queries/orders.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { GroupIcon, TicketIcon } from '#ui/icons.tsx';
import type { FoundItems } from './palette-item.ts';
import { useSearchTerm } from './use-search-term.ts';

const MOST_OF_EACH = 5;

/** Orders as their own search box finds them, and customers, for those who may read them. */
export function useSaleItems(words: string): FoundItems {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const { current } = usePromoter();
  const { searchTerm, isTooShort, isSettled } = useSearchTerm(words);
  const args = { query: { searchTerm, ...(current ? { promoterCode: current.code } : {}) } };
  const skipsOrders = !useCan('order:read') || isTooShort;
  const skipsCustomers = !useCan('customer:read') || isTooShort;
  const orders = useListOrdersQuery(args, { skip: skipsOrders });
  const customers = useListCustomersQuery(args, { skip: skipsCustomers });
  const toOrder = (order: OrderSummary) => ({
    id: `order-${order.orderId}`,
    group: 'orders' as const,
    label: `${order.orderId} · ${order.buyer.name}`,
    note: chooseText(order.showName, i18n.language),
    Icon: TicketIcon,
    run: () => void navigate(paths.order(order.orderId)),
  });
  const toCustomer = ({ customerId, name, email }: CustomerSummary) => ({
    id: `customer-${customerId}`,
    group: 'customers' as const,
    label: name,
    note: email,
    Icon: GroupIcon,
    run: () => void navigate(paths.customer(customerId)),
  });
  return {
    items: [
      ...(skipsOrders ? [] : (orders.currentData?.items ?? []).slice(0, MOST_OF_EACH).map(toOrder)),
      ...(skipsCustomers ? [] : (customers.currentData?.items ?? []).slice(0, MOST_OF_EACH).map(toCustomer)),
    ],
    isSearching: orders.isFetching || customers.isFetching || !isSettled,
    error: isTooShort ? undefined : (orders.error ?? customers.error),
  };
}
