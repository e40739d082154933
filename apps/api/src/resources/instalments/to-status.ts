import type { InstalmentStatus } from '@parterre/contract/choices/instalment-choices';
import type { instalments } from '../../db/schema/instalments.ts';

type InstalmentFacts = Pick<typeof instalments.$inferSelect, 'amountMinor' | 'paidMinor' | 'waivedAt' | 'dueOn'>;

/** Overdue is due before `today`, a day on the clock of the venue, and not paid in full. */
export function toStatus(
  { amountMinor, paidMinor, waivedAt, dueOn }: InstalmentFacts,
  today: string,
): InstalmentStatus {
  if (waivedAt !== null) return 'waived';
  if (paidMinor >= amountMinor) return 'paid';
  return dueOn < today ? 'overdue' : 'due';
}
