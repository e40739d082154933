import { cancelOrder, getOrder } from '@parterre/contract/calls/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { type BoxOffice, NOW, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
beforeEach(async () => {
  office = await openBoxOffice(house);
});
afterAll(() => house.api.close());

describe('one order', () => {
  it('is read with its tickets in the order of their seats, what they cost and what happened', async () => {
    const { orderId } = await office.sell({ seats: [21, 0], places: 1 });
    const { body } = await house.api.call(getOrder, { params: { orderId } }, { as: house.owner });
    expect(body).toMatchObject({
      orderId,
      promoterCode: house.promoter.code,
      showCode: office.show.showCode,
      status: 'ACTIVE',
      paymentStatus: 'PAID',
      refundStatus: 'NONE',
      buyer: { name: 'Ada Lovelace', email: 'ada@example.test' },
      isBuyerMasked: false,
      totalMinor: 12_600,
      createdAt: NOW.toISOString(),
      money: {
        faceValueMinor: 12_000,
        discountMinor: 0,
        bookingFeeMinor: 600,
        cancelFeeMinor: 0,
        totalMinor: 12_600,
        taxMinor: 2100,
        paidMinor: 12_600,
        refundedMinor: 0,
        balanceMinor: 0,
      },
    });
    expect(body.items.map(({ seatId, priceName, paidMinor }) => [seatId, priceName['en-GB'], paidMinor])).toEqual([
      ['Stalls|A|1', 'Price 1', 5200],
      ['Stalls|B|2', 'Price 1', 5200],
      [null, 'Price 4', 2200],
    ]);
    for (const { barcode, transactionHistory } of body.items) {
      expect(barcode).toEqual({
        value: expect.stringMatching(/^[0-9A-F]{16}$/),
        code128: expect.stringMatching(/^\$\d{9}$/),
      });
      expect(transactionHistory).toMatchObject([{ type: 'PURCHASE', actor: 'web', at: NOW.toISOString() }]);
    }
  });

  it('is found in lower case, and shows no barcode that was revoked', async () => {
    const { orderId } = await office.sell({ seats: [0] });
    await house.api.call(
      cancelOrder,
      { params: { orderId }, body: { reason: 'customer-request' } },
      { as: house.owner },
    );
    const { body } = await house.api.call(
      getOrder,
      { params: { orderId: orderId.toLowerCase() } },
      { as: house.owner },
    );
    expect(body).toMatchObject({ orderId, items: [{ status: 'CANCELLED', barcode: null }] });
  });

  it('is masked for those who may not see who bought', async () => {
    const { orderId } = await office.sell({ seats: [0] });
    const finance = await house.api.createUser(house.promoter, 'finance');
    const order = await office.read(orderId, finance);
    expect(order).toMatchObject({ isBuyerMasked: true, buyer: { name: 'A*** L***', email: 'a***@e***' } });
    expect(JSON.stringify(order)).not.toMatch(/lovelace|ada@|example\.test/i);
  });

  it('is refused to those who may not read orders, naming the permission', async () => {
    const { orderId } = await office.sell({ seats: [0] });
    const marketing = await house.api.createUser(house.promoter, 'marketing');
    const answer = await house.api.call(getOrder, { params: { orderId } }, { as: marketing });
    expect(answer.status).toBe(403);
    expect(answer.problem).toMatchObject({ details: { permission: 'order:read' } });
  });

  it('does not exist for another promoter, nor where a membership does not cover its event', async () => {
    const { orderId } = await office.sell({ seats: [0] });
    const [show] = await office.rowsOf((db) => db.select().from(shows).where(eq(shows.id, office.show.showId)));
    const venueId = show?.venueId ?? 0;
    const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
    const here = await house.api.createUser(house.promoter, 'box-office', { scope: 'venue', scopeIds: [venueId] });
    const elsewhere = await house.api.createUser(house.promoter, 'box-office', { scope: 'venue', scopeIds: [1] });
    const read = async (as: typeof stranger) =>
      (await house.api.call(getOrder, { params: { orderId } }, { as })).status;
    expect([await read(here), await read(elsewhere), await read(stranger)]).toEqual([200, 404, 404]);
  });

  it.each(['ZZZZZZZZZZ', 'K7M2QXRB4', 'K7M2QXRB4TT', 'K7M2QXRB40', 'K7M2QXRB4I', "' or 1=1 --", '1'])(
    'is not there under %s',
    async (orderId) => {
      const answer = await house.api.call(getOrder, { params: { orderId } }, { as: house.owner });
      expect(answer.status).toBe(404);
      expect(answer.problem.code).toBe('NOT_FOUND');
    },
  );
});
