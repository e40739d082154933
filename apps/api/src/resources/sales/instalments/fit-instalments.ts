import { splitByRemainder } from '@parterre/contract/money/split-by-remainder';
import type { Change } from '#context.ts';
import type { instalments } from '#db/schema/sales/instalments.ts';
import { readSchedule, writeSchedule } from './schedule-rows.ts';

type InstalmentRow = typeof instalments.$inferSelect;

/**
 * Adjusts the open payments of an order so that they add up to what it owes, each in proportion to its open amount.
 * When nothing is owed, they are waived. Does nothing for an order without a plan.
 */
export async function fitInstalments(
  change: Change,
  order: { promoterId: number; id: number },
  owedMinor: number,
): Promise<void> {
  const rows = await readSchedule(change, order);
  const open = rows.filter((row) => toOpen(row) > 0);
  const askedMinor = open.reduce((sum, row) => sum + toOpen(row), 0);
  if (askedMinor === owedMinor) return;
  const parts = splitByRemainder(owedMinor, open.map(toOpen));
  await writeSchedule(
    change,
    open.map((row, index) => fitRow(row, parts[index] ?? 0, change.now)),
  );
}

export const toOpen = ({
  amountMinor,
  paidMinor,
  waivedAt,
}: Pick<InstalmentRow, 'amountMinor' | 'paidMinor' | 'waivedAt'>): number =>
  waivedAt === null ? amountMinor - paidMinor : 0;

const fitRow = (row: InstalmentRow, openMinor: number, now: Date): InstalmentRow =>
  openMinor === 0 ? { ...row, waivedAt: now } : { ...row, amountMinor: row.paidMinor + openMinor };
