import { setTimeout as sleep } from 'node:timers/promises';
import type { ChannelAnswer, ChannelCaller } from './call-channel.ts';

export interface StormBasket {
  basketId: number;
  totalMinor: number;
  currency: string;
  seats: number[];
}

export interface Storm {
  baskets: StormBasket[];
  /** The times of answers with a basket, in milliseconds. */
  times: number[];
  seconds: number;
  /** The refusals of seats that another buyer took first. */
  refusals: number;
  /** The answers that nobody should get, by status and code. */
  failures: Map<string, number>;
}

const SEATS_MAX = 4;

/** Runs buyers who each take one to four adjacent seats that they believe free, until no seat is left. */
export async function fillBaskets(
  caller: ChannelCaller,
  sale: { showCode: string; seatIds: readonly string[] },
  buyers: number,
): Promise<Storm> {
  const isFree = Uint8Array.from(sale.seatIds, () => 1);
  const storm: Storm = { baskets: [], times: [], seconds: 0, refusals: 0, failures: new Map() };
  const buy = async () => {
    for (let seats = pickSeats(isFree); seats.length > 0; seats = pickSeats(isFree)) {
      const body = { showCode: sale.showCode, seats: seats.map((seat) => ({ seatId: sale.seatIds[seat] })) };
      const answer = await insist(() => caller.post('/baskets', body), storm.failures);
      if (answer.status === 201) {
        storm.times.push(answer.ms);
        storm.baskets.push({ ...answer.body, seats });
      } else if (answer.body.code === 'SEAT_TAKEN') storm.refusals++;
      else note(storm.failures, answer);
      if (answer.status === 201) for (const seat of seats) isFree[seat] = 0;
      else if (answer.body.code === 'SEAT_TAKEN') forget(isFree, sale.seatIds, answer);
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: buyers }, buy));
  storm.seconds = (performance.now() - startedAt) / 1000;
  return storm;
}

export interface Purchases {
  orders: { orderId: string; seatIds: string[] }[];
  times: number[];
  seconds: number;
  failures: Map<string, number>;
}

export async function purchaseAll(
  caller: ChannelCaller,
  baskets: readonly StormBasket[],
  buyers: number,
): Promise<Purchases> {
  const purchases: Purchases = { orders: [], times: [], seconds: 0, failures: new Map() };
  const left = [...baskets];
  const buy = async () => {
    for (let basket = left.pop(); basket; basket = left.pop()) {
      const { basketId } = basket;
      const idempotencyKey = crypto.randomUUID();
      const body = purchaseOf(basket);
      const answer = await insist(
        () => caller.post(`/baskets/${basketId}/purchase`, body, idempotencyKey),
        purchases.failures,
      );
      if (answer.status !== 201) {
        note(purchases.failures, answer);
        continue;
      }
      purchases.times.push(answer.ms);
      const seatIds = answer.body.items.map(({ seatId }) => seatId);
      purchases.orders.push({ orderId: answer.body.orderId, seatIds });
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: buyers }, buy));
  purchases.seconds = (performance.now() - startedAt) / 1000;
  return purchases;
}

/** Returns the request to buy a basket: paid by card, the exact amount. */
export const purchaseOf = ({
  basketId,
  totalMinor,
  currency,
}: Pick<StormBasket, 'basketId' | 'totalMinor' | 'currency'>) => ({
  buyer: { name: `Buyer ${basketId}`, email: `buyer${basketId}@example.test` },
  payments: [{ method: 'card', amountMinor: totalMinor, currency, reference: String(basketId) }],
  totalMinor,
});

const COME_BACK_MS = 300;

/** Retries while the server answers that it is too busy, as the answer demands. */
async function insist(ask: () => Promise<ChannelAnswer>, failures: Map<string, number>): Promise<ChannelAnswer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    note(failures, answer);
    await sleep(COME_BACK_MS);
  }
}

function pickSeats(isFree: Uint8Array): number[] {
  const from = isFree.indexOf(1, Math.floor(Math.random() * isFree.length));
  const start = from === -1 ? isFree.indexOf(1) : from;
  if (start === -1) return [];
  const length = 1 + Math.floor(Math.random() * SEATS_MAX);
  const seats: number[] = [];
  for (let seat = start; seats.length < length && isFree[seat] === 1; seat++) seats.push(seat);
  return seats;
}

function forget(isFree: Uint8Array, seatIds: readonly string[], { body }: ChannelAnswer): void {
  for (const seatId of body.details?.seatIds ?? []) isFree[seatIds.indexOf(seatId)] = 0;
}

function note(failures: Map<string, number>, { status, body }: ChannelAnswer): void {
  const what = `${status} ${body.code ?? ''}`;
  failures.set(what, (failures.get(what) ?? 0) + 1);
}
