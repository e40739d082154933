import type { ErrorCode } from '@parterre/contract/wire/error-codes';
import type { Problem } from '@parterre/contract/wire/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { findSqlState, isUnavailable } from '../db/database-error.ts';
import { AppError } from '../errors.ts';

const RETRY_AFTER_SECONDS = 2;

/** The one place an error becomes an answer: RFC 9457, a stable code, nothing of the inside. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error);
  if (known.status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed');
  if (known.code === 'UNAVAILABLE' || known.code === 'BUSY') reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (known.code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer');
  return reply
    .code(known.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(toProblem(known, request.id)));
}

export function toProblem(error: AppError, requestId: string): Problem {
  const { detail, details, fieldErrors } = error.extras;
  return {
    type: `urn:parterre:problem:${error.code.toLowerCase().replaceAll('_', '-')}`,
    title: titleOf(error.code),
    status: error.status,
    code: error.code,
    requestId,
    ...(detail ? { detail } : {}),
    ...(fieldErrors ? { fieldErrors } : {}),
    ...(details ? { details } : {}),
  };
}

const titleOf = (code: ErrorCode): string => `${code.charAt(0)}${code.slice(1).toLowerCase().replaceAll('_', ' ')}`;

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnavailable(error))
    return new AppError('UNAVAILABLE', { detail: 'The database is away. Try again in a moment.', cause: error });
  if (isDataRefusal(error))
    return new AppError('INVALID', {
      fieldErrors: [{ field: 'body', message: 'A value is outside what can be stored' }],
      cause: error,
    });
  if (isFastifyError(error)) return fromFastify(error);
  return new AppError('INTERNAL', {
    detail: 'Something went wrong on our side. The request id finds it in the log.',
    cause: error,
  });
}

/** SQLSTATE class 22: a value the database cannot hold although the schema let it pass. */
const isDataRefusal = (error: unknown): boolean => findSqlState(error)?.startsWith('22') ?? false;

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

function fromFastify(error: FastifyError): AppError {
  const extras = { detail: error.message, cause: error };
  const ofBody = { ...extras, fieldErrors: [{ field: 'body', message: error.message }] };
  switch (error.statusCode) {
    case 413:
      return new AppError('FILE_TOO_LARGE', ofBody);
    case 415:
      return new AppError('FILE_TYPE_REFUSED', {
        detail:
          'This content type is not read here; send application/json, or multipart/form-data where a file is asked for.',
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
