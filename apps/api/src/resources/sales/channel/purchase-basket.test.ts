import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answers, questions } from '#db/schema/events/questions.ts';
import { shows } from '#db/schema/events/shows.ts';
import { jobs } from '#db/schema/ground/jobs.ts';
import { apiKeys } from '#db/schema/promoters/api-keys.ts';
import { postages } from '#db/schema/promoters/promoters.ts';
import { customerConsents, customers } from '#db/schema/sales/customers.ts';
import { instalmentPlans } from '#db/schema/sales/instalments.ts';
import { ledger, orders } from '#db/schema/sales/orders.ts';
import { newId } from '#ids.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { NOW } from '#test/scenes/open-box-office.ts';
import {
  BUYER,
  openOutlet,
  type PurchaseBody,
  type SalesOutlet,
  startOutlet,
} from '#test/scenes/open-sales-channel.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

let house: Awaited<ReturnType<typeof startOutlet>>;
let outlet: SalesOutlet;

beforeAll(async () => {
  house = await startOutlet();
});
afterAll(async () => {
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  await house.api.close();
});
beforeEach(async () => {
  outlet = await openOutlet(house);
});

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const two = { seats: [{ seatId: 'Stalls|A|1' }, { seatId: 'Stalls|A|2' }] };
const places = (quantity: number) => ({ quantities: [{ priceTypeId: outlet.show.standing, quantity }] });
const card = (amountMinor: number, currency = 'GBP') => [{ method: 'card', amountMinor, currency, reference: 'ch_1' }];
const ADDRESS = { lines: ['1 Harbour Road'], town: 'Bristol', postcode: 'BS1 4XX', countryCode: 'GB' };

async function addPostage(more: Partial<typeof postages.$inferInsert> = {}): Promise<number> {
  const id = newId();
  const promoterId = house.promoter.id;
  const post = { name: { 'en-GB': 'Letter' }, amountMinor: 250, currency: 'GBP', countryCodes: ['GB'] };
  await outlet.rowsOf((db) => db.insert(postages).values({ promoterId, id, ...post, ...more }));
  return id;
}

async function addPlan(more: Partial<typeof instalmentPlans.$inferInsert> = {}): Promise<number> {
  const id = newId();
  const { promoter, show } = outlet;
  const plan = { name: { 'en-GB': 'Three parts' }, depositBasisPoints: 2000, payments: 2, interval: 'month' as const };
  await outlet.rowsOf((db) =>
    db.insert(instalmentPlans).values({ promoterId: promoter.id, id, showId: show.showId, ...plan, ...more }),
  );
  return id;
}

async function addQuestion(more: Partial<typeof questions.$inferInsert> = {}): Promise<number> {
  const id = newId();
  const { promoter, show } = outlet;
  const question = { label: { 'en-GB': 'Diet' }, kind: 'text' as const, askedPer: 'order' as const, isRequired: true };
  const place = { promoterId: promoter.id, id, showId: show.showId };
  await outlet.rowsOf(async (db) => {
    const asked = await db.select().from(questions).where(eq(questions.showId, show.showId));
    await db.insert(questions).values({ ...place, displayOrder: asked.length + 1, ...question, ...more });
  });
  return id;
}

const rowOf = async (orderId: string) => {
  const [row] = await outlet.rowsOf((db) => db.select().from(orders).where(eq(orders.orderId, orderId)));
  if (!row) throw new Error('No order');
  return row;
};
const moneyOf = async (orderId: string) => {
  const { id } = await rowOf(orderId);
  const rows = await outlet.rowsOf((db) => db.select().from(ledger).where(eq(ledger.orderId, id)).orderBy(ledger.id));
  return rows.filter(({ orderItemId }) => orderItemId === null);
};

describe('a purchase', () => {
  test('is an order with barcodes, a customer and money in the ledger', async () => {
    const basket = await outlet.fill({ ...two, ...places(1) });
    const answer = await outlet.buy(basket, {
      externalReference: 'P-77',
      buyer: { ...BUYER, phone: '+44 20 7946 0000', cultureCode: 'de' },
      consents: [{ kind: 'email', isGiven: true }],
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      showCode: outlet.show.showCode,
      externalReference: 'P-77',
      status: 'ACTIVE',
      paymentStatus: 'PAID',
      refundStatus: 'NONE',
      buyer: BUYER,
      totalMinor: basket.totalMinor,
      paidMinor: basket.totalMinor,
      balanceMinor: 0,
      postageMinor: 0,
      instalments: [],
    });
    const { orderId, items } = answer.body;
    expect(items.map(({ seatId, taxMinor, priceMinor }) => ({ seatId, taxMinor, priceMinor }))).toEqual(
      basket.lines.map(({ seatId, taxMinor, priceMinor }) => ({ seatId, taxMinor, priceMinor })),
    );
    for (const { barcode } of items) {
      expect(barcode?.value).toMatch(/^[0-9A-F]{16}$/);
      expect(barcode?.code128).toMatch(/^\$\d{9}$/);
    }
    expect((await outlet.readSold(orderId)).body).toEqual(answer.body);
    const row = await rowOf(orderId);
    expect(row).toMatchObject({ channel: 'web', partnerSiteId: null, externalReference: 'P-77' });
    expect(`key:${row.apiKeyId}`).toBe(outlet.key.id);
    const [customer] = await outlet.rowsOf((db) =>
      db
        .select()
        .from(customers)
        .where(eq(customers.id, row.customerId ?? 0)),
    );
    expect(customer).toMatchObject({ email: BUYER.email, phone: '+44 20 7946 0000', cultureCode: 'de' });
    const consents = await outlet.rowsOf((db) =>
      db
        .select()
        .from(customerConsents)
        .where(eq(customerConsents.customerId, row.customerId ?? 0)),
    );
    expect(consents.at(-1)).toMatchObject({ kind: 'email', isGiven: true, source: 'web' });
    expect(await moneyOf(orderId)).toMatchObject([
      { kind: 'PAYMENT', amountMinor: basket.totalMinor, method: 'card', reference: 'ch_1' },
    ]);
  });

  test('is told as what the key is, at its partner site', async () => {
    await outlet.setTicket(outlet.show.standing, { partnerSiteIds: [2] });
    const site = await house.api.createKey(house.promoter, { partnerSiteId: 2 });
    const { orderId } = await outlet.order(places(1), site);
    expect(await rowOf(orderId)).toMatchObject({ channel: 'partner-site', partnerSiteId: 2 });
    expect((await outlet.readSold(orderId, site)).status).toBe(200);
  });

  test('may be paid in several ways', async () => {
    const basket = await outlet.fill(two);
    const payments = [...card(10_000), { method: 'gift-card', amountMinor: 400, currency: 'GBP', reference: 'G-1' }];
    const { body } = await outlet.buy(basket, { payments });
    expect(await moneyOf(body.orderId)).toMatchObject([
      { kind: 'PAYMENT', amountMinor: 10_000, method: 'card', reference: 'ch_1' },
      { kind: 'PAYMENT', amountMinor: 400, method: 'gift-card', reference: 'G-1' },
    ]);
  });

  test('with postage charges it once and keeps the address', async () => {
    const postageId = await addPostage();
    const basket = await outlet.fill(two);
    const { body, status, text } = await outlet.buy(basket, {
      buyer: { ...BUYER, address: ADDRESS },
      postageId,
      payments: card(10_650),
      totalMinor: 10_650,
    });
    expect(status, text).toBe(201);
    expect(body).toMatchObject({ postageMinor: 250, totalMinor: 10_650, paidMinor: 10_650, balanceMinor: 0 });
    expect(await rowOf(body.orderId)).toMatchObject({ postageId, address: ADDRESS });
    expect((await outlet.readSold(body.orderId)).body).toEqual(body);
  });

  test('by a plan is paid in part, with its schedule', async () => {
    const instalmentPlanId = await addPlan();
    const basket = await outlet.fill(two);
    const { body, status, text } = await outlet.buy(basket, { instalmentPlanId, payments: card(2080) });
    expect(status, text).toBe(201);
    expect(body).toMatchObject({ status: 'ACTIVE', paymentStatus: 'PART_PAID', paidMinor: 2080, balanceMinor: -8320 });
    expect(body.instalments).toMatchObject([
      { number: 0, amountMinor: 2080, paidMinor: 2080 },
      { number: 1, amountMinor: 4160, paidMinor: 0 },
      { number: 2, amountMinor: 4160, paidMinor: 0 },
    ]);
    expect((await outlet.readSold(body.orderId)).body).toEqual(body);
  });

  test('writes down what was answered, for the order and for each ticket', async () => {
    const diet = await addQuestion();
    const name = await addQuestion({ askedPer: 'ticket', isRequired: false });
    const basket = await outlet.fill(two);
    const { body } = await outlet.buy(basket, {
      answers: [
        { questionId: diet, value: 'Vegan' },
        { questionId: name, value: 'Bob', ticket: 1 },
      ],
    });
    const { id } = await rowOf(body.orderId);
    const kept = await outlet.rowsOf((db) =>
      db.select().from(answers).where(eq(answers.orderId, id)).orderBy(answers.id),
    );
    expect(kept).toMatchObject([
      { questionId: diet, orderItemId: null, value: 'Vegan' },
      { questionId: name, orderItemId: body.items[1]?.orderItemId, value: 'Bob' },
    ]);
  });

  test('that costs nothing needs no payment', async () => {
    await outlet.addCode('FREE', { effect: 'set-price', value: 0 });
    await outlet.setTicket(outlet.show.standing, { bookingFeeMinor: 0 });
    const basket = await outlet.fill({ ...places(2), offerCode: 'FREE' });
    expect(basket.totalMinor).toBe(0);
    expect((await outlet.buy(basket)).body).toMatchObject({ paymentStatus: 'PAID', totalMinor: 0, paidMinor: 0 });
  });

  test('at the telephone may be paid later, and needs no e-mail address', async () => {
    const phone = await house.api.createKey(house.promoter, { channel: 'phone' });
    const basket = await outlet.fill(two, phone);
    const { body } = await outlet.buy(basket, { payments: [], buyer: { name: 'Bob', email: '' } }, { as: phone });
    expect(body).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID', paidMinor: 0, balanceMinor: -10_400 });
    expect(await rowOf(body.orderId)).toMatchObject({ customerId: null });
  });

  test('sends the tickets by e-mail where the channel asks for it, and none of an order that is unpaid', async () => {
    const mailed = async () => {
      const mails = await outlet.rowsOf((db) => db.select().from(jobs).where(eq(jobs.kind, 'send-mail')));
      return mails.map(({ payload }) => [payload.orderCode, payload.email]);
    };
    const sent = (await outlet.buy(await outlet.fill(two), { sendsMail: true })).body;
    expect(await mailed()).toContainEqual([sent.orderId, BUYER.email]);
    const silent = (await outlet.buy(await outlet.fill(places(1)))).body;
    const phone = await house.api.createKey(house.promoter, { channel: 'phone' });
    const basket = await outlet.fill(places(1), phone);
    const unpaid = (await outlet.buy(basket, { payments: [], sendsMail: true }, { as: phone })).body;
    const codes = (await mailed()).map(([code]) => code);
    for (const { orderId } of [silent, unpaid]) expect(codes).not.toContain(orderId);
  });

  test('repeated 50 times at once with one key is one order', async () => {
    const basket = await outlet.fill({ ...two, ...places(3) });
    const repeats = Array.from({ length: 50 }, () => outlet.buy(basket, {}, { key: `buy-${basket.basketId}` }));
    const answered = await Promise.all(repeats);
    const orderIds = answered.flatMap(({ status, body }) => (status === 201 ? [body.orderId] : []));
    expect(new Set(orderIds).size).toBe(1);
    // A request that arrives while the first one is running may be told so, and nothing else.
    expect(
      answered.every(
        ({ status, problem }) => status === 201 || ['IN_PROGRESS', 'BUSY', 'UNAVAILABLE'].includes(problem.code),
      ),
    ).toBe(true);
    const made = await outlet.rowsOf((db) => db.select().from(orders).where(eq(orders.basketId, basket.basketId)));
    expect(made).toHaveLength(1);
    const again = await outlet.buy(basket, {}, { key: `buy-${basket.basketId}` });
    expect(again.headers['idempotent-replayed']).toBe('true');
    const other = await outlet.buy(basket, { externalReference: 'x' }, { key: `buy-${basket.basketId}` });
    expect(other.problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await outlet.buy(basket)).problem.code).toBe('CONFLICT');
  });
});

interface Breach {
  broken: string;
  code: string;
  field?: string;
  details?: object;
  body?: () => Partial<PurchaseBody> | Promise<Partial<PurchaseBody>>;
  before?: () => Promise<unknown>;
}

/** Every rule of a purchase, broken one at a time. The basket is open and costs 104.00. */
const BREACHES: Breach[] = [
  {
    broken: 'another total',
    code: 'RULE_BROKEN',
    field: 'totalMinor',
    details: { reason: 'total-differs', totalMinor: 10_400 },
    body: () => ({ totalMinor: 10_399, payments: card(10_399) }),
  },
  {
    broken: 'a penny too little',
    code: 'RULE_BROKEN',
    field: 'payments',
    details: { reason: 'payments-do-not-add-up', dueNowMinor: 10_400, paidMinor: 10_399 },
    body: () => ({ payments: card(10_399) }),
  },
  { broken: 'a penny too much', code: 'RULE_BROKEN', field: 'payments', body: () => ({ payments: card(10_401) }) },
  {
    broken: 'another currency',
    code: 'RULE_BROKEN',
    field: 'payments.0.currency',
    details: { reason: 'paid-in-other-currency', currency: 'GBP' },
    body: () => ({ payments: card(10_400, 'EUR') }),
  },
  { broken: 'no payment on the web', code: 'RULE_BROKEN', field: 'payments', body: () => ({ payments: [] }) },
  {
    broken: 'a payment of nothing',
    code: 'INVALID',
    field: 'payments.0.amountMinor',
    body: () => ({ payments: card(0) }),
  },
  {
    broken: 'a payment below nothing',
    code: 'INVALID',
    field: 'payments.1.amountMinor',
    body: () => ({ payments: [...card(10_401), ...card(-1)] }),
  },
  { broken: 'half a penny', code: 'INVALID', field: 'totalMinor', body: () => ({ totalMinor: 10_400.5 }) },
  {
    broken: 'no e-mail address',
    code: 'INVALID',
    field: 'buyer.email',
    body: () => ({ buyer: { name: 'Ada', email: '' } }),
  },
  {
    broken: 'a line break in the name',
    code: 'INVALID',
    field: 'buyer.name',
    body: () => ({ buyer: { ...BUYER, name: 'Ada\r\nBcc: x@y.test' } }),
  },
  {
    broken: 'an unknown postage',
    code: 'INVALID',
    field: 'postageId',
    body: () => ({ postageId: 4711, buyer: { ...BUYER, address: ADDRESS } }),
  },
  {
    broken: 'postage without an address',
    code: 'INVALID',
    field: 'buyer.address',
    body: async () => ({ postageId: await addPostage() }),
  },
  {
    broken: 'postage to another country',
    code: 'INVALID',
    field: 'postageId',
    body: async () => ({
      postageId: await addPostage(),
      buyer: { ...BUYER, address: { ...ADDRESS, countryCode: 'FR' } },
    }),
  },
  {
    broken: 'postage in another currency',
    code: 'INVALID',
    field: 'postageId',
    body: async () => ({ postageId: await addPostage({ currency: 'EUR' }), buyer: { ...BUYER, address: ADDRESS } }),
  },
  {
    broken: 'postage that was not in the total',
    code: 'RULE_BROKEN',
    field: 'totalMinor',
    details: { totalMinor: 10_650 },
    body: async () => ({ postageId: await addPostage(), buyer: { ...BUYER, address: ADDRESS } }),
  },
  {
    broken: 'a plan of another event',
    code: 'INVALID',
    field: 'instalmentPlanId',
    body: async () => ({
      instalmentPlanId: await addPlan({ showId: (await insertShow(house.api, house.promoter)).showId }),
      payments: card(2080),
    }),
  },
  {
    broken: 'a plan for larger orders',
    code: 'RULE_BROKEN',
    details: { reason: 'too-small', fewestMinor: 10_401 },
    body: async () => ({ instalmentPlanId: await addPlan({ fewestMinor: 10_401 }), payments: card(2080) }),
  },
  {
    broken: 'the whole amount with a plan',
    code: 'RULE_BROKEN',
    field: 'payments',
    details: { dueNowMinor: 2080 },
    body: async () => ({ instalmentPlanId: await addPlan() }),
  },
  { broken: 'no answer to what is required', code: 'INVALID', field: 'answers', before: () => addQuestion() },
  {
    broken: 'an answer to nothing',
    code: 'INVALID',
    field: 'answers.0.questionId',
    body: () => ({ answers: [{ questionId: 4711, value: 'x' }] }),
  },
  {
    broken: 'an answer for a ticket there is not',
    code: 'INVALID',
    field: 'answers.0.ticket',
    body: async () => ({
      answers: [{ questionId: await addQuestion({ askedPer: 'ticket', isRequired: false }), value: 'x', ticket: 2 }],
    }),
  },
  {
    broken: 'one kind of consent said twice',
    code: 'INVALID',
    field: 'consents',
    body: () => ({
      consents: [
        { kind: 'email', isGiven: true },
        { kind: 'email', isGiven: false },
      ],
    }),
  },
  { broken: 'a basket whose time is up', code: 'BASKET_EXPIRED', before: async () => house.api.setNow(later(10)) },
  {
    broken: 'an event that was called off meanwhile',
    code: 'RULE_BROKEN',
    details: { reason: 'not-active', status: 'CANCEL_PENDING' },
    before: () =>
      outlet.rowsOf((db) => db.update(shows).set({ status: 'CANCEL_PENDING' }).where(eq(shows.id, outlet.show.showId))),
  },
  {
    broken: 'a field we do not know',
    code: 'INVALID',
    field: 'discountMinor',
    body: () => ({ discountMinor: 5000 }) as Partial<PurchaseBody>,
  },
];

describe('a purchase is refused', () => {
  test.each(BREACHES)('$broken', async ({ code, field, details, body, before }) => {
    const basket = await outlet.fill(two);
    await before?.();
    const answer = await outlet.buy(basket, await body?.());
    expect([answer.problem.code, answer.problem.fieldErrors?.[0]?.field]).toEqual([code, field]);
    if (details) expect(answer.problem.details).toMatchObject(details);
    const made = await outlet.rowsOf((db) => db.select().from(orders).where(eq(orders.basketId, basket.basketId)));
    expect(made).toEqual([]);
  });

  test('with the basket of another key, of another promoter, and with a revoked key', async () => {
    const basket = await outlet.fill(two);
    const others = [
      await house.api.createKey(house.promoter),
      await house.api.createKey(await house.api.createPromoter()),
    ];
    for (const as of others) expect((await outlet.buy(basket, {}, { as })).status).toBe(404);
    expect((await outlet.buy(basket, {}, { as: outlet.owner })).status).toBe(403);
    const revoked = await house.api.createKey(house.promoter);
    const own = await outlet.fill(places(1), revoked);
    await outlet.rowsOf((db) => db.update(apiKeys).set({ revokedAt: NOW }).where(eq(apiKeys.id, revoked.apiKeyId)));
    expect((await outlet.buy(own, {}, { as: revoked })).status).toBe(401);
    expect((await outlet.buy(basket)).status).toBe(201);
  });

  test('while its event is being called off: it waits for that', async () => {
    const basket = await outlet.fill(two);
    const { promoter, show } = outlet;
    const calledOff = { promoterId: promoter.id, object: 'show', objectId: show.showCode, showId: show.showId };
    const { sale } = await house.api.contextOf(promoter).change('show.update', async (change) => {
      await change.db.update(shows).set({ status: 'CANCEL_PENDING' }).where(eq(shows.id, show.showId));
      const sale = outlet.buy(basket);
      await sleep(150);
      return { ...calledOff, answer: { sale } };
    });
    const { problem } = await sale;
    expect(problem).toMatchObject({ code: 'RULE_BROKEN', details: { reason: 'not-active', status: 'CANCEL_PENDING' } });
  });

  test('to who used the code of the basket as often as they may', async () => {
    await outlet.addCode('ONCE', { mostPerCustomer: 1 });
    const first = await outlet.fill({ seats: [{ seatId: 'Stalls|A|1' }], offerCode: 'ONCE' });
    const second = await outlet.fill({ seats: [{ seatId: 'Stalls|A|2' }], offerCode: 'ONCE' });
    expect((await outlet.buy(first)).status).toBe(201);
    const answer = await outlet.buy(second, { buyer: { ...BUYER, email: 'ADA@example.test' } });
    expect(answer.problem).toMatchObject({ code: 'OFFER_CODE_REFUSED', details: { reason: 'per-customer' } });
  });
});
