import { readFileSync } from 'node:fs';
import { type Demand, sell } from './sell.ts';
import { readSellOptions, SELL_USAGE, type SellOptions } from './sell-options.ts';
import { writeReport } from './write-report.ts';

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

/** 1 when the recount differs or the server failed. A second Ctrl-C does not wait. */
async function run(given: SellOptions): Promise<number> {
  const stop = new AbortController();
  process.on('SIGINT', () => (stop.signal.aborted ? process.exit(130) : stop.abort()));
  const demand: Demand = JSON.parse(readFileSync(new URL('../data/demand.json', import.meta.url), 'utf8'));
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
