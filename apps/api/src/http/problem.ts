import { type Problem, writeProblem } from '@parterre/contract/wire/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { findSqlState, isUnavailable, isWorthRetrying } from '../db/database-error.ts';
import { AppError, busy, fieldError } from '../errors.ts';

const RETRY_AFTER_SECONDS = 2;

/** Answers an error of the API: RFC 9457, with a stable code and without internal details. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error, request);
  if (known.status >= 500 && !hasLeft(request))
    request.log.error({ err: error, requestId: request.id }, 'request failed');
  if (known.code === 'UNAVAILABLE' || known.code === 'BUSY') reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (known.code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer');
  return reply
    .code(known.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(toProblem(known, request.id)));
}

/** Returns whether the client disconnected. The error it causes is not a fault of the server. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.socket?.destroyed === true && !raw.complete;

/** Returns the problem document of an error: its code, sentence, fields and details. */
export function toProblem(error: AppError, requestId: string): Problem {
  const { detail, details, fieldErrors } = error.extras;
  return writeProblem(error.code, requestId, {
    ...(detail ? { detail } : {}),
    ...(fieldErrors ? { fieldErrors } : {}),
    ...(details ? { details } : {}),
  });
}

function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (isUnavailable(error))
    return new AppError('UNAVAILABLE', {
      detail: 'The database cannot be reached. Try again in a moment.',
      cause: error,
    });
  if (isWorthRetrying(error)) return busy(error);
  if (isDataRefusal(error))
    return new AppError('INVALID', {
      fieldErrors: [fieldError('body', 'wrongForm', { message: 'A value is outside what can be stored' })],
      cause: error,
    });
  if (isFastifyError(error)) return fromFastify(error, request);
  return new AppError('INTERNAL', {
    detail: 'Something went wrong on our side. The request id finds it in the log.',
    cause: error,
  });
}

/** Returns whether the SQLSTATE is of class 22: the database cannot store a value that the schema accepted. */
const isDataRefusal = (error: unknown): boolean => findSqlState(error)?.startsWith('22') ?? false;

/** Returns the status of a page that answers an error: 503 while the database is away, 500 for a bug. */
export function toHttpStatus(error: unknown): number {
  if (error instanceof AppError) return error.status;
  if (isUnavailable(error)) return 503;
  return isFastifyError(error) ? (error.statusCode ?? 500) : 500;
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

function fromFastify(error: FastifyError, request: FastifyRequest): AppError {
  const extras = { detail: error.message, cause: error };
  const ofBody = { ...extras, fieldErrors: [fieldError('body', 'unreadable', { message: error.message })] };
  switch (error.statusCode) {
    case 413:
      return new AppError('FILE_TOO_LARGE', { ...ofBody, details: { maxBytes: request.routeOptions.bodyLimit } });
    case 415:
      return new AppError('FILE_TYPE_REFUSED', {
        detail: 'This content type is not supported; send application/json, or multipart/form-data for a file.',
        cause: error,
      });
    case 429:
      return new AppError('RATE_LIMITED', extras);
    default:
      return (error.statusCode ?? 500) < 500
        ? new AppError('INVALID', ofBody)
        : new AppError('INTERNAL', { cause: error });
  }
}
