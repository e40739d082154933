import { createHash } from 'node:crypto';
import { type Endpoint, IDEMPOTENCY_KEY, IF_MATCH } from '@parterre/contract/wire/endpoint';
import type { FastifyRequest } from 'fastify';
import type { ChangeRequest } from '../context/change.ts';
import { AppError, fieldError } from '../errors.ts';
import type { UploadedFile } from '../verb.ts';
import type { Serialise } from './send-answer.ts';

interface Sent {
  body: unknown;
  file: UploadedFile | undefined;
}

/** Reads the Idempotency-Key of a write with a hash of its request; undefined when there is none. Throws INVALID. */
export function readRequestKey(
  endpoint: Endpoint,
  request: FastifyRequest,
  sent: Sent,
  serialise: Serialise,
): ChangeRequest | undefined {
  if (endpoint.method === 'GET' || endpoint.readOnly) return undefined;
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) {
    throw new AppError('INVALID', {
      fieldErrors: [fieldError('Idempotency-Key', 'wrongForm', { message: 'Must be 1 to 100 printable characters' })],
    });
  }
  const [path = request.url] = request.url.split('?');
  const hash = createHash('sha256').update(JSON.stringify([request.url, sent.body ?? null]));
  if (sent.file) hash.update(sent.file.bytes);
  return {
    method: request.method,
    path,
    idempotencyKey: key,
    bodyHash: hash.digest('hex'),
    status: endpoint.status ?? 200,
    serialise,
  };
}

/** Reads the revision in If-Match; undefined for none and for `*`. Throws INVALID. */
export function readIfMatch(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const revision = IF_MATCH.exec(header)?.[3];
  if (revision === undefined)
    throw new AppError('INVALID', {
      fieldErrors: [fieldError('If-Match', 'wrongForm', { message: 'Must be a revision in quotes' })],
    });
  return Number(revision);
}
