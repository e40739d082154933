import type { Change } from '#context.ts';
import type { instalments } from '#db/schema/sales/instalments.ts';
import { invalidField, refusal } from '#errors.ts';
import { toOpen } from './fit-instalments.ts';
import { requireOwed } from './read-order-plan.ts';
import { readSchedule, writeSchedule } from './schedule-rows.ts';

type InstalmentRow = typeof instalments.$inferSelect;

interface PaidIn {
  amountMinor: number;
  /** The number of the payment; absent for the one that is due first. */
  instalmentNumber: number | undefined;
}

/**
 * Assigns received money to the payments of an order. The caller has locked the order and writes the PAYMENT. Throws
 * INVALID for a payment that the order does not have, CONFLICT for one that is paid or waived, RULE_BROKEN for too
 * much.
 */
export async function payInstalments(
  change: Change,
  order: { promoterId: number; id: number },
  { amountMinor, instalmentNumber }: PaidIn,
): Promise<void> {
  const rows = await readSchedule(change, order);
  const open = (instalmentNumber === undefined ? rows : [requireOpen(rows, instalmentNumber)]).filter(
    (row) => toOpen(row) > 0,
  );
  if (rows.length === 0) return;
  requireOwed(
    amountMinor,
    open.reduce((sum, row) => sum + toOpen(row), 0),
  );
  await writeSchedule(change, payRows(open, amountMinor, change.now));
}

function requireOpen(rows: readonly InstalmentRow[], number: number): InstalmentRow {
  const row = rows.find((candidate) => candidate.number === number);
  if (!row) throw invalidField('instalmentNumber', 'unknown', { message: 'The order has no such instalment' });
  if (toOpen(row) === 0) throw refusal('CONFLICT', 'instalment-settled', { instalmentNumber: number });
  return row;
}

/** Pays in the order of their due dates, each in full before the next. */
function payRows(open: readonly InstalmentRow[], amountMinor: number, now: Date): InstalmentRow[] {
  let left = amountMinor;
  return open.flatMap((row) => {
    const paid = Math.min(left, toOpen(row));
    left -= paid;
    return paid === 0 ? [] : [{ ...row, paidMinor: row.paidMinor + paid, paidAt: now }];
  });
}
