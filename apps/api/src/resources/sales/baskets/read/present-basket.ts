import { BASKET_MINUTES_MAX, type Basket } from '@parterre/contract/baskets';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { MINUTE_MS } from '#time/zones.ts';
import type { BasketRow } from '../lock-basket.ts';
import { type BasketContent, priceBasket } from '../price/price-basket.ts';
import type { SalePrice } from '../price/read-sale-prices.ts';
import type { ShopPrice, ShopPrices } from '../price/read-shop-prices.ts';

interface ReadBasket {
  basket: Pick<BasketRow, 'id' | 'createdAt' | 'expiresAt'>;
  show: Pick<ShowRow, 'showCode' | 'currency'>;
  content: BasketContent;
  prices: Iterable<SalePrice>;
  seatIdOf: (seat: number) => string;
}

/** Presents an open basket with its current cost. A purchase charges the same unless a price changes. */
export function presentBasket({ basket, show, content, prices, seatIdOf }: ReadBasket): Basket {
  const { items, totalMinor } = priceBasket([...prices], content);
  return {
    ...presentFacts(basket, show),
    state: 'OPEN',
    offerCode: content.offer?.code ?? null,
    lines: items.map((item) => ({
      priceTypeId: item.priceTypeId,
      seatId: item.seat === null ? null : seatIdOf(item.seat),
      faceValueMinor: item.faceValueMinor,
      discountMinor: item.discountMinor,
      bookingFeeMinor: item.bookingFeeMinor,
      taxMinor: item.taxMinor,
      priceMinor: item.paidMinor,
    })),
    totalMinor,
    orderId: null,
  };
}

/** Presents a basket that was purchased or has ended, and is therefore empty. */
export const presentClosedBasket = (
  basket: ReadBasket['basket'],
  show: ReadBasket['show'],
  orderId: string | null,
): Basket => ({
  ...presentFacts(basket, show),
  state: orderId === null ? 'ENDED' : 'PURCHASED',
  offerCode: null,
  lines: [],
  totalMinor: 0,
  orderId,
});

const presentFacts = ({ id, createdAt, expiresAt }: ReadBasket['basket'], show: ReadBasket['show']) => ({
  basketId: id,
  showCode: show.showCode,
  currency: show.currency,
  expiresAt: expiresAt.toISOString(),
  extendableUntil: new Date(createdAt.getTime() + BASKET_MINUTES_MAX * MINUTE_MS).toISOString(),
});

interface TicketsOf {
  prices: ShopPrices;
  seats: readonly { price: number }[];
  quantities: readonly { priceTypeId: number; quantity: number }[];
}

/** Returns one entry per ticket, seats before places, because offer codes are measured by single tickets. */
export function listTickets({ prices, seats, quantities }: TicketsOf): ShopPrice[] {
  const seated = seats.flatMap(({ price }) => prices.byOrdinal.get(price) ?? []);
  const unseated = quantities.flatMap(({ priceTypeId, quantity }) =>
    Array.from({ length: quantity }, () => prices.byId.get(priceTypeId) ?? []).flat(),
  );
  return [...seated, ...unseated];
}
