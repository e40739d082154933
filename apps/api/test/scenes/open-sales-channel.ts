import type { Basket } from '@parterre/contract/baskets';
import { createBasket, getBasket, purchaseBasket } from '@parterre/contract/calls/baskets';
import { getChannelOrder } from '@parterre/contract/calls/channel';
import { createOfferCode } from '@parterre/contract/calls/offer-codes';
import type { ChannelOrder } from '@parterre/contract/channel';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq } from 'drizzle-orm';
import { priceTypes } from '#db/schema/events/prices.ts';
import { runAsSystem } from '#db/system.ts';
import type { TestAnswer, TestUser } from '../support/test-api.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from './open-box-office.ts';

export type BasketBody = CallArguments<typeof createBasket>['body'];
export type PurchaseBody = CallArguments<typeof purchaseBasket>['body'];

/** A box office with the key of a web shop that sells its show. */
export interface SalesOutlet extends BoxOffice {
  key: TestUser;
  open(body?: Partial<BasketBody>, as?: TestUser): Promise<TestAnswer<Basket>>;
  /** Opens a basket that must be possible. */
  fill(body: Partial<BasketBody>, as?: TestUser): Promise<Basket>;
  readBasket(basketId: number, as?: TestUser): Promise<TestAnswer<Basket>>;
  /** Pays the cost of a basket by card, unless the body says otherwise. */
  buy(basket: Basket, body?: Partial<PurchaseBody>, options?: Options): Promise<TestAnswer<ChannelOrder>>;
  /** Opens a basket and purchases it, which must both be possible. */
  order(body: Partial<BasketBody>, as?: TestUser): Promise<ChannelOrder>;
  readSold(orderId: string, as?: TestUser): Promise<TestAnswer<ChannelOrder>>;
  /** Creates a code for the group of all price types. */
  addCode(code: string, more?: object): Promise<void>;
  setTicket(priceTypeId: number, set: Partial<typeof priceTypes.$inferInsert>): Promise<unknown>;
}

interface Options {
  as?: TestUser;
  key?: string;
}

export const BUYER = { name: 'Ada Lovelace', email: 'ada@example.test' };

export const startOutlet = async () => {
  const house = await startBoxOffice();
  return { ...house, key: await house.api.createKey(house.promoter) };
};

export async function openOutlet(house: Awaited<ReturnType<typeof startOutlet>>): Promise<SalesOutlet> {
  const office = await openBoxOffice(house);
  const { api, owner, key, show } = { ...office, ...house };
  const { showCode } = show;
  const outlet: SalesOutlet = {
    ...office,
    key,
    open: (body = {}, as = key) => api.call(createBasket, { body: { showCode, ...body } }, { as }),
    fill: async (body, as) => requireAnswer(await outlet.open(body, as), 201),
    readBasket: (basketId, as = key) => api.call(getBasket, { params: { basketId } }, { as }),
    buy: ({ basketId, totalMinor, currency }, body = {}, { as = key, ...options } = {}) => {
      const payments = totalMinor > 0 ? [{ method: 'card', amountMinor: totalMinor, currency, reference: 'ch_1' }] : [];
      const args = { params: { basketId }, body: { buyer: BUYER, payments, totalMinor, ...body } };
      return api.call(purchaseBasket, args, { as, ...options });
    },
    order: async (body, as = key) => requireAnswer(await outlet.buy(await outlet.fill(body, as), {}, { as }), 201),
    readSold: (orderId, as = key) => api.call(getChannelOrder, { params: { orderId } }, { as }),
    addCode: async (code, more = {}) => {
      const [price] = await runAsSystem(api.database, (db) =>
        db.select().from(priceTypes).where(eq(priceTypes.id, show.standing)),
      );
      const args = {
        params: { showCode, priceGroupId: price?.priceGroupId ?? 0 },
        body: { code, effect: 'percentage' as const, value: 5000, ...more },
      };
      requireAnswer(await api.call(createOfferCode, args, { as: owner }), 201);
    },
    setTicket: (priceTypeId, set) =>
      runAsSystem(api.database, (db) => db.update(priceTypes).set(set).where(eq(priceTypes.id, priceTypeId))),
  };
  return outlet;
}

function requireAnswer<Answer>({ status, body, text }: TestAnswer<Answer>, expected: number): Answer {
  if (status !== expected) throw new Error(text);
  return body;
}
