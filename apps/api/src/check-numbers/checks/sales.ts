import { DUE, PAID } from '../../db/schema/orders.ts';

export const GUEST_LIST_CHECKS: Record<string, string> = {
  'a guest who was issued has as many tickets that stand as people come, any other has none': `select g.promoter_id, g.id from guests g
     where case g.status when 'ISSUED' then 1 + g.plus_ones else 0 end <>
       (select count(*) from order_items i
        where i.promoter_id = g.promoter_id and i.order_id = g.order_id and i.status = 'ACTIVE')`,
  'the tickets of a guest are those of the list and cost nothing': `select g.promoter_id, g.id from guests g
     join guest_lists l on l.promoter_id = g.promoter_id and l.id = g.guest_list_id
     join order_items i on i.promoter_id = g.promoter_id and i.order_id = g.order_id
     where i.show_id <> l.show_id or i.paid_minor <> 0`,
  'a guest list brings at most the people it may': `select l.promoter_id, l.id from guest_lists l where l.allocation <
     (select coalesce(sum(1 + g.plus_ones), 0) from guests g where g.promoter_id = l.promoter_id
       and g.guest_list_id = l.id and g.status in ('REQUESTED', 'APPROVED', 'ISSUED'))`,
};

export const INSTALMENT_CHECKS: Record<string, string> = {
  'what was paid for an instalment is at most what it asked for': `select promoter_id, order_id, number from instalments
     where amount_minor < 1 or paid_minor not between 0 and amount_minor or (paid_minor > 0) <> (paid_at is not null)`,
  'what an order paid in parts is in its ledger': `select promoter_id, order_id from (
       select promoter_id, order_id, paid_minor as minor from instalments
       union all
       select l.promoter_id, l.order_id, -l.amount_minor from ledger l where l.kind = 'PAYMENT'
         and exists (select 1 from instalments i where i.promoter_id = l.promoter_id and i.order_id = l.order_id)
     ) both_ways group by 1, 2 having sum(minor) <> 0`,
  'what instalments still ask for is what their order owes': `select o.promoter_id, o.order_id from orders o
     join (select promoter_id, order_id, coalesce(sum(amount_minor - paid_minor) filter (where waived_at is null), 0) as open
       from instalments group by 1, 2) i on i.promoter_id = o.promoter_id and i.order_id = o.id
     where i.open <> (select greatest(0, o.total_minor - coalesce(sum(l.amount_minor), 0)) from ledger l
       where l.promoter_id = o.promoter_id and l.order_id = o.id and l.kind in ${PAID})`,
};

export const OFFER_CODE_CHECKS: Record<string, string> = {
  'a code that keeps places back names its one unseated ticket': `select c.promoter_id, c.id from offer_codes c
     where c.reserved_places > 0 and (jsonb_array_length(c.price_type_ids) <> 1 or exists (select 1 from price_types p
       where p.promoter_id = c.promoter_id and p.id = (c.price_type_ids ->> 0)::bigint and p.is_seated))`,
  'a code is used at most as often as it may be': `select c.promoter_id, c.id, c.most_uses from offer_codes c where c.most_uses <
     (select count(*) from offer_code_uses u where u.promoter_id = c.promoter_id and u.offer_code_id = c.id and u.order_id is not null)`,
  'a use is held by a basket until it runs out, or belongs to an order for good': `select u.promoter_id, u.basket_id from offer_code_uses u
     join baskets b on b.promoter_id = u.promoter_id and b.id = u.basket_id
     where (u.order_id is null) <> (u.expires_at is not null) or (u.order_id is null) <> (b.state <> 'PURCHASED')`,
  'a use knows what it did for its order': `select promoter_id, order_id from (
       select promoter_id, order_id, tickets, discount_minor as minor from offer_code_uses where order_id is not null
       union all
       select i.promoter_id, i.order_id, -1, -i.discount_minor from order_items i where i.offer_code_id is not null and i.status = 'ACTIVE'
     ) both_ways group by 1, 2 having sum(tickets) <> 0 or sum(minor) <> 0`,
};

export const SETTLEMENT_CHECKS: Record<string, string> = {
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
};
