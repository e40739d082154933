import { createHold } from '@parterre/contract/calls/holds';
import { cancelOrder, getOrder } from '@parterre/contract/calls/orders';
import type { Hold } from '@parterre/contract/holds';
import type { Order } from '@parterre/contract/orders/order';
import type { SaveAllAnswer } from '@parterre/contract/seats';
import type { CallArguments } from '@parterre/contract/wire/call';
import { runAsSystem } from '#db/system.ts';
import type { WriteDb } from '#db/transaction.ts';
import type { BasketRequest } from '#resources/sales/baskets/fill/basket-request.ts';
import { startTestApi, type TestAnswer, type TestApi, type TestPromoter, type TestUser } from '../support/test-api.ts';
import { buyBasket } from './buy-basket.ts';
import { insertSeatedShow, type SeatedShow } from './insert-seated-show.ts';
import { putInBasket } from './put-in-basket.ts';
import { type SeatRange, saveRanges } from './save-ranges.ts';

export type CancelBody = CallArguments<typeof cancelOrder>['body'];
type SaleRequest = Pick<BasketRequest, 'seats' | 'offerCode'> & { places?: number; paid?: boolean; email?: string };

/**
 * One promoter with a show on sale: seats 0 to 99 at 50.00, standing places at 20.00, each with a booking fee of 2.00.
 */
export interface BoxOffice {
  api: TestApi;
  promoter: TestPromoter;
  owner: TestUser;
  show: SeatedShow;
  sell(sale: SaleRequest): Promise<Order>;
  read(orderId: string, as?: TestUser): Promise<Order>;
  cancel(orderId: string, body?: Partial<CancelBody>, options?: CancelOptions): Promise<TestAnswer<Order>>;
  addHold(reservationFlag: string, more?: object): Promise<Hold>;
  save(ranges: SeatRange[], revision: number): Promise<TestAnswer<SaveAllAnswer>>;
  rowsOf<T>(read: (db: WriteDb) => Promise<T>): Promise<T>;
}

interface CancelOptions {
  as?: TestUser;
  key?: string;
  revision?: number;
}

export const NOW = new Date('2026-11-20T23:30:00Z');

/** Starts an API with a promoter and an owner, for which `openBoxOffice` creates a show in every test. */
export async function startBoxOffice(): Promise<Pick<BoxOffice, 'api' | 'promoter' | 'owner'>> {
  const api = await startTestApi();
  const promoter = await api.createPromoter();
  return { api, promoter, owner: await api.createUser(promoter, 'owner') };
}

export async function openBoxOffice(
  house: Pick<BoxOffice, 'api' | 'promoter' | 'owner'>,
  status: 'PENDING' | 'ACTIVE' = 'ACTIVE',
): Promise<BoxOffice> {
  const { api, promoter, owner } = house;
  api.setNow(NOW);
  const show = await insertSeatedShow(api, promoter, { status });
  const { showCode } = show;
  const params = { showCode };
  const read: BoxOffice['read'] = async (orderId, as = owner) => {
    const answer = await api.call(getOrder, { params: { orderId } }, { as });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body;
  };
  const office: BoxOffice = {
    ...house,
    show,
    read,
    sell: async ({ seats = [], places = 0, offerCode, paid = true, email = 'ada@example.test' }) => {
      const { basketId } = await putInBasket(api.contextOf(promoter), {
        showCode,
        seats,
        quantities: places > 0 ? [{ priceTypeId: show.standing, quantity: places }] : [],
        channel: 'web',
        ...(offerCode === undefined ? {} : { offerCode }),
      });
      const buyer = { name: 'Ada Lovelace', email };
      const { orderId } = await buyBasket(api.contextOf(promoter), { basketId, buyer, isPaid: paid });
      return read(orderId);
    },
    cancel: (orderId, body = {}, { as = owner, ...options } = {}) =>
      api.call(cancelOrder, { params: { orderId }, body: { reason: 'customer-request', ...body } }, { as, ...options }),
    addHold: async (reservationFlag, more = {}) => {
      const body = { label: `Hold ${reservationFlag}`, reservationFlag, colour: '#A3323F', ...more };
      const answer = await api.call(createHold, { params, body }, { as: owner });
      if (answer.status !== 201) throw new Error(answer.text);
      return answer.body;
    },
    save: (ranges, revision) => saveRanges(api, show, { ranges, revision, as: owner }),
    rowsOf: (read) => runAsSystem(api.database, read),
  };
  await office.save([{ from: 0, to: 99, priceTypeId: show.prices[0] }], 1);
  return office;
}
