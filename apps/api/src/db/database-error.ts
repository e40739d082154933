/** Its classes are two digits, or one of these: the system's own codes (`EPIPE`) have five letters too. */
const SQL_STATE = /^(?:[0-9][0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/;

/** Through however many wrappers; undefined where no database threw the error. */
export function findSqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && SQL_STATE.test(cause.code)) return cause.code;
  }
  return undefined;
}

/** Lock time-out, deadlock, serialisation failure, a random number drawn before: try the whole transaction again. */
export const isWorthRetrying = (error: unknown): boolean =>
  ['55P03', '40P01', '40001'].includes(findSqlState(error) ?? '') || isDrawnTwice(error);

/** Barcodes are drawn, not counted: two tickets of a show may draw the same number. */
function isDrawnTwice(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('constraint' in cause && /^order_items_barcode/.test(String(cause.constraint))) return true;
  return false;
}

/** Foreign key violation: the parent row was deleted after it was read. The second try sees that it is gone. */
export const hasLostParent = (error: unknown): boolean => findSqlState(error) === '23503';

/** The database is away, refuses or takes too long: 503 with Retry-After. */
export function isUnavailable(error: unknown): boolean {
  const state = findSqlState(error);
  if (state) return /^(08|53|57014|57P0|25P03)/.test(state);
  return hasLostConnection(error) || someCause(error, isRefusal);
}

/** The connection went away under what was asked: made again, it may be answered at once. */
export function hasLostConnection(error: unknown): boolean {
  const state = findSqlState(error);
  if (state) return /^(08|57P0[12])/.test(state);
  return someCause(
    error,
    (cause) =>
      ['ECONNRESET', 'EPIPE', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'].includes(codeOf(cause)) ||
      /Connection terminated unexpectedly|Connection terminated$|connection error and is not queryable|closed and is not queryable/.test(
        cause.message,
      ),
  );
}

const isRefusal = (cause: Error): boolean =>
  ['ECONNREFUSED', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(codeOf(cause)) ||
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(cause.message);

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

function someCause(error: unknown, is: (cause: Error) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (is(cause)) return true;
  return false;
}
