/** Matches SQLSTATE codes only. Error codes of the operating system (`EPIPE`) may have five letters too. */
const SQL_STATE = /^(?:[0-9][0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/;

/** Finds the code through any number of wrappers; undefined when the database did not throw the error. */
export function findSqlState(error: unknown): string | undefined {
  for (const cause of causesOf(error)) if (SQL_STATE.test(codeOf(cause))) return codeOf(cause);
  return undefined;
}

/** Lists an error and what it was caused by. */
function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

const someCause = (error: unknown, is: (cause: Error) => boolean): boolean => [...causesOf(error)].some(is);

/**
 * Returns true for a lock timeout, a deadlock, a serialisation failure or a random number that is already in use: the
 * whole transaction can be retried.
 */
export const isWorthRetrying = (error: unknown): boolean =>
  ['55P03', '40P01', '40001'].includes(findSqlState(error) ?? '') || isDrawnTwice(error);

/** Thrown when a random number is already in use and no constraint of the database can detect it. */
export class RandomCollision extends Error {}

/** Returns whether a random number is already in use: two tickets of a show may draw the same barcode. */
const isDrawnTwice = (error: unknown): boolean =>
  error instanceof RandomCollision ||
  someCause(error, (cause) => 'constraint' in cause && /^order_items_barcode/.test(String(cause.constraint)));

/** Returns whether the error is a unique violation: another row has the value. */
export const isTaken = (error: unknown): boolean => findSqlState(error) === '23505';

/**
 * Returns whether the error is a foreign key violation: the parent row was deleted after it was read. The next attempt
 * finds it gone.
 */
export const hasLostParent = (error: unknown): boolean => findSqlState(error) === '23503';

/**
 * Returns whether the database is unreachable, refuses connections or takes too long. Such errors are answered with 503
 * and Retry-After.
 */
export function isUnavailable(error: unknown): boolean {
  const state = findSqlState(error);
  if (state) return /^(08|53|57014|57P0|25P03)/.test(state);
  return hasLostConnection(error) || someCause(error, isRefusal);
}

/** Returns whether the connection was lost during the request. A new connection may answer it at once. */
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
