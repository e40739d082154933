export const SET_UP_CHECKS: Record<string, string> = {
  'ordinals are never above the last one given': `select s.promoter_id, s.id from shows s where
     exists (select 1 from price_types p where p.promoter_id = s.promoter_id and p.show_id = s.id and p.ordinal not between 1 and s.last_price_ordinal)
     or exists (select 1 from holds h where h.promoter_id = s.promoter_id and h.show_id = s.id and h.ordinal not between 1 and s.last_hold_ordinal)`,
  'an event with orders knows it, and only that': `select s.promoter_id, s.id from shows s where s.has_orders
     <> exists (select 1 from orders o where o.promoter_id = s.promoter_id and o.show_id = s.id)`,
  'the capacity of an event is its seats and places': `select s.promoter_id, s.id, s.capacity from shows s where s.capacity <>
     (select coalesce(sum(a.seat_count), 0) from allocations a where a.promoter_id = s.promoter_id and a.show_id = s.id) +
     (select coalesce(sum(p.allocation), 0) from price_types p where p.promoter_id = s.promoter_id and p.show_id = s.id and not p.is_seated)`,
  'ticket groups stand one after the other from 1': `select promoter_id, show_id from price_groups group by 1, 2
     having count(distinct display_order) <> count(*) or min(display_order) <> 1 or max(display_order) <> count(*)`,
  'tickets stand one after the other from 1 in their group': `select promoter_id, price_group_id from price_types group by 1, 2
     having count(distinct display_order) <> count(*) or min(display_order) <> 1 or max(display_order) <> count(*)`,
  'a venue with published plans has one default, one of them': `select promoter_id, venue_id from seating_plans group by 1, 2
     having count(*) filter (where is_default) <> (case when count(current_version_id) > 0 then 1 else 0 end)
       or count(*) filter (where is_default and current_version_id is null) > 0`,
  'a slug leads to its link or rests': `select s.promoter_id, s.slug from short_url_slugs s where s.free_from is null and not exists
     (select 1 from short_urls u where u.promoter_id = s.promoter_id and u.id = s.short_url_id and u.slug = s.slug)`,
  'no committed request is still in progress': 'select promoter_id, path from idempotency_keys where status is null',
  'only the audit of a bulk change carries details':
    "select promoter_id, id from audit_entries where details is not null and object <> 'seats' and action <> 'hold.remove'",
};
