import { DrizzleQueryError } from 'drizzle-orm';
import { type LoggerOptions, pino } from 'pino';

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Returns the options of every log line: no credentials, and no values of a statement. */
export const toLogOptions = (level: string): LoggerOptions => ({
  level,
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  serializers: { err: describeError },
});

/** Creates the structured log for work outside a request. */
export const createLog = (level: string): Log => {
  const logger = pino(toLogOptions(level));
  return {
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
  };
};

interface ErrorLine {
  type: string;
  message: string;
  code?: string | undefined;
  constraint?: string | undefined;
  stack: string;
  cause?: ErrorLine;
}

/**
 * Returns the part of an error that is logged. The message, the parameters and the detail of a failed statement contain
 * its values (e-mail addresses, names, tokens), so only its text is kept.
 */
export function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  return {
    type: error.name,
    message: withoutSecrets(error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message),
    code: readText(error, 'code'),
    constraint: readText(error, 'constraint'),
    stack: (error.stack ?? '').match(/^\s+at .*$/gm)?.join('\n') ?? '',
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Removes secrets from a text, because a quoted request may hold a key, an e-mail address or the password of a URL. */
const withoutSecrets = (text: string): string =>
  text.replace(/(parterre_[A-Z2-9]{8})_[\w-]+/g, '$1_…').replace(/[^\s<>"'(),;:/@]+@[\w.-]+/g, '…@…');

function readText(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}
