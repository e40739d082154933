import type { Random } from '../random.ts';
import type { ShowSpec } from '../show-spec.ts';

/**
 * Tickets per day from the first day of sale to the last, together `total`: many on the first days, then by the trend,
 * more at weekends.
 */
export function spreadSales(
  random: Random,
  { total, days, trend }: { total: number; days: number; trend: ShowSpec['trend'] },
): number[] {
  const weights = Array.from({ length: days }, (_, day) => {
    const progress = days === 1 ? 1 : day / (days - 1);
    const opening = 2.6 * Math.exp(-day / 1.6);
    return (opening + SLOPES[trend](progress)) * (0.75 + random.next() * 0.5);
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  let given = 0;
  let wanted = 0;
  return weights.map((weight) => {
    wanted += (weight / sum) * total;
    const tickets = Math.round(wanted) - given;
    given += tickets;
    return tickets;
  });
}

const SLOPES: Record<ShowSpec['trend'], (progress: number) => number> = {
  rising: (progress) => 0.5 + 1.5 * progress ** 2,
  steady: () => 1,
  falling: (progress) => 1.7 * (1 - progress) ** 1.5 + 0.05,
};
