import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Reader } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { DUE, PAID } from '#db/schema/sales/orders.ts';

const MONEY = `
  select string_agg(distinct l.method, ', ') filter (where l.kind = 'PAYMENT') as methods,
    string_agg(distinct nullif(l.reference, ''), ', ') filter (where l.kind = 'PAYMENT') as payments,
    max(l.at) filter (where l.kind = 'PAYMENT') as paid_at,
    coalesce(sum(l.amount_minor) filter (where l.kind in ${DUE}), 0)
      - coalesce(sum(l.amount_minor) filter (where l.kind in ${PAID}), 0) as outstanding,
    coalesce(sum(l.amount_minor) filter (where l.kind = 'POSTAGE'), 0) as postage
  from ledger l
  where l.promoter_id = $1 and l.order_id = o.id and l.at <= $3::timestamptz`;

const FACTS = rowsOf(
  {
    orderKey: column.int('o.id'),
    paymentMethods: orNull(column.text('m.methods')),
    paymentReferences: orNull(column.text('m.payments')),
    paidAt: orNull(column.instant('m.paid_at')),
    outstandingMinor: column.int('m.outstanding'),
    postageMinor: column.int('m.postage'),
    delivery: orNull(column.json<TextByCulture>('d.name')),
    /** The fixed part of the reason by ticket, which names nobody. */
    cancelReasons: orNull(
      column.json<Record<string, string>>(`(
        select jsonb_object_agg(e.order_item_id, case e.type when 'RESALE' then 'resale' else split_part(e.text, ':', 1) end)
        from order_events e
        where e.promoter_id = $1 and e.order_id = o.id and e.type in ('CANCEL', 'RESALE') and e.order_item_id is not null
          and e.at <= $3::timestamptz)`),
    ),
    notes: orNull(
      column.text(`(
        select string_agg(e.text, ' | ' order by e.id) from order_events e
        where e.promoter_id = $1 and e.order_id = o.id and e.type = 'NOTE' and e.at <= $3::timestamptz)`),
    ),
  },
  (list) => `
  select ${list}
  from orders o
  left join postages d on d.promoter_id = $1 and d.id = o.postage_id
  cross join lateral (${MONEY}) m
  where o.promoter_id = $1 and o.id = any($2::bigint[])`,
);

export type OrderFacts = ReturnType<typeof FACTS.toRow>;

/** Reads the facts about whole orders as of the request. It takes as long as reading the tickets themselves. */
export async function readOrderFacts(
  reader: Pick<Reader, 'readRows' | 'now'>,
  promoterId: number,
  lines: readonly { orderKey: number }[],
): Promise<ReadonlyMap<number, OrderFacts>> {
  const ids = [...new Set(lines.map(({ orderKey }) => orderKey))];
  const facts = await reader.readRows(FACTS, [promoterId, ids, reader.now.toISOString()]);
  return new Map(facts.map((order) => [order.orderKey, order]));
}
