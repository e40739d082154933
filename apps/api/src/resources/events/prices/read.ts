import type { Price } from '@parterre/contract/prices';
import * as endpoints from '@parterre/contract/prices';
import type { Reader } from '#context.ts';
import { seesSales } from '#identity/require-permission.ts';
import { type PriceRow, readPrices, requirePrice } from '#resources/ground/price-rows/read-prices.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { readHeldPlaces } from './places/read-held-places.ts';
import { readStock } from './places/read-stock.ts';
import { presentPrice } from './present-price.ts';

/**
 * Lists the price types of a show by group and display order; `statusCodeFilter` 88 keeps only comp types (spec §9).
 */
export const listPrices = verb(endpoints.listPrices, async (ctx, { params, query }) => {
  const show = await requireShow(ctx, params.showCode);
  const prices = await readPrices(ctx, show);
  const { statusCodeFilter } = query;
  const wanted =
    statusCodeFilter === undefined ? prices : prices.filter((price) => price.statusCode === statusCodeFilter);
  return { items: await presentPrices(ctx, show, wanted) };
});

export const getPrice = verb(endpoints.getPrice, async (ctx, { params }) => {
  const show = await requireShow(ctx, params.showCode);
  return readPrice(ctx, show, params.priceTypeId);
});

export async function readPrice(ctx: Reader, show: ShowRow, priceTypeId: number): Promise<Price> {
  const [price] = await presentPrices(ctx, show, [requirePrice(await readPrices(ctx, show), priceTypeId)]);
  if (!price) throw new Error(`No stock for price type ${priceTypeId}`);
  return price;
}

export async function presentPrices(ctx: Reader, show: ShowRow, prices: readonly PriceRow[]): Promise<Price[]> {
  const stocks = await readStock(ctx, show, prices);
  const held = prices.some((price) => !price.isSeated) ? await readHeldPlaces(ctx, show) : new Map();
  const seesGross = seesSales(ctx.actor, show.promoterId);
  return prices.flatMap((price) => {
    const stock = stocks.get(price.id);
    if (!stock) return [];
    const visible = seesGross ? stock : { ...stock, grossMinor: null };
    return [presentPrice(price, show, { stock: visible, nonSeatedHolds: held.get(price.id) ?? [] })];
  });
}
