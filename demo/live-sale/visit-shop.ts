import { setTimeout as sleep } from 'node:timers/promises';
import type { Basket } from '@parterre/contract/baskets';
import * as basketCalls from '@parterre/contract/calls/baskets';
import * as channelCalls from '@parterre/contract/calls/channel';
import type { ChannelOrder, ChannelPrice, ChannelShow } from '@parterre/contract/channel';
import type { Random } from '../random.ts';
import type { Channel } from './channel.ts';
import type { BuyerPlan } from './draw-buyer.ts';
import type { SalesLog } from './sales-log.ts';

export interface Visit {
  channel: Channel;
  log: SalesLog;
  random: Random;
  show: ChannelShow;
  plan: BuyerPlan;
  offerCode: string | undefined;
  /** Ends the waits of all buyers when it aborts. */
  signal: AbortSignal;
}

/** Takes one buyer from the prices to the tickets, with the calls that a web shop would send. */
export async function visitShop(visit: Visit): Promise<void> {
  const { plan, channel, log } = visit;
  const basket = await fillBasket(visit);
  if (!basket) return;
  const { basketId } = basket;
  await think(visit);
  if (plan.givesUp !== 'no' || visit.signal.aborted) {
    log.gaveUp();
    if (plan.givesUp !== 'leaves') await channel.ask(basketCalls.removeBasket, { params: { basketId } });
    return;
  }
  const offered = visit.offerCode
    ? await channel.ask(basketCalls.setBasketOfferCode, { params: { basketId }, body: { offerCode: visit.offerCode } })
    : undefined;
  const order = await pay(visit, offered ?? basket);
  if (order) await thinkAgain(visit, order);
}

async function fillBasket(visit: Visit): Promise<Basket | undefined> {
  const { channel, show, plan } = visit;
  const { showCode } = show;
  const prices = await channel.ask(channelCalls.listChannelPrices, { params: { showCode } });
  const price = prices && choosePrice(prices.items, plan);
  if (!price) return undefined;
  const request = await chooseTickets(visit, price);
  return channel.askIdempotently(basketCalls.createBasket, { body: { showCode, ...request } });
}

async function chooseTickets({ channel, show, plan, random }: Visit, price: ChannelPrice) {
  const { priceTypeId } = price;
  const quantity = sizeOf(price, plan.party);
  if (!price.isSeated) return { quantities: [{ priceTypeId, quantity }] };
  if (!plan.choosesSeats) return { bestAvailable: [{ priceTypeId, quantity }] };
  const query = { priceTypeId, onlyAvailable: true, pageSize: 1000 };
  const seats = await channel.ask(channelCalls.listChannelSeats, { params: { showCode: show.showCode }, query });
  const seatIds = seats?.items.map(({ seatId }) => seatId) ?? [];
  return { seats: chooseSeats(random, seatIds, quantity).map((seatId) => ({ seatId })) };
}

async function pay({ channel, show, plan, log }: Visit, basket: Basket): Promise<ChannelOrder | undefined> {
  const { basketId, totalMinor, currency, lines } = basket;
  const payments =
    totalMinor > 0 ? [{ method: 'card', amountMinor: totalMinor, currency, reference: `sim-${basketId}` }] : [];
  const order = await channel.askIdempotently(basketCalls.purchaseBasket, {
    params: { basketId },
    body: {
      buyer: { name: plan.name, email: plan.email },
      payments,
      answers: answersFor(show, lines.length),
      totalMinor,
    },
  });
  if (order)
    log.sold({
      orderId: order.orderId,
      showCode: order.showCode,
      tickets: order.items.length,
      totalMinor: order.totalMinor,
      currency: order.currency,
    });
  return order;
}

/** Answers the required questions and skips the others. */
function answersFor({ questions }: ChannelShow, tickets: number) {
  return questions
    .filter(({ isRequired }) => isRequired)
    .flatMap(({ questionId, kind, askedPer }) => {
      const value = { text: 'None', choice: '0', 'yes-no': 'no' }[kind];
      if (askedPer === 'order') return [{ questionId, value }];
      return Array.from({ length: tickets }, (_, ticket) => ({ questionId, value, ticket }));
    });
}

async function thinkAgain({ plan, channel, log }: Visit, { orderId, items }: ChannelOrder): Promise<void> {
  if (plan.cancels === 'no') return;
  const [first] = items;
  const body = plan.cancels === 'one' && first ? { orderItemIds: [first.orderItemId] } : {};
  const cancelled = await channel.askIdempotently(channelCalls.cancelChannelOrder, { params: { orderId }, body });
  if (cancelled) log.cancelled(orderId, cancelled.items.filter(({ status }) => status === 'CANCELLED').length);
}

const think = ({ plan, signal }: Visit): Promise<void> =>
  sleep(plan.thinkMs, undefined, { signal }).catch(() => undefined);

/**
 * Returns the most expensive price type that the buyer will pay and that has room for the party; undefined if there is
 * none.
 */
export function choosePrice(
  prices: readonly ChannelPrice[],
  { averageOfTopPrice, party }: Pick<BuyerPlan, 'averageOfTopPrice' | 'party'>,
): ChannelPrice | undefined {
  const possible = prices
    .filter((price) => price.available >= sizeOf(price, party))
    .toSorted((a, b) => a.priceMinor - b.priceMinor);
  const limit = (possible.at(-1)?.priceMinor ?? 0) * averageOfTopPrice;
  return possible.findLast((price) => price.priceMinor <= limit) ?? possible[0];
}

const sizeOf = (price: Pick<ChannelPrice, 'fewestPerOrder' | 'mostPerOrder'>, party: number): number =>
  Math.max(price.fewestPerOrder, Math.min(price.mostPerOrder, party));

/**
 * Chooses consecutive seats of the list, which is in plan order, from a random position. Returns fewer if there are
 * fewer.
 */
export function chooseSeats(random: Random, seatIds: readonly string[], count: number): string[] {
  const rows = new Map<string, string[]>();
  for (const seatId of seatIds) {
    const row = seatId.slice(0, seatId.lastIndexOf('|'));
    rows.set(row, [...(rows.get(row) ?? []), seatId]);
  }
  const wide = [...rows.values()].filter((row) => row.length >= count);
  const row = wide[random.between(0, Math.max(0, wide.length - 1))] ?? seatIds;
  const from = random.between(0, Math.max(0, row.length - count));
  return row.slice(from, from + count);
}
