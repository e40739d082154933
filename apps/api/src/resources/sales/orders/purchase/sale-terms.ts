import type { PurchaseBasket, PurchaseBuyer } from '@parterre/contract/baskets';
import type { PaymentStatus } from '@parterre/contract/choices/order-choices';
import type { z } from 'zod';
import type { PostalAddress } from '#db/schema/sales/customers.ts';
import type { Buyer } from '#db/schema/sales/orders.ts';
import { invalidField } from '#errors.ts';
import type { BuyerAnswer } from '#resources/events/questions/check-answers.ts';
import type { BasketRow } from '#resources/sales/baskets/lock-basket.ts';
import type { PricedBasket } from '#resources/sales/baskets/price/price-basket.ts';
import { isPublicChannel } from '#resources/sales/baskets/seller.ts';

export type Purchase = { basketId: number; buyer: BuyerDetails } & HowPaid;

/** What was agreed with the buyer; without it, whether all is paid at once. An unpaid order keeps its seats. */
export type HowPaid = { terms: SaleTerms; isPaid?: undefined } | { isPaid: boolean; terms?: undefined };

/** The buyer's own details. The order keeps the name and the e-mail address, the customer all of them. */
export type BuyerDetails = z.output<typeof PurchaseBuyer>;

export type Payment = SaleTerms['payments'][number];

/**
 * The amounts and facts that a sales channel states about a sale, without the buyer. The amounts are checked against
 * ours.
 */
export type SaleTerms = Omit<z.output<typeof PurchaseBasket>, 'buyer' | 'sendsMail'>;

export interface OrderDraft extends PricedBasket {
  id: number;
  orderId: string;
  basket: BasketRow;
  buyer: Buyer;
  address: PostalAddress | null;
  /** null when the buyer gave no e-mail address. */
  customerId: number | null;
  /** Includes postage. */
  totalMinor: number;
  postage: { id: number; amountMinor: number } | null;
  instalmentPlanId: number | null;
  externalReference: string;
  answers: readonly BuyerAnswer[];
  paymentStatus: PaymentStatus;
  payments: readonly { amountMinor: number; method?: string; reference?: string }[];
}

/** Buyers on a public channel receive their tickets by e-mail, so that they need an address. */
export function requireEmail(channel: string, email: string): void {
  if (email === '' && isPublicChannel(channel)) throw invalidField('buyer.email', 'required');
}
