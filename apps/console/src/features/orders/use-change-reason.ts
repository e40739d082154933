import type { Order } from '@parterre/contract/orders';
import { useTranslation } from 'react-i18next';
import { useCan } from '#session/use-features.ts';

/** Why the tickets of an order cannot be changed, passed on or sent; undefined: they can. */
export function useChangeReason({ items }: Pick<Order, 'items'>): string | undefined {
  const { t } = useTranslation('orders');
  if (!useCan('order:write')) return t('change.notAllowed');
  return items.some(({ status }) => status === 'ACTIVE') ? undefined : t('cancel.nothing');
}
