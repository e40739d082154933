import type { Change } from '../../../context.ts';
import type { LedgerKind } from '../../../db/schema/orders.ts';
import type { ShowRow } from '../../show-rows/require-show.ts';

export interface LedgerMovement {
  /** Id of the order's row. */
  orderId: number;
  /** null: the whole order. */
  itemId: number | null;
  kind: LedgerKind;
  /** Of a SALE: what is sold or taken back. */
  priceTypeId?: number;
  amountMinor: number;
  /** Of a PAYMENT and a REFUND: how, and what the channel calls it. */
  method?: string;
  reference?: string;
}

const SQL = `
  insert into ledger (promoter_id, order_id, order_item_id, show_id, kind, amount_minor, currency, at, method, reference,
    price_type_id)
  select $1, v.order_id, v.item_id, $2, v.kind, v.amount, $3, $4, v.method, v.reference, v.price_type_id
  from unnest($5::bigint[], $6::bigint[], $7::text[], $8::bigint[], $9::text[], $10::text[], $11::bigint[])
    as v (order_id, item_id, kind, amount, method, reference, price_type_id)`;

/** Appends money movements of one show in one statement; what is nothing moves no money. */
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
