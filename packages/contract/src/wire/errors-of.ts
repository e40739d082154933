import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';

/** Every code a call may answer: its own, and those that come from how it is asked, whatever it does. */
export function errorsOf(endpoint: Endpoint): Set<ErrorCode> {
  const codes = new Set<ErrorCode>([...endpoint.errors, 'INVALID', 'UNAUTHENTICATED', 'FORBIDDEN']);
  if (endpoint.params || endpoint.tenant.from !== 'global') codes.add('NOT_FOUND');
  if (endpoint.response.kind === 'stream') codes.add('NOT_ACCEPTABLE');
  if (endpoint.method !== 'GET') codes.add('FILE_TOO_LARGE');
  if (endpoint.method !== 'GET' && !endpoint.readOnly)
    for (const code of ['BUSY', 'IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED'] as const) codes.add(code);
  return codes.add('FILE_TYPE_REFUSED').add('RATE_LIMITED').add('UNAVAILABLE');
}
