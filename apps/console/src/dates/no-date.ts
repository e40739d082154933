/** The values that mean 'no date' (spec §5). */
export const NO_DATE = '0001-01-01';
export const NO_DATE_TIME = '0001-01-01T00:00:00';
/** What an empty date shows (spec §9). */
export const DATE_PLACEHOLDER = '--/--/----';

/** True for nothing, the empty text and both 'no date' values, with or without zone or fraction. */
export const isNoDate = (value: string | null | undefined): boolean =>
  value === null || value === undefined || value === '' || /^0001-01-01(T00:00:00(\.0+)?(Z|\+00:00)?)?$/.test(value);
