import type { offerCodes } from '../../db/schema/offer-codes.ts';

export type OfferCodeRow = typeof offerCodes.$inferSelect;

/** What a code does to a price. */
export type OfferEffect = Pick<OfferCodeRow, 'effect' | 'value'>;

/** What orders and live baskets made of a code. */
export interface OfferUsage {
  orders: number;
  tickets: number;
  inBaskets: number;
  discountMinor: number;
}

export const UNUSED: OfferUsage = { orders: 0, tickets: 0, inBaskets: 0, discountMinor: 0 };
