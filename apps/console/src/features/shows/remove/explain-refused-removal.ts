import type { TFunction } from 'i18next';
import { findProblem } from '../../../api/failure.ts';

/** Why an event cannot be deleted: its orders, or the baskets that are being filled. Nothing for other rejections. */
export function explainRefusedRemoval(error: unknown, t: TFunction<'shows'>): string | undefined {
  const problem = findProblem(error);
  const { orders, baskets, seats, places } = problem?.details ?? {};
  if (problem?.code === 'HAS_ORDERS') {
    const count = Number(orders ?? 0);
    return count > 0 ? t('shows:remove.orders', { count }) : t('shows:remove.hasOrders');
  }
  if (problem?.code !== 'IN_USE') return undefined;
  const tickets = Number(seats ?? 0) + Number(places ?? 0);
  return t('shows:remove.baskets', { count: Number(baskets ?? 0), tickets });
}
