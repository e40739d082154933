import { and, eq, sum } from 'drizzle-orm';
import type { Change, Reader } from '#context.ts';
import { DUE_KINDS, type LedgerKind, ledger, PAID_KINDS, salesTotals } from '#db/schema/sales/orders.ts';
import { newId } from '#ids.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { ItemDraft } from '#resources/sales/baskets/price/price-basket.ts';
import { toLocalDay } from '#time/zones.ts';

export interface LedgerMovement {
  /** The id of the order's row. */
  orderId: number;
  /** null for the whole order. */
  itemId: number | null;
  kind: LedgerKind;
  /** Set for a SALE: the price type that is sold or reversed. */
  priceTypeId?: number;
  amountMinor: number;
  /** Set for a PAYMENT and a REFUND: the method, and the channel's own reference. */
  method?: string;
  reference?: string;
}

const SQL = `
  insert into ledger (promoter_id, order_id, order_item_id, show_id, kind, amount_minor, currency, at, method, reference,
    price_type_id)
  select $1, v.order_id, v.item_id, $2, v.kind, v.amount, $3, $4, v.method, v.reference, v.price_type_id
  from unnest($5::bigint[], $6::bigint[], $7::text[], $8::bigint[], $9::text[], $10::text[], $11::bigint[])
    as v (order_id, item_id, kind, amount, method, reference, price_type_id)`;

/** Appends money movements of one show in one statement. Movements of zero are left out. */
export async function appendLedger(change: Change, show: ShowRow, movements: readonly LedgerMovement[]): Promise<void> {
  const moved = movements.filter(({ amountMinor }) => amountMinor !== 0);
  if (moved.length === 0) return;
  await change.run(SQL, [
    show.promoterId,
    show.id,
    show.currency,
    change.now.toISOString(),
    moved.map(({ orderId }) => orderId),
    moved.map(({ itemId }) => itemId),
    moved.map(({ kind }) => kind),
    moved.map(({ amountMinor }) => amountMinor),
    moved.map(({ method }) => method ?? null),
    moved.map(({ reference }) => reference ?? null),
    moved.map(({ priceTypeId }) => priceTypeId ?? null),
  ]);
}

/**
 * Adds tickets and their revenue, face value less discount, to the running totals of the show's local day, or subtracts
 * them when they are cancelled. It appends rows with a random part, which a job folds, so that no two buyers wait for
 * one counter.
 */
export async function appendTotals(
  change: Change,
  show: ShowRow,
  items: readonly Pick<ItemDraft, 'priceTypeId' | 'faceValueMinor' | 'discountMinor'>[],
  sign: 1 | -1 = 1,
): Promise<void> {
  const totals = new Map<number, { tickets: number; grossMinor: number }>();
  for (const { priceTypeId, faceValueMinor, discountMinor } of items) {
    const total = totals.get(priceTypeId) ?? { tickets: 0, grossMinor: 0 };
    totals.set(priceTypeId, {
      tickets: total.tickets + sign,
      grossMinor: total.grossMinor + sign * (faceValueMinor - discountMinor),
    });
  }
  const soldOn = toLocalDay(change.now, show.timeZone);
  const part = newId();
  await change.db.insert(salesTotals).values(
    [...totals].map(([priceTypeId, total]) => ({
      promoterId: show.promoterId,
      showId: show.id,
      priceTypeId,
      soldOn,
      part,
      ...total,
    })),
  );
}

export type LedgerSums = Partial<Record<LedgerKind, number>>;

export async function sumLedger(
  ctx: Reader,
  { promoterId, id }: { promoterId: number; id: number },
): Promise<LedgerSums> {
  const rows = await ctx.db
    .select({ kind: ledger.kind, amount: sum(ledger.amountMinor).mapWith(Number) })
    .from(ledger)
    .where(and(eq(ledger.promoterId, promoterId), eq(ledger.orderId, id)))
    .groupBy(ledger.kind);
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}

/** Returns the cost of the valid tickets, postage and kept fees, less discounts and waivers. */
export const toTotal = (sums: LedgerSums): number => sumOf(sums, DUE_KINDS);

/** Returns what was paid and not refunded. */
export const toPaid = (sums: LedgerSums): number => sumOf(sums, PAID_KINDS);

/** Returns what is still to be refunded (+) or still owed (−). */
export const toBalance = (sums: LedgerSums): number => toPaid(sums) - toTotal(sums);

const sumOf = (sums: LedgerSums, kinds: readonly LedgerKind[]) =>
  kinds.reduce((total, kind) => total + (sums[kind] ?? 0), 0);
