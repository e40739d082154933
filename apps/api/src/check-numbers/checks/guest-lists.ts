/** Who comes without paying. */
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
