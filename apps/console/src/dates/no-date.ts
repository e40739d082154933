/** What an empty date shows (spec §9). */
export const DATE_PLACEHOLDER = '--/--/----';

/** 0001-01-01 and 0001-01-01T00:00:00 mean 'no date' (spec §5), also as an instant. */
const NO_DATE = /^0001-01-01(T00:00:00(\.0+)?(Z|\+00:00)?)?$/;

/** True for nothing, the empty text and every 'no date' value. */
export const isNoDate = (value: string | null | undefined): boolean =>
  value === null || value === undefined || value === '' || NO_DATE.test(value);
