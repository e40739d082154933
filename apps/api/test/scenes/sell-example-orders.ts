import { createOfferCode } from '@parterre/contract/calls/offer-codes';
import { addOrderNote, cancelOrder, getOrder, listOrders } from '@parterre/contract/calls/orders';
import { listPriceGroups } from '@parterre/contract/calls/price-groups';
import { saveAllSeats } from '@parterre/contract/calls/seats';
import type { Order, OrderSummary } from '@parterre/contract/orders/order';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq } from 'drizzle-orm';
import { orders } from '#db/schema/sales/orders.ts';
import { runAsSystem } from '#db/system.ts';
import type { BasketRequest } from '#resources/sales/baskets/fill/basket-request.ts';
import { startTestApi, type TestAnswer, type TestApi, type TestPromoter, type TestUser } from '../support/test-api.ts';
import { buyBasket } from './buy-basket.ts';
import { insertSeatedShow, type SeatedShow } from './insert-seated-show.ts';
import { putInBasket } from './put-in-basket.ts';

export type ListQuery = NonNullable<CallArguments<typeof listOrders>['query']>;

interface Sale extends Omit<BasketRequest, 'channel'> {
  of?: TestPromoter;
  show: SeatedShow;
  orderId: string;
  name: string;
  email: string;
  at: string;
  channel?: string;
  paid?: boolean;
}

/**
 * Four orders of one promoter, a day apart: Ada and Zoë at one show, Bob and Łukasz at another. Zoë has not paid at the
 * box office, Bob used the code SUMMER-24 and cancelled the first of six seats, Łukasz cancelled both of his. Ada's
 * first ticket has a note.
 */
export interface ExampleOrders {
  api: TestApi;
  promoter: TestPromoter;
  owner: TestUser;
  stalls: SeatedShow;
  circle: SeatedShow;
  /** Returns the order as it was before any cancellation. */
  orderOf(name: string): Order;
  /** Lists orders, by default the newest first. It fails when the count differs from the number of listed orders. */
  list(query?: ListQuery, as?: TestUser): Promise<OrderSummary[]>;
  /** Returns the first names of the buyers of the listed orders. */
  names(query?: ListQuery, as?: TestUser): Promise<(string | undefined)[]>;
  addShow(of: TestPromoter, as: TestUser): Promise<SeatedShow>;
  sell(sale: Sale): Promise<void>;
}

export async function sellExampleOrders(): Promise<ExampleOrders> {
  const api = await startTestApi();
  api.setNow(new Date('2026-11-20T12:00:00Z'));
  const promoter = await api.createPromoter();
  const owner = await api.createUser(promoter, 'owner');
  const stalls = await addShow(api, promoter, owner);
  const circle = await addShow(api, promoter, owner);
  await addCode(api, owner, circle, 'SUMMER-24');
  const bought = new Map<string, Order>();
  for (const sale of toSales(stalls, circle)) {
    await sell(api, { of: promoter, ...sale });
    const { body } = await api.call(getOrder, { params: { orderId: sale.orderId } }, { as: owner });
    bought.set(sale.name.split(' ')[0] ?? '', body);
  }
  const orderOf = (name: string) => requireOne(bought.get(name));
  await changeOrders(api, owner, orderOf);
  const byId = new Map([...bought].map(([name, { orderId }]) => [orderId, name]));
  const list: ExampleOrders['list'] = async (query = {}, as = owner) => {
    const answer = succeed(await api.call(listOrders, { query: { sortOrderDescending: true, ...query } }, { as }));
    if (answer.totalItems !== answer.items.length || answer.totalKind !== 'exact')
      throw new Error(JSON.stringify(answer));
    return answer.items;
  };
  return {
    api,
    promoter,
    owner,
    stalls,
    circle,
    orderOf,
    list,
    names: async (query, as) => (await list(query, as)).map(({ orderId }) => byId.get(orderId)),
    addShow: (of, as) => addShow(api, of, as),
    sell: (sale) => sell(api, { of: promoter, ...sale }),
  };
}

const toSales = (stalls: SeatedShow, circle: SeatedShow): Sale[] => [
  {
    show: stalls,
    orderId: 'K7M2QXRB4T',
    name: 'Ada Lovelace',
    email: 'Ada@Example.test',
    at: '2026-11-20T23:30:00Z',
    seats: [0, 1],
    partnerSiteId: 1,
  },
  {
    show: stalls,
    orderId: 'Q3ZN8WVPYH',
    name: "Zoë O'Brien-Smith",
    email: 'zoe@example.test',
    at: '2026-11-21T12:00:00Z',
    seats: [4],
    quantities: [{ priceTypeId: stalls.standing, quantity: 1 }],
    partnerSiteId: 2,
    channel: 'box-office',
    paid: false,
  },
  {
    show: circle,
    orderId: 'Q3ZNAAAA22',
    name: 'Bob Smith',
    email: 'bob_100%@example.test',
    at: '2026-11-22T12:00:00Z',
    seats: [25, 3, 21, 20, 22, 24],
    offerCode: 'SUMMER-24',
  },
  {
    show: circle,
    orderId: 'WXYZ345678',
    name: 'Łukasz Großmann',
    email: 'lg@example.test',
    at: '2026-11-23T12:00:00Z',
    seats: [40, 41],
  },
];

async function changeOrders(api: TestApi, owner: TestUser, orderOf: (name: string) => Order): Promise<void> {
  const as = { as: owner };
  const [bob, ada] = [orderOf('Bob'), orderOf('Ada')];
  const whole = { reason: 'customer-request' as const };
  succeed(await api.call(cancelOrder, { params: { orderId: orderOf('Łukasz').orderId }, body: whole }, as));
  const partly = { orderItemIds: [requireOne(bob.items[0]).id], reason: 'other' as const, refund: 'done' as const };
  succeed(await api.call(cancelOrder, { params: { orderId: bob.orderId }, body: partly }, as));
  const params = { orderId: ada.orderId, orderItemId: requireOne(ada.items[0]).id };
  succeed(await api.call(addOrderNote, { params, body: { text: 'Comes in a wheelchair' } }, as));
}

async function addShow(api: TestApi, of: TestPromoter, as: TestUser): Promise<SeatedShow> {
  const show = await insertSeatedShow(api, of);
  const blocks = [{ blockId: 1, revision: 1, ranges: [{ from: 0, to: 99, priceTypeId: show.prices[0] }] }];
  const body = { planVersionId: show.planVersionId, blocks };
  succeed(await api.call(saveAllSeats, { params: { showCode: show.showCode }, body }, { as }));
  return show;
}

async function addCode(api: TestApi, owner: TestUser, { showCode }: SeatedShow, code: string): Promise<void> {
  const groups = succeed(await api.call(listPriceGroups, { params: { showCode } }, { as: owner }));
  const params = { showCode, priceGroupId: requireOne(groups.items[0]).priceGroupId };
  const body = { code, effect: 'percentage' as const, value: 1000 };
  succeed(await api.call(createOfferCode, { params, body }, { as: owner }));
}

/** Sells through the sales verbs, with the given order id instead of a random one. */
async function sell(
  api: TestApi,
  { of, show, orderId, name, email, at, channel = 'web', paid = true, ...request }: Sale & { of: TestPromoter },
): Promise<void> {
  api.setNow(new Date(at));
  const { basketId } = await putInBasket(api.contextOf(of), { ...request, channel, showCode: show.showCode });
  const order = await buyBasket(api.contextOf(of), { basketId, buyer: { name, email }, isPaid: paid });
  await runAsSystem(api.database, (db) => db.update(orders).set({ orderId }).where(eq(orders.orderId, order.orderId)));
}

function succeed<Body>({ status, text, body }: TestAnswer<Body>): Body {
  if (status >= 300) throw new Error(text);
  return body;
}

function requireOne<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('An example is missing');
  return found;
}
