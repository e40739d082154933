import type { TFunction } from 'i18next';
import { findProblem } from '#api/failure.ts';

/** Why seats or venue cannot change under buyers: how many orders there are, or seats in baskets. Nothing for other rejections. */
export function explainOrders(error: unknown, t: TFunction<'shows'>): string | undefined {
  const problem = findProblem(error);
  if (problem?.code !== 'HAS_ORDERS') return undefined;
  const { orders, seats } = problem.details ?? {};
  return seats === undefined
    ? t('shows:refused.orders', { count: Number(orders ?? 0) })
    : t('shows:refused.baskets', { count: Number(seats) });
}
