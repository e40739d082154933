/** The columns of every report, by machine key, in their order; the header row carries their words from the server's `texts/`. */
export const SEATED_PRICE_COLUMNS = [
  'show_code',
  'show_name',
  'show_date',
  'venue',
  'plan_name',
  'block',
  'price_group',
  'price_type',
  'linked_price',
  'face_value',
  'currency',
  'seats',
  'sold',
  'comps',
  'in_baskets',
  'held_sale_allowed',
  'held_no_sale',
  'blocked',
  'unassigned',
  'available',
  'sold_percent',
  'value_sold',
  'value_available',
  'gross_potential',
] as const;

export const SEATS_MANIFEST_COLUMNS = [
  'show_code',
  'show_date',
  'block',
  'row',
  'seat',
  'state',
  'price_type',
  'face_value',
  'hold_label',
  'order_id',
] as const;

export const SEAT_HOLDS_COLUMNS = [
  'show_code',
  'show_name',
  'show_date',
  'hold_label',
  'reservation_flag',
  'colour',
  'allow_sales',
  'block',
  'seats_held',
  'sold_from_hold',
  'remaining',
  'value_held',
  'currency',
  'seat_ranges',
] as const;

export const OFFER_CODE_COLUMNS = [
  'code',
  'tag',
  'price_group',
  'price_types',
  'effect',
  'value',
  'valid_from',
  'valid_until',
  'max_uses',
  'used_orders',
  'used_tickets',
  'remaining',
  'status',
  'gross_sales',
  'discount_given',
  'currency',
] as const;

export const HEADLINE_COLUMNS = [
  'show_code',
  'instalment_plan',
  'plans_sold',
  'plans_active',
  'plans_completed',
  'plans_overdue',
  'plans_cancelled',
  'tickets_on_plan',
  'tickets_on_plan_percent',
  'gross_contracted',
  'deposits_received',
  'instalments_received',
  'total_received',
  'received_percent',
  'outstanding',
  'overdue_amount',
  'due_next_7_days',
  'due_next_30_days',
  'next_due_date',
  'final_due_date',
  'refunded',
  'written_off',
  'seats_at_risk',
  'currency',
  'as_of',
] as const;

export const DOOR_LIST_COLUMNS = [
  'guest_list',
  'list_owner',
  'guest',
  'party',
  'seats',
  'price_type',
  'order_id',
  'note',
  'guest_status',
] as const;

export type ReportColumn =
  | (typeof SEATED_PRICE_COLUMNS)[number]
  | (typeof SEATS_MANIFEST_COLUMNS)[number]
  | (typeof SEAT_HOLDS_COLUMNS)[number]
  | (typeof OFFER_CODE_COLUMNS)[number]
  | (typeof HEADLINE_COLUMNS)[number]
  | (typeof DOOR_LIST_COLUMNS)[number];
