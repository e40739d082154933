import { toMajor } from '@parterre/contract/money/currencies';
import type { Order, OrderItem } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { formatMoney, MoneyText } from '#ui/figures/money-text.tsx';
import { StatusChip, toChipStatus } from '#ui/status-chip.tsx';
import { useOrderWords } from '../use-order-words.tsx';
import { BarcodeText, ItemActions, ItemName } from './item-cells.tsx';

type Amounts = Pick<OrderItem, 'faceValueMinor' | 'discountMinor' | 'bookingFeeMinor' | 'paidMinor'>;

export function useItemColumns(
  order: Pick<Order, 'orderId' | 'currency' | 'showCode' | 'status'>,
): TableColumn<OrderItem>[] {
  const { t, i18n } = useTranslation('orders');
  const { orderId, currency, showCode, status } = order;
  const { nameItem } = useOrderWords();
  const { language } = i18n;
  const amount = (id: string, header: string, read: (item: Amounts) => number, priority?: number) => ({
    id,
    header,
    align: 'end' as const,
    widthPx: 84,
    ...(priority === undefined ? {} : { priority }),
    exportValue: (item: OrderItem) => toMajor(read(item), currency),
    exportCurrency: () => currency,
    printValue: (item: OrderItem) => formatMoney(read(item), currency, language),
    cell: (item: OrderItem) => (
      <MoneyText amountMinor={read(item)} currency={currency} hidesCurrency language={language} />
    ),
  });
  return [
    {
      id: 'seat',
      header: t('items.seat'),
      widthPx: 136,
      grow: 1,
      canHide: false,
      exportValue: (item) => nameItem(item),
      cell: (item) => <ItemName item={item} showCode={showCode} />,
    },
    {
      id: 'status',
      header: t('items.status'),
      widthPx: 120,
      exportValue: (item) => toChipStatus(item.status),
      cell: (item) => <StatusChip status={item.status} />,
    },
    {
      id: 'barcode',
      header: t('items.barcode'),
      widthPx: 144,
      priority: 2,
      exportValue: ({ barcode }) => barcode?.value,
      cell: ({ barcode }) => <BarcodeText barcode={barcode} />,
    },
    amount('price', t('items.price'), ({ faceValueMinor }) => faceValueMinor, 4),
    amount('discount', t('items.discount'), ({ discountMinor }) => 0 - discountMinor, 1),
    amount('fee', t('items.fee'), ({ bookingFeeMinor }) => bookingFeeMinor, 3),
    amount('total', t('items.total'), ({ paidMinor }) => paidMinor),
    {
      id: 'menu',
      header: t('items.actions'),
      align: 'end',
      widthPx: 88,
      canHide: false,
      cell: (item) => <ItemActions item={item} order={{ orderId, status }} />,
    },
  ];
}
