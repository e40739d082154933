import type { HeadlineFigures } from '@parterre/contract/instalments';
import type { PlanFigures } from './read-headline-figures.ts';

type Totals = HeadlineFigures['totals'][number];

/** The figures of plans together, by currency. Tickets of a show with several plans are counted once. */
export function sumFigures(items: readonly PlanFigures[]): Totals[] {
  return [...new Set(items.map(({ currency }) => currency))].sort().map((currency) => {
    const own = items.filter((item) => item.currency === currency);
    const firstOfShow = own.filter(
      (item, index) => own.findIndex((other) => other.showCode === item.showCode) === index,
    );
    const sum = (field: SummedField) => own.reduce((total, item) => total + item[field], 0);
    const days = (field: 'nextDueOn' | 'finalDueOn') => own.flatMap((item) => item[field] ?? []).sort();
    return {
      ...(Object.fromEntries(SUMMED.map((field) => [field, sum(field)])) as Record<SummedField, number>),
      ticketsSold: firstOfShow.reduce((total, item) => total + item.ticketsSold, 0),
      nextDueOn: days('nextDueOn')[0] ?? null,
      finalDueOn: days('finalDueOn').at(-1) ?? null,
      currency,
    };
  });
}

const SUMMED = [
  'plansSold',
  'active',
  'completed',
  'overdue',
  'cancelled',
  'ticketsOnPlan',
  'grossContractedMinor',
  'depositsReceivedMinor',
  'instalmentsReceivedMinor',
  'totalReceivedMinor',
  'outstandingMinor',
  'overdueMinor',
  'dueNext7DaysMinor',
  'dueNext30DaysMinor',
  'refundedMinor',
  'writtenOffMinor',
  'ticketsAtRisk',
] as const;
type SummedField = (typeof SUMMED)[number];
