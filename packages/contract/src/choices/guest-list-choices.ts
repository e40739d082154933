/** The choices of guest lists, without schemas, because the console reads them too. */
export const GUEST_STATUSES = ['REQUESTED', 'APPROVED', 'DECLINED', 'ISSUED', 'CANCELLED'] as const;
export type GuestStatus = (typeof GUEST_STATUSES)[number];

/** The statuses that count against the allocation of a list: these guests come, or may come. */
export const COUNTED_STATUSES: readonly GuestStatus[] = ['REQUESTED', 'APPROVED', 'ISSUED'];

/** OPEN until its cut-off; a list without one stays open. */
export const GUEST_LIST_STATUSES = ['OPEN', 'CLOSED'] as const;
export type GuestListStatus = (typeof GUEST_LIST_STATUSES)[number];

export const GUEST_LIST_SORTS = ['StartsAt', 'Name'] as const;
export const GUEST_SORTS = ['Name', 'CreatedAt'] as const;

/** Guests who were named but have tickets already, or whom nobody approved: the others are issued all the same. */
export const GUEST_SKIP_REASONS = ['ISSUED', 'NOT_APPROVED'] as const;
export type GuestSkipReason = (typeof GUEST_SKIP_REASONS)[number];

export const GUEST_IMPORT_MOST_ROWS = 2000;
export const GUEST_IMPORT_MAX_BYTES = 2 * 1024 * 1024;
/** What an import reads of a guest; `party` includes the guest. */
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
