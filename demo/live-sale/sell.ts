import { setMaxListeners } from 'node:events';
import * as channelCalls from '@parterre/contract/calls/channel';
import type { ChannelShow } from '@parterre/contract/channel';
import { createRandom, type Random } from '../random.ts';
import { type Channel, openChannel } from './channel.ts';
import { checkAcknowledged } from './check-acknowledged.ts';
import { drawBuyer, drawFrom, pickByWeight, type Quantiles } from './draw-buyer.ts';
import { runWave } from './run-wave.ts';
import { createSalesLog, type SalesLog } from './sales-log.ts';
import type { SellOptions } from './sell-options.ts';
import { visitShop } from './visit-shop.ts';

/**
 * The sales of Broadway in 20 years (demo/data/LICENSES.md): how full its houses were, and the average price as a share
 * of the highest.
 */
export interface MeasuredDemand {
  soldShare: Quantiles;
  averageOfTopPrice: Quantiles;
}

export interface SellOutcome {
  log: SalesLog;
  seconds: number;
  /** The differences that the check found; empty if every order is as it was acknowledged. */
  differences: string[];
}

/** Sends a bounded wave of buyers through the sales channel, then checks the answers they got. */
export async function sell(options: SellOptions, demand: MeasuredDemand, signal: AbortSignal): Promise<SellOutcome> {
  // Every waiting buyer listens to the same signal, and Node would warn of a leak.
  setMaxListeners(options.buyers + 10, signal);
  const random = createRandom(options.seed);
  const log = createSalesLog();
  const channel = openChannel({ ...options, log });
  const shows = await readShows(channel, options.showCodes, random, demand);
  if (shows.length === 0) throw new Error('The key sells no event now');
  const startedAt = performance.now();
  await runWave({
    ...options,
    signal,
    turnAway: log.waited,
    visit: async () => {
      log.came();
      const show = pickByWeight(random, shows);
      if (!show) return;
      const plan = drawBuyer(random, demand.averageOfTopPrice);
      const code = plan.usesCode ? options.offerCodes[random.between(0, options.offerCodes.length - 1)] : undefined;
      await visitShop({ channel, log, random, show, plan, offerCode: code, signal });
    },
  });
  const seconds = (performance.now() - startedAt) / 1000;
  return { log, seconds, differences: await checkAcknowledged(channel, log) };
}

/** Reads the shows on sale and gives each the demand of a Broadway show drawn at random. */
async function readShows(
  channel: Channel,
  wanted: readonly string[],
  random: Random,
  { soldShare }: MeasuredDemand,
): Promise<(ChannelShow & { weight: number })[]> {
  const codes = wanted.length > 0 ? wanted : await listShowCodes(channel);
  const shows: (ChannelShow & { weight: number })[] = [];
  for (const showCode of codes) {
    const show = await channel.ask(channelCalls.getChannelShow, { params: { showCode } });
    if (show) shows.push({ ...show, weight: drawFrom(random, soldShare) });
  }
  return shows;
}

const SOLD_NOW: ReadonlySet<string> = new Set(['ON_SALE']);

async function listShowCodes(channel: Channel): Promise<string[]> {
  const page = await channel.ask(channelCalls.listChannelShows, { query: { pageSize: 100 } });
  return page?.items.filter(({ saleState }) => SOLD_NOW.has(saleState)).map(({ showCode }) => showCode) ?? [];
}
