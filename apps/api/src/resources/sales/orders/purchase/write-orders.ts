import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { inBatches } from '#db/in-batches.ts';
import { rowsOf } from '#db/rows-of.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { baskets } from '#db/schema/sales/baskets.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { AppError } from '#errors.ts';
import { confirmUses, type OrderedUse } from '#resources/events/offer-codes/uses/confirm-uses.ts';
import { type NewAnswer, writeAnswers } from '#resources/events/questions/answers.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { ItemDraft } from '#resources/sales/baskets/price/price-basket.ts';
import { recordSeats } from '#resources/seating/seats/change/record-seats.ts';
import { toLocalDay } from '#time/zones.ts';
import { appendLedger, appendTotals, type LedgerMovement } from '../ledger/append-ledger.ts';
import { writeKeys } from '../search/write-keys.ts';
import { refuseRevoked } from '../tickets/replace-barcodes.ts';
import type { OrderDraft } from './sale-terms.ts';

/** Writes orders with their tickets, ledger rows and totals, and sells their seats, with one statement per table. */
export async function writeOrders(change: Change, show: ShowRow, drafts: readonly OrderDraft[]): Promise<void> {
  // Locks codes before seats, as filling a basket does, so that the two cannot deadlock.
  await confirmUses(change, show, drafts.flatMap(toUse));
  await insertOrders(change, show, drafts);
  await insertItems(change, show, drafts);
  const items = drafts.flatMap((draft) => draft.items);
  const sold = items.flatMap(({ seat }) => (seat === null ? [] : [{ from: seat, to: seat }]));
  await runConcurrently(
    sellClaims(change, show, drafts),
    closeBaskets(change, show, drafts),
    refuseRevoked(change, { ...show, showId: show.id }, items),
    sold.length > 0 && recordSeats(change, show, 'sale', sold),
    writeKeys(change, show, drafts.map(toKeyed)),
    writeAnswers(change, show, drafts.flatMap(toAnswers)),
    appendLedger(change, show, toMovements(drafts)),
    appendTotals(change, show, items),
  );
  const ids = drafts.map(({ orderId }) => orderId);
  change.recordOccurrence({ kind: 'order.created', promoterId: show.promoterId, showId: show.id, ids });
}

const closeBaskets = (change: Change, show: ShowRow, drafts: readonly OrderDraft[]) =>
  change.db
    .update(baskets)
    .set({ state: 'PURCHASED' })
    .where(
      and(
        eq(baskets.promoterId, show.promoterId),
        inArray(
          baskets.id,
          drafts.map(({ basket }) => basket.id),
        ),
      ),
    );

const toKeyed = ({ id, buyer, items, offer }: OrderDraft) => ({
  id,
  texts: [buyer.name],
  whole: [buyer.email],
  codes: offer ? [offer.code] : [],
  seats: items.flatMap(({ seat }) => seat ?? []),
});

function toUse({ id, basket, buyer, items, offer }: OrderDraft): OrderedUse[] {
  if (!offer) return [];
  const covered = items.filter(({ offerCodeId }) => offerCodeId === offer.id);
  const discountMinor = covered.reduce((sum, item) => sum + item.discountMinor, 0);
  return [{ basketId: basket.id, orderId: id, offer, email: buyer.email, tickets: covered.length, discountMinor }];
}

async function insertOrders(change: Change, show: ShowRow, drafts: readonly OrderDraft[]): Promise<void> {
  const rows = drafts.map((draft) => ({
    promoterId: show.promoterId,
    id: draft.id,
    orderId: draft.orderId,
    showId: show.id,
    basketId: draft.basket.id,
    status: draft.paymentStatus === 'UNPAID' ? ('PENDING' as const) : ('ACTIVE' as const),
    paymentStatus: draft.paymentStatus,
    channel: draft.basket.channel,
    partnerSiteId: draft.basket.partnerSiteId,
    apiKeyId: draft.basket.apiKeyId,
    currency: show.currency,
    totalMinor: draft.totalMinor,
    buyer: draft.buyer,
    customerId: draft.customerId,
    externalReference: draft.externalReference,
    postageId: draft.postage?.id ?? null,
    address: draft.address,
    instalmentPlanId: draft.instalmentPlanId,
    createdAt: change.now,
    createdOn: toLocalDay(change.now, show.timeZone),
  }));
  for (const batch of inBatches(rows)) await change.db.insert(orders).values(batch);
}

const ITEMS = `
  insert into order_items (promoter_id, id, order_id, show_id, price_type_id, seat, hold, status, face_value_minor,
    booking_fee_minor, tax_minor, paid_minor, offer_code_id, discount_minor, barcode, barcode_number, created_at)
  select $1, v.id, v.order_id, $2, v.price_type_id, v.seat, v.hold, 'ACTIVE', v.face, v.fee, v.tax, v.paid, v.offer,
    v.discount, v.barcode, v.barcode_number, $3
  from unnest($4::bigint[], $5::bigint[], $6::bigint[], $7::int[], $8::smallint[], $9::bigint[], $10::bigint[],
    $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[], $15::text[], $16::int[])
    as v (id, order_id, price_type_id, seat, hold, face, fee, tax, paid, offer, discount, barcode, barcode_number)`;

async function insertItems(change: Change, show: ShowRow, drafts: readonly OrderDraft[]): Promise<void> {
  const items = itemsOf(drafts);
  await change.run(ITEMS, [
    show.promoterId,
    show.id,
    change.now.toISOString(),
    items.map(({ item }) => item.id),
    items.map(({ order }) => order.id),
    items.map(({ item }) => item.priceTypeId),
    items.map(({ item }) => item.seat),
    items.map(({ item }) => item.hold),
    items.map(({ item }) => item.faceValueMinor),
    items.map(({ item }) => item.bookingFeeMinor),
    items.map(({ item }) => item.taxMinor),
    items.map(({ item }) => item.paidMinor),
    items.map(({ item }) => item.offerCodeId),
    items.map(({ item }) => item.discountMinor),
    items.map(({ item }) => item.barcode),
    items.map(({ item }) => item.barcodeNumber),
  ]);
}

/** Books SALE, DISCOUNT (negative), FEE and the contained TAX per ticket; POSTAGE and every PAYMENT per order. */
const toMovements = (drafts: readonly OrderDraft[]): LedgerMovement[] => [
  ...itemsOf(drafts).flatMap(({ order, item }): LedgerMovement[] => [
    {
      orderId: order.id,
      itemId: item.id,
      kind: 'SALE',
      priceTypeId: item.priceTypeId,
      amountMinor: item.faceValueMinor,
    },
    { orderId: order.id, itemId: item.id, kind: 'DISCOUNT', amountMinor: -item.discountMinor },
    { orderId: order.id, itemId: item.id, kind: 'FEE', amountMinor: item.bookingFeeMinor },
    { orderId: order.id, itemId: item.id, kind: 'TAX', amountMinor: item.taxMinor },
  ]),
  ...drafts.flatMap(({ id, postage, payments }): LedgerMovement[] => [
    { orderId: id, itemId: null, kind: 'POSTAGE', amountMinor: postage?.amountMinor ?? 0 },
    ...payments.map(({ amountMinor, method, reference }) => toPayment(id, amountMinor, method, reference)),
  ]),
];

const toPayment = (orderId: number, amountMinor: number, method?: string, reference?: string): LedgerMovement => ({
  orderId,
  itemId: null,
  kind: 'PAYMENT',
  amountMinor,
  ...(method === undefined ? {} : { method }),
  ...(reference === undefined ? {} : { reference }),
});

const toAnswers = ({ id, items, answers }: OrderDraft): NewAnswer[] =>
  answers.map(({ questionId, value, ticket }) => ({
    orderId: id,
    orderItemId: ticket === undefined ? null : (items[ticket]?.id ?? null),
    questionId,
    value,
  }));

const SELL = rowsOf(
  { seat: column.int('c.seat') },
  (list) => `
  update claims c set state = 'SOLD', order_item_id = v.item_id, expires_at = null
  from unnest($3::int[], $4::bigint[], $5::bigint[]) as v (seat, item_id, basket_id)
  where c.promoter_id = $1 and c.show_id = $2 and c.seat = v.seat and c.basket_id = v.basket_id and c.state = 'BASKET'
  returning ${list}`,
);

async function sellClaims(change: Change, show: ShowRow, drafts: readonly OrderDraft[]): Promise<void> {
  const seated = drafts.flatMap(({ basket, items }) =>
    items.flatMap(({ id, seat }) => (seat === null ? [] : [{ seat, itemId: id, basketId: basket.id }])),
  );
  if (seated.length === 0) return;
  const sold = await change.readRows(SELL, [
    show.promoterId,
    show.id,
    seated.map(({ seat }) => seat),
    seated.map(({ itemId }) => itemId),
    seated.map(({ basketId }) => basketId),
  ]);
  if (sold.length < seated.length) throw new AppError('BASKET_EXPIRED');
}

const itemsOf = (drafts: readonly OrderDraft[]): { order: OrderDraft; item: ItemDraft }[] =>
  drafts.flatMap((order) => order.items.map((item) => ({ order, item })));
