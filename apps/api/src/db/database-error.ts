/** The SQLSTATE of an error that came from the database, through however many wrappers. */
export function findSqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}

/** Lock time-out, deadlock, serialisation failure, a random number drawn before: try the whole transaction again. */
export const isWorthRetrying = (error: unknown): boolean =>
  ['55P03', '40P01', '40001'].includes(findSqlState(error) ?? '') || isDrawnTwice(error);

/** Barcodes are drawn, not counted: two tickets of an event may draw the same number. */
function isDrawnTwice(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('constraint' in cause && /^order_items_barcode/.test(String(cause.constraint))) return true;
  return false;
}

/** A row this one belongs to went away after it was read: read again, the second try sees that it is gone. */
export const hasLostParent = (error: unknown): boolean => findSqlState(error) === '23503';

/** The database is away, refuses or takes too long: 503 with Retry-After. */
export function isUnavailable(error: unknown): boolean {
  const state = findSqlState(error);
  if (state) return /^(08|53|57014|57P0|25P03)/.test(state);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (
      'code' in cause &&
      ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'].includes(String(cause.code))
    )
      return true;
    if (
      /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Query read timeout/.test(
        cause.message,
      )
    )
      return true;
  }
  return false;
}
