import { AppError, fieldError } from '../../errors.ts';

/** RULE_BROKEN, naming the most there is to pay, when a payment is more than is owed. */
export function requireOwed(amountMinor: number, owedMinor: number): void {
  const mostMinor = Math.max(0, owedMinor);
  if (amountMinor <= mostMinor) return;
  throw new AppError('RULE_BROKEN', {
    fieldErrors: [fieldError('amountMinor', 'max', { values: { maxNumber: mostMinor, mostMinor } })],
    details: { mostMinor },
    detail: mostMinor === 0 ? 'Nothing is owed.' : 'This is more than is owed.',
  });
}
