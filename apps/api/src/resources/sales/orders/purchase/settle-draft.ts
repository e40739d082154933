import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { postages } from '#db/schema/promoters/promoters.ts';
import { invalidField } from '#errors.ts';
import { newId, newOrderCode } from '#ids.ts';
import { checkAnswers } from '#resources/events/questions/check-answers.ts';
import type { PostageRow } from '#resources/ground/promoter-rows/present-promoter.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { openInstalments } from '#resources/sales/instalments/open-instalments.ts';
import { checkPayments, checkTotal } from '../check-payments.ts';
import type { BuyerDetails, HowPaid, OrderDraft, Purchase, SaleTerms } from './sale-terms.ts';

type PricedSale = Pick<OrderDraft, 'basket' | 'items' | 'totalMinor' | 'offer'>;

export async function settleDraft(
  change: Change,
  show: ShowRow,
  { buyer, isPaid, terms }: Pick<Purchase, 'buyer'> & HowPaid,
  { priced, postages }: { priced: PricedSale; postages: ReadonlyMap<number, PostageRow> },
): Promise<OrderDraft> {
  const postage = terms && choosePostage(postages, show, terms, buyer);
  const totalMinor = priced.totalMinor + (postage?.amountMinor ?? 0);
  const draft: OrderDraft = {
    ...priced,
    id: newId(),
    orderId: newOrderCode(),
    buyer: { name: buyer.name, email: buyer.email },
    address: buyer.address ?? null,
    customerId: null,
    totalMinor,
    postage: postage ? { id: postage.id, amountMinor: postage.amountMinor } : null,
    instalmentPlanId: terms?.instalmentPlanId ?? null,
    externalReference: terms?.externalReference ?? '',
    answers: [],
    paymentStatus: isPaid ? 'PAID' : 'UNPAID',
    payments: isPaid ? [{ amountMinor: totalMinor }] : [],
  };
  if (!terms) return draft;
  const owed = { channel: priced.basket.channel, currency: show.currency, totalMinor };
  checkTotal(terms, owed);
  const answers = await checkAnswers(change, show, { answers: terms.answers, tickets: priced.items.length });
  const planId = terms.instalmentPlanId;
  const plan =
    planId === undefined ? undefined : await openInstalments(change, show, { orderId: draft.id, totalMinor, planId });
  const paymentStatus = checkPayments(terms, { ...owed, depositMinor: plan?.depositMinor });
  return { ...draft, answers, paymentStatus, payments: terms.payments };
}

/**
 * Chooses how one order is sent. Throws INVALID naming the field for a postage that is not offered there, and for a
 * missing address.
 */
function choosePostage(
  known: ReadonlyMap<number, PostageRow>,
  show: Pick<ShowRow, 'currency'>,
  { postageId }: Pick<SaleTerms, 'postageId'>,
  { address }: BuyerDetails,
): PostageRow | undefined {
  if (postageId === undefined) return undefined;
  const postage = known.get(postageId);
  if (!postage || postage.currency !== show.currency)
    throw invalidField('postageId', 'unknown', {
      message: 'The promoter has no such postage in the currency of the event',
    });
  if (!address) throw invalidField('buyer.address', 'notFitting', { message: 'Tickets that are sent need an address' });
  const { countryCodes } = postage;
  if (countryCodes.length > 0 && !countryCodes.includes(address.countryCode))
    throw invalidField('postageId', 'notFitting', { message: `It is not offered in ${address.countryCode}` });
  return postage;
}

/** Reads the postages of some orders by id; reads nothing when no order has one. */
export async function readOrderPostages(
  change: Change,
  { promoterId }: Pick<ShowRow, 'promoterId'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PostageRow>> {
  if (ids.length === 0) return new Map();
  const rows = await change.db
    .select()
    .from(postages)
    .where(and(eq(postages.promoterId, promoterId), inArray(postages.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}
