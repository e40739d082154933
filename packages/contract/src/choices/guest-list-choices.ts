export const GUEST_STATUSES = ['REQUESTED', 'APPROVED', 'DECLINED', 'ISSUED', 'CANCELLED'] as const;
export type GuestStatus = (typeof GUEST_STATUSES)[number];

/** The statuses that count against the allocation of a list, because these guests may come. */
export const COUNTED_STATUSES: readonly GuestStatus[] = ['REQUESTED', 'APPROVED', 'ISSUED'];

/** A list is OPEN until its cut-off; one without a cut-off stays open. */
export const GUEST_LIST_STATUSES = ['OPEN', 'CLOSED'] as const;
export type GuestListStatus = (typeof GUEST_LIST_STATUSES)[number];

export const GUEST_LIST_SORTS = ['StartsAt', 'Name'] as const;
export const GUEST_SORTS = ['Name', 'CreatedAt'] as const;

/**
 * The reasons for which a named guest gets no tickets: they have some already, or nobody approved them. The others get
 * theirs.
 */
export const GUEST_SKIP_REASONS = ['ISSUED', 'NOT_APPROVED'] as const;
export type GuestSkipReason = (typeof GUEST_SKIP_REASONS)[number];

export const GUEST_IMPORT_ROWS_MAX = 2000;
export const GUEST_IMPORT_BYTES_MAX = 2 * 1024 * 1024;
/** The columns that an import of guests reads; `party` includes the guest. */
export const GUEST_IMPORT_COLUMNS = ['name', 'firstName', 'lastName', 'plusOnes', 'party', 'email', 'note'] as const;
export type GuestImportColumn = (typeof GUEST_IMPORT_COLUMNS)[number];
export const GUEST_ROW_PROBLEMS = [
  'NAME_MISSING',
  'NAME_TOO_LONG',
  'PLUS_ONES_UNCLEAR',
  'TOO_MANY_PLUS_ONES',
  'EMAIL_UNCLEAR',
  'NOTE_TOO_LONG',
  'UNSTORABLE',
  'ON_THE_LIST',
] as const;
export type GuestRowProblem = (typeof GUEST_ROW_PROBLEMS)[number];
