import { writeMajor } from '@parterre/contract/money/currencies';
import type { SalesLog } from './sales-log.ts';

/** The wave in lines for people: what was sold, what was refused and why, how long each call took. */
export function writeReport({ orders, totals }: SalesLog, seconds: number): string[] {
  const money = new Map<string, number>();
  for (const { currency, totalMinor } of orders.values()) money.set(currency, (money.get(currency) ?? 0) + totalMinor);
  const rate = seconds > 0 ? orders.size / seconds : 0;
  return [
    `${totals.buyers} buyers came in ${seconds.toFixed(1)} s (${totals.waited} found every place taken and did not wait)`,
    `${orders.size} orders (${rate.toFixed(1)} a second), ${totals.tickets} tickets, ${[...money].map(([currency, minor]) => `${writeMajor(minor, currency)} ${currency}`).join(', ') || 'nothing'} sold`,
    `${totals.gaveUp} gave up, ${totals.cancelledTickets} tickets cancelled`,
    '',
    ...table('Refused', totals.refusals),
    ...table('Failed', totals.failures),
    'Calls                     count    p50 ms    p95 ms    p99 ms',
    ...[...totals.times]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([call, all]) => {
        const sorted = all.toSorted((a, b) => a - b);
        const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1).padStart(10);
        return `  ${call.padEnd(20)} ${String(all.length).padStart(8)}${at(0.5)}${at(0.95)}${at(0.99)}`;
      }),
  ];
}

function table(heading: string, counts: ReadonlyMap<string, number>): string[] {
  if (counts.size === 0) return [];
  const rows = [...counts].toSorted(([, a], [, b]) => b - a);
  return [heading, ...rows.map(([what, count]) => `  ${what.padEnd(48)} ${String(count).padStart(6)}`), ''];
}
