import { readFileSync } from 'node:fs';
import { writeMajor } from '@parterre/contract/money/currencies';
import type { SalesLog } from './sales-log.ts';
import { type MeasuredDemand, sell } from './sell.ts';
import { readSellOptions, SELL_USAGE, type SellOptions } from './sell-options.ts';

const EXIT_USAGE = 2;

const options = read();
if (options) process.exitCode = await run(options);

function read(): SellOptions | undefined {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    print([SELL_USAGE]);
    return undefined;
  }
  try {
    return readSellOptions(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${SELL_USAGE}\n`);
    process.exitCode = EXIT_USAGE;
    return undefined;
  }
}

/** Returns exit code 1 if an order differs or the server failed. A second Ctrl-C stops without waiting. */
async function run(given: SellOptions): Promise<number> {
  const stop = new AbortController();
  process.on('SIGINT', () => (stop.signal.aborted ? process.exit(130) : stop.abort()));
  const demand: MeasuredDemand = JSON.parse(readFileSync(new URL('../data/demand.json', import.meta.url), 'utf8'));
  try {
    const { log, seconds, differences } = await sell(given, demand, stop.signal);
    const verdict = differences.length === 0 ? 'Recount: every order is as it was told.' : 'Recount: DIFFERS';
    print([...writeReport(log, seconds), '', verdict, ...differences.map((line) => `  ${line}`)]);
    return differences.length === 0 && log.totals.failures.size === 0 ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Returns the result as lines for people: sales, refusals with their reasons, and the duration of each call. */
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
