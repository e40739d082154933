/**
 * Finds rows of `from` that refer to no row of `to` of the same promoter. `and` adds conditions that the two rows must
 * share.
 */
const reference = (from: string, column: string, to: string, key = 'id', and = 'true'): Record<string, string> => ({
  [`${from}.${column} names a row of ${to} of its own promoter`]: `select f.promoter_id, f.${column} from ${from} f
     where f.${column} is not null and not exists
       (select 1 from ${to} t where t.promoter_id = f.promoter_id and t.${key} = f.${column} and ${and})`,
});

const ofSameShow = 't.show_id = f.show_id';

/** References between tables that no constraint checks completely. */
export const REFERENCE_CHECKS: Record<string, string> = {
  ...reference('shows', 'show_code', 'show_codes', 'show_code', 't.show_id = f.id'),
  ...reference('shows', 'plan_version_id', 'seating_plan_versions', 'id', 't.plan_id = f.plan_id'),
  ...reference('shows', 'plan_id', 'seating_plans', 'id', '(t.venue_id = f.venue_id or f.tour_id is not null)'),
  ...reference('shows', 'tour_id', 'tours'),
  ...reference('shows', 'artist_campaign_id', 'artist_campaigns'),
  ...reference('seating_plans', 'current_version_id', 'seating_plan_versions', 'id', 't.plan_id = f.id'),
  ...reference('seating_plan_versions', 'plan_id', 'seating_plans'),
  ...reference('price_types', 'price_group_id', 'price_groups', 'id', ofSameShow),
  ...reference('price_types', 'linked_price_id', 'price_types', 'id', `${ofSameShow} and t.id <> f.id`),
  ...reference('allocations', 'show_id', 'shows'),
  ...reference('claims', 'show_id', 'shows'),
  ...reference('claims', 'basket_id', 'baskets', 'id', ofSameShow),
  ...reference('claims', 'chunk', 'allocations', 'first_seat', ofSameShow),
  ...reference('seat_changes', 'show_id', 'shows'),
  ...reference('baskets', 'api_key_id', 'api_keys'),
  ...reference('orders', 'api_key_id', 'api_keys'),
  ...reference('resale_listings', 'order_item_id', 'order_items', 'id', ofSameShow),
  ...reference('resale_listings', 'sold_item_id', 'order_items', 'id', ofSameShow),
  ...reference('orders', 'basket_id', 'baskets', 'id', ofSameShow),
  ...reference('order_items', 'order_id', 'orders', 'id', ofSameShow),
  ...reference('order_items', 'price_type_id', 'price_types', 'id', ofSameShow),
  ...reference('ledger', 'order_id', 'orders', 'id', `${ofSameShow} and t.currency = f.currency`),
  ...reference('ledger', 'order_item_id', 'order_items', 'id', 't.order_id = f.order_id'),
  ...reference('ledger', 'price_type_id', 'price_types', 'id', ofSameShow),
  ...reference('order_events', 'order_id', 'orders'),
  ...reference('order_events', 'order_item_id', 'order_items', 'id', 't.order_id = f.order_id'),
  ...reference('order_keys', 'order_id', 'orders'),
  ...reference('instalment_plans', 'show_id', 'shows'),
  ...reference('instalments', 'order_id', 'orders', 'id', ofSameShow),
  ...reference('instalments', 'plan_id', 'instalment_plans', 'id', ofSameShow),
  ...reference('non_seated_holds', 'price_type_id', 'price_types', 'id', `${ofSameShow} and not t.is_seated`),
  ...reference('non_seated_holds', 'hold_id', 'holds', 'id', ofSameShow),
  ...reference('short_urls', 'show_id', 'shows'),
  ...reference('short_urls', 'slug', 'short_url_slugs', 'slug', 't.short_url_id = f.id and t.free_from is null'),
  ...reference('offer_codes', 'price_group_id', 'price_groups', 'id', ofSameShow),
  ...reference('offer_codes', 'hold_id', 'holds', 'id', ofSameShow),
  ...reference('offer_code_uses', 'offer_code_id', 'offer_codes', 'id', ofSameShow),
  ...reference('offer_code_uses', 'basket_id', 'baskets', 'id', `${ofSameShow} and t.offer_code_id = f.offer_code_id`),
  ...reference('offer_code_uses', 'order_id', 'orders', 'id', 't.basket_id = f.basket_id'),
  ...reference('order_items', 'offer_code_id', 'offer_codes', 'id', ofSameShow),
  ...reference('orders', 'customer_id', 'customers'),
  ...reference('customer_keys', 'customer_id', 'customers'),
  ...reference('customer_consents', 'customer_id', 'customers'),
  ...reference('settlement_lines', 'settlement_id', 'settlements'),
  ...reference('settlement_lines', 'show_id', 'shows'),
  ...reference('guest_lists', 'show_id', 'shows'),
  ...reference('guest_lists', 'hold_id', 'holds', 'id', ofSameShow),
  ...reference('guest_lists', 'price_type_id', 'price_types', 'id', ofSameShow),
  ...reference('guests', 'guest_list_id', 'guest_lists', 'id', ofSameShow),
  ...reference('guests', 'order_id', 'orders', 'id', ofSameShow),
  ...reference('answers', 'order_id', 'orders'),
  ...reference('answers', 'order_item_id', 'order_items', 'id', 't.order_id = f.order_id'),
  ...reference('answers', 'question_id', 'questions'),
  ...reference('sales_totals', 'price_type_id', 'price_types', 'id', ofSameShow),
  ...reference('audit_entries', 'show_id', 'show_codes', 'show_id'),
  ...reference('short_urls', 'slug', 'short_url_slugs', 'slug', 't.short_url_id = f.id and t.free_from is null'),
};
