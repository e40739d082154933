import type { FieldCode, FieldValues } from '@parterre/contract/choices/field-codes';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { FieldError } from '@parterre/contract/wire/problem';
import { type Addresses, readUrl } from '#addresses.ts';
import { AppError, fieldError } from '#errors.ts';

export interface TargetRules {
  /** The hosts in the form of `readAllowedHosts`. */
  allowedHosts: readonly string[];
  addresses: Addresses;
}

type CheckedTarget = { url: string } | { error: FieldError };

const NAMED_HOSTS = 10;

/**
 * Checks where a short link leads: http or https, no user name or password, exactly an allowed host, with its port if
 * it has one. It returns the address as a browser writes it, so that no two readers disagree about its host.
 */
export function checkTarget(text: string, { allowedHosts, addresses }: TargetRules): CheckedTarget {
  // A browser drops tabs and reads a backslash as a slash; other readers do not.
  const url = /[\s\\\p{Cc}]/u.test(text) ? undefined : readUrl(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return refuse('linkAddress');
  if (url.username !== '' || url.password !== '') return refuse('linkCredentials');
  if (!allowedHosts.includes(url.host)) return refuseHost(allowedHosts);
  if (isShortLink(url.href, addresses)) return refuse('linkToLink');
  return url.href.length > LIMITS.shortUrl.targetUrl
    ? refuse('maxLength', { maxLength: LIMITS.shortUrl.targetUrl })
    : { url: url.href };
}

const refuse = (code: FieldCode, values?: FieldValues): CheckedTarget => ({
  error: fieldError('targetUrl', code, values && { values }),
});

function refuseHost(allowedHosts: readonly string[]): CheckedTarget {
  const named = allowedHosts.slice(0, NAMED_HOSTS).join(', ');
  const rest = allowedHosts.length - NAMED_HOSTS;
  const hosts = rest > 0 ? `${named} and ${rest} more` : named;
  return refuse('linkHost', { hosts, more: Math.max(0, rest) });
}

const isShortLink = (href: string, { publicUrl, shortUrlBase }: Addresses): boolean =>
  [`${publicUrl}/s/`, `${shortUrlBase}/`].some((start) => href.toLowerCase().startsWith(start.toLowerCase()));

/** Returns the target as it is stored. Throws INVALID naming `targetUrl` and the allowed hosts. */
export function requireTarget(targetUrl: string, rules: TargetRules): string {
  const checked = checkTarget(targetUrl, rules);
  if ('url' in checked) return checked.url;
  throw new AppError('INVALID', { fieldErrors: [checked.error] });
}
