import { coded, headed, hidden, personal, type ReportColumnFact, shown, summed } from './report-choices.ts';
import { SEAT_HOLDS_COLUMNS, SEATED_PRICE_COLUMNS, SEATS_MANIFEST_COLUMNS } from './seat-report-columns.ts';

export const OFFER_CODE_COLUMNS = [
  shown('code'),
  shown('tag'),
  shown('price_group'),
  shown('price_types'),
  coded('offerEffects', shown('effect')),
  shown('value', 'money'),
  shown('value_percent', 'percent'),
  shown('valid_from', 'dateTime'),
  shown('valid_until', 'dateTime'),
  shown('max_uses', 'number'),
  hidden('max_per_order', 'number'),
  hidden('max_per_customer', 'number'),
  summed(shown('used_orders', 'number')),
  summed(shown('used_tickets', 'number')),
  shown('remaining', 'number'),
  summed(hidden('in_baskets', 'number')),
  coded('offerStatuses', shown('status')),
  summed(hidden('reserved_places', 'number')),
  hidden('hold_label'),
  summed(shown('gross_sales', 'money')),
  summed(shown('discount_given', 'money')),
  shown('currency'),
  hidden('unique_customers', 'number'),
  hidden('first_used', 'date'),
  hidden('last_used', 'date'),
  hidden('comment'),
  hidden('created_by'),
  hidden('created_date', 'date'),
];

export const HEADLINE_COLUMNS = [
  shown('show_code'),
  hidden('show_name'),
  shown('instalment_plan'),
  summed(shown('plans_sold', 'number')),
  summed(shown('plans_active', 'number')),
  summed(shown('plans_completed', 'number')),
  summed(shown('plans_overdue', 'number')),
  summed(shown('plans_cancelled', 'number')),
  summed(shown('tickets_on_plan', 'number')),
  hidden('tickets_on_plan_percent', 'percent'),
  summed(shown('gross_contracted', 'money')),
  summed(shown('deposits_received', 'money')),
  summed(shown('instalments_received', 'money')),
  summed(shown('total_received', 'money')),
  shown('received_percent', 'percent'),
  summed(shown('outstanding', 'money')),
  summed(shown('overdue_amount', 'money')),
  summed(hidden('due_next_7_days', 'money')),
  summed(hidden('due_next_30_days', 'money')),
  shown('next_due_date', 'date'),
  shown('final_due_date', 'date'),
  summed(hidden('refunded', 'money')),
  summed(hidden('written_off', 'money')),
  summed(hidden('seats_at_risk', 'number')),
  shown('currency'),
  shown('as_of', 'dateTime'),
  shown('as_of_zone'),
];

export const DOOR_LIST_COLUMNS = [
  shown('guest_list'),
  shown('list_owner'),
  shown('guest'),
  shown('party', 'number'),
  shown('seats'),
  shown('price_type'),
  shown('order_id'),
  shown('note'),
  shown('guest_status'),
];

export const SALES_COLUMNS = [
  shown('promoter_code'),
  shown('show_code'),
  shown('show_name'),
  hidden('campaign'),
  hidden('tour'),
  shown('venue'),
  hidden('town'),
  shown('show_date', 'date'),
  shown('show_time', 'time'),
  hidden('show_zone'),
  coded('showStatuses', hidden('show_status')),
  shown('price_group'),
  shown('price_type'),
  hidden('price_type_id'),
  coded('itemTypes', hidden('item_type')),
  shown('face_value', 'money'),
  hidden('booking_fee', 'money'),
  shown('capacity', 'number'),
  summed(shown('allocated', 'number')),
  summed(shown('sold', 'number')),
  summed(shown('pending', 'number')),
  summed(shown('cancelled', 'number')),
  summed(hidden('refunded_tickets', 'number')),
  summed(shown('comps', 'number')),
  summed(shown('in_baskets', 'number')),
  summed(shown('held_no_sale', 'number')),
  summed(shown('blocked_alternating', 'number')),
  summed(hidden('held_sale_allowed', 'number')),
  summed(hidden('reserved_by_codes', 'number')),
  summed(shown('available', 'number')),
  // Like the amounts and Yield %, it counts pending tickets if the report includes them.
  shown('sold_percent', 'percent'),
  summed(shown('gross_sales', 'money')),
  summed(hidden('fees', 'money')),
  summed(hidden('fee_tax', 'money')),
  summed(shown('discounts', 'money')),
  summed(shown('refunds', 'money')),
  hidden('tax_rate', 'percent'),
  summed(shown('tax', 'money')),
  summed(shown('net_sales', 'money')),
  summed(hidden('gross_potential', 'money')),
  hidden('yield_percent', 'percent'),
  hidden('average_price', 'money'),
  summed(hidden('sold_today', 'number')),
  summed(hidden('sold_last_7_days', 'number')),
  hidden('first_sale', 'date'),
  hidden('last_sale', 'date'),
  shown('currency'),
  hidden('sold_at_sites'),
];

export const DETAILED_SALES_COLUMNS = [
  shown('order_id'),
  shown('order_item_id'),
  hidden('external_order_ref'),
  shown('order_date', 'date'),
  shown('order_time', 'time'),
  hidden('order_zone'),
  coded('orderStatuses', shown('order_status')),
  coded('paymentStatuses', shown('payment_status')),
  coded('refundStatuses', hidden('refund_status')),
  shown('show_code'),
  shown('show_name'),
  shown('show_date', 'date'),
  hidden('show_time', 'time'),
  hidden('show_zone'),
  shown('venue'),
  shown('price_group'),
  shown('price_type'),
  coded('itemTypes', hidden('item_type')),
  shown('block'),
  shown('row'),
  shown('seat'),
  hidden('seat_id'),
  hidden('hold_label'),
  summed(shown('quantity', 'number')),
  summed(shown('face_value', 'money')),
  summed(shown('discount', 'money')),
  shown('offer_code'),
  hidden('offer_tag'),
  summed(shown('booking_fee', 'money')),
  summed(shown('price_paid', 'money')),
  hidden('tax_rate', 'percent'),
  hidden('tax_rule'),
  summed(headed('tax_with_fees', shown('tax', 'money'))),
  summed(shown('net', 'money')),
  shown('currency'),
  coded('paymentMethods', hidden('payment_method')),
  hidden('payment_reference'),
  hidden('payment_date', 'date'),
  hidden('amount_outstanding', 'money'),
  hidden('order_postage', 'money'),
  hidden('delivery'),
  hidden('instalment_plan'),
  coded('channels', shown('sales_channel')),
  shown('partner_site'),
  personal('customer_name'),
  personal('customer_email'),
  hidden('cancelled_date', 'date'),
  hidden('cancelled_time', 'time'),
  coded('cancelReasons', hidden('cancel_reason')),
  hidden('barcode_end'),
  { ...personal('order_note'), isDefault: false },
];

export const CUSTOMER_DATA_COLUMNS = [
  shown('customer_id'),
  personal('customer_name'),
  personal('customer_email'),
  personal('phone'),
  personal('address'),
  personal('town'),
  personal('postcode'),
  personal('country'),
  hidden('language'),
  shown('show_code'),
  shown('show_name'),
  shown('show_date', 'date'),
  shown('order_ids'),
  summed(shown('orders', 'number')),
  summed(shown('tickets', 'number')),
  shown('price_types'),
  hidden('seats'),
  summed(shown('total_spent', 'money')),
  shown('currency'),
  hidden('first_purchase', 'date'),
  shown('last_purchase', 'date'),
  coded('channels', hidden('sales_channel')),
  shown('opt_in_email', 'flag'),
  shown('opt_in_date', 'date'),
  coded('channels', hidden('opt_in_source')),
  hidden('opt_in_sms', 'flag'),
  hidden('opt_in_post', 'flag'),
  hidden('opt_in_partners', 'flag'),
  personal('customer_note'),
];

export const FANSHARE_COLUMNS = [
  shown('promoter_code'),
  shown('show_code'),
  shown('show_name'),
  shown('venue'),
  shown('show_date', 'date'),
  summed(shown('tickets_offered', 'number')),
  summed(shown('tickets_open', 'number')),
  summed(shown('tickets_withdrawn', 'number')),
  summed(shown('tickets_resold', 'number')),
  shown('resold_percent', 'percent'),
  summed(shown('resale_revenue', 'money')),
  hidden('average_resale_price', 'money'),
  summed(shown('first_price', 'money')),
  summed(hidden('resale_kept', 'money')),
  shown('currency'),
];

export const CHOSEN_REPORTS = ['sales', 'detailed-sales', 'customer-data', 'fanshare'] as const;
export type ChosenReport = (typeof CHOSEN_REPORTS)[number];

/** The columns of reports over several shows. The keys are the names of the reports in the console. */
export const REPORT_COLUMNS = {
  sales: SALES_COLUMNS,
  'detailed-sales': DETAILED_SALES_COLUMNS,
  'customer-data': CUSTOMER_DATA_COLUMNS,
  fanshare: FANSHARE_COLUMNS,
} as const satisfies Record<ChosenReport, readonly ReportColumnFact[]>;

const SHOW_REPORTS = ['instalments', 'offer-codes', 'seated-prices', 'seats-manifest', 'seat-holds'] as const;
export type ShowReport = (typeof SHOW_REPORTS)[number];

/** The columns of reports about one show, which the show's own pages offer. */
export const SHOW_REPORT_COLUMNS = {
  instalments: HEADLINE_COLUMNS,
  'offer-codes': OFFER_CODE_COLUMNS,
  'seated-prices': SEATED_PRICE_COLUMNS,
  'seats-manifest': SEATS_MANIFEST_COLUMNS,
  'seat-holds': SEAT_HOLDS_COLUMNS,
} as const satisfies Record<ShowReport, readonly ReportColumnFact[]>;

const ALL_COLUMNS: Record<ChosenReport | ShowReport, readonly ReportColumnFact[]> = {
  ...REPORT_COLUMNS,
  ...SHOW_REPORT_COLUMNS,
};

/**
 * Returns whether a report has a column, which for kept keys is not certain. The keys of questions differ from show to
 * show, so each of them may be one.
 */
export const hasColumn = (report: ChosenReport | ShowReport, key: string): boolean =>
  ALL_COLUMNS[report].some((column) => column.key === key) ||
  (report === 'customer-data' && /^question_\d+$/.test(key));

/** The reports of both kinds. */
export const COLUMN_REPORTS = [...CHOSEN_REPORTS, ...SHOW_REPORTS] as const;

export type ReportColumn =
  | (typeof REPORT_COLUMNS)[ChosenReport][number]['key']
  | (typeof SHOW_REPORT_COLUMNS)[ShowReport][number]['key']
  | (typeof DOOR_LIST_COLUMNS)[number]['key'];
