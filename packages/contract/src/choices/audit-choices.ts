export const AUDIT_KIND_NAMES = [
  'events',
  'tickets',
  'seats',
  'sales',
  'guests',
  'customers',
  'money',
  'programme',
  'people',
  'settings',
  'reports',
  'personal-data',
] as const;
export type AuditKind = (typeof AUDIT_KIND_NAMES)[number];

/**
 * The filters of the audit, each with the object nouns it covers. Every noun belongs to one kind; entries about
 * reading, exporting or erasing personal data also belong to `personal-data`.
 */
export const AUDIT_KINDS = {
  events: ['show', 'image', 'print-at-home', 'question', 'short-url'],
  tickets: ['price', 'price-group', 'non-seated-hold', 'offer-code'],
  seats: ['seats', 'seat', 'price-seats', 'seating-block', 'seating-blocks', 'hold'],
  sales: ['order', 'comps', 'resale'],
  guests: ['guest-list', 'guest'],
  customers: ['customer'],
  money: ['instalment-plan', 'settlement', 'settlement-rule'],
  programme: ['tour', 'artist-campaign', 'performing-artist', 'venue', 'seating-plan'],
  people: ['user', 'invitation', 'role', 'access-request', 'notification-setting'],
  settings: ['promoter', 'tax-rate', 'postage', 'api-key', 'api-token', 'webhook', 'translation'],
  reports: ['report-download', 'report-schedule', 'report-column-set', 'audit', 'people-list'],
  'personal-data': [],
} as const satisfies Record<AuditKind, readonly string[]>;

/** Actions that read, exported or erased personal data: the promoter must be able to say who did so. */
export const PERSONAL_DATA_ACTIONS = [
  'customer.read',
  'customer.export',
  'customer.erase',
  'report-download.create',
  'guest-list.export',
  'audit.export',
  'people-list.export',
  'people-list.read',
] as const;

/** The years for which audit entries may be kept; a promoter that chooses none keeps them for ever. */
export const AUDIT_YEARS = [1, 2, 3, 5, 7, 10] as const;
export type AuditYears = (typeof AUDIT_YEARS)[number];

/** The actor of an audit entry: a signed-in user, an API key, or the product itself. */
export const AUDIT_ACTOR_KINDS = ['people', 'keys', 'product'] as const;
export type AuditActorKind = (typeof AUDIT_ACTOR_KINDS)[number];
