import { eq } from 'drizzle-orm';
import { DUE } from '#db/schema/sales/orders.ts';
import { settlements } from '#db/schema/sales/settlements.ts';
import { ownedByPromoter } from '#identity/owner.ts';
import { type PartOfShow, reference } from '#resource.ts';
import { agreeSettlement } from './agree.ts';
import { createSettlementRule, removeSettlementRule, updateSettlementRule } from './change-rule.ts';
import { previewSettlement } from './preview.ts';
import { getSettlement, listSettlements } from './read.ts';
import { listSettlementRules } from './read-rules.ts';

export const settlementsResource: PartOfShow = {
  slug: 'settlements',
  showActions: [],
  routes: [
    previewSettlement,
    listSettlements,
    getSettlement,
    agreeSettlement,
    listSettlementRules,
    createSettlementRule,
    updateSettlementRule,
    removeSettlementRule,
  ],

  async findOwner(db, id) {
    const [row] = await db
      .select({ promoterId: settlements.promoterId })
      .from(settlements)
      .where(eq(settlements.id, Number(id)));
    return row && ownedByPromoter(row);
  },

  checks: {
    'the ledger sells every ticket once, as what it is': `select promoter_id, order_item_id from (
         select promoter_id, id as order_item_id, price_type_id, 1 as tickets from order_items
         where status = 'ACTIVE' and face_value_minor > 0
         union all
         select l.promoter_id, l.order_item_id, coalesce(l.price_type_id, i.price_type_id), -sign(l.amount_minor)::int from ledger l
         join order_items i on i.promoter_id = l.promoter_id and i.id = l.order_item_id where l.kind = 'SALE'
       ) both_ways group by 1, 2, price_type_id having sum(tickets) <> 0`,
    'a settlement is the sum of its lines': `select s.promoter_id, s.number from settlements s
       cross join lateral (
         select coalesce(sum(quantity) filter (where kind in ('gross', 'cancelled')), 0) as tickets,
           coalesce(sum(amount_minor) filter (where section in ('sales', 'correction')), 0) as receipts,
           coalesce(sum(amount_minor) filter (where section <> 'apart'), 0) as net
         from settlement_lines l where l.promoter_id = s.promoter_id and l.settlement_id = s.id
       ) lines
       where (s.tickets, s.receipts_minor, s.net_minor) <> (lines.tickets, lines.receipts, lines.net)`,
    'a settlement tells what the ledger rows it counted say': `select s.promoter_id, s.number from settlements s
       cross join lateral (
         select coalesce(sum(sign(l.amount_minor)) filter (where l.kind = 'SALE'), 0) as tickets,
           coalesce(sum(l.amount_minor) filter (where l.kind in ${DUE}), 0) as receipts
         from settled_rows r join ledger l on l.promoter_id = r.promoter_id and l.id = r.ledger_id
         where r.promoter_id = s.promoter_id and r.settlement_id = s.id
       ) counted
       where (s.tickets, s.receipts_minor) <> (counted.tickets, counted.receipts)`,
    'a deduction by the ticket is for the tickets of its event': `select d.promoter_id, d.settlement_id, d.position from settlement_lines d
       where d.kind = 'deduction' and d.quantity <>
         (select coalesce(sum(l.quantity), 0) from settlement_lines l where l.promoter_id = d.promoter_id
           and l.settlement_id = d.settlement_id and l.show_id = d.show_id and l.kind in ('gross', 'cancelled'))`,
    'what a settlement counted is of its event, in its currency': `select r.promoter_id, r.ledger_id from settled_rows r
       left join settlements s on s.promoter_id = r.promoter_id and s.id = r.settlement_id
       left join ledger l on l.promoter_id = r.promoter_id and l.id = r.ledger_id
       where (l.currency = s.currency and l.show_id = coalesce(s.show_id, l.show_id)) is not true`,
    ...reference('settlement_lines', 'settlement_id', 'settlements'),
    ...reference('settlement_lines', 'show_id', 'shows'),
  },
};
