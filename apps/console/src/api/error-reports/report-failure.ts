import type { Call } from '@parterre/contract/wire/call';
import type { ApiFailure } from '../failure.ts';
import { requireRuntimeConfig } from '../runtime-config.ts';
import { errorReporter } from './error-reporter.ts';
import { keepFailure } from './last-failure.ts';

/** Reports a failed call (spec §8, last paragraph). 401 and 404 are part of normal work and stay silent. */
export function reportFailure(call: Call, failure: ApiFailure): void {
  const status = responseStatus(failure);
  if (status === 401 || status === 404) return;
  keepFailure(failure);
  const message = `${prefixOf(failure)} ${call.method} ${maskedUrl(call)} (ResponseStatus: ${status})`;
  errorReporter().report(message, { data: 'data' in failure ? failure.data : failure.error, path: call.path });
}

/** Masks the query and every id in the path with `*`, because both may identify people. */
function maskedUrl({ base, path }: Call): string {
  return `${requireRuntimeConfig().apiBases[base]}${path.replaceAll(/\{\w+\}/g, '*')}`;
}

function responseStatus(failure: ApiFailure): number | string {
  return failure.status === 'PARSING_ERROR' ? failure.originalStatus : failure.status;
}

function prefixOf(failure: ApiFailure): string {
  switch (failure.status) {
    case 'FETCH_ERROR':
      return 'FETCH error calling';
    case 'PARSING_ERROR':
      return 'PARSING error calling';
    case 'TIMEOUT_ERROR':
      return 'TIMEOUT calling';
    default:
      return 'RESPONSE error calling';
  }
}
