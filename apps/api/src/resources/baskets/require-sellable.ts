import { AppError } from '../../errors.ts';
import type { ShowRow } from '../shows/require-show.ts';

/** Sales stop at once when an event leaves ACTIVE (product.md §4). */
export function requireSellable(show: ShowRow): void {
  if (show.status === 'ACTIVE') return;
  throw new AppError('RULE_BROKEN', {
    detail: 'Only an active event sells tickets.',
    details: { status: show.status },
  });
}
