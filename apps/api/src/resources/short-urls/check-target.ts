import type { FieldError } from '@parterre/contract/wire/problem';
import { maxLengthMessage } from '@parterre/contract/wire/values';
import type { Addresses } from '../../addresses.ts';

export interface TargetRules {
  /** As `readAllowedHosts` gives them. */
  allowedHosts: readonly string[];
  addresses: Addresses;
}

export type CheckedTarget = { url: string } | { error: Omit<FieldError, 'field'> };

const MOST_CHARACTERS = 2000;
const NAMED_HOSTS = 10;

/**
 * Where a short link may lead: http or https, no user name or password, a host that is allowed exactly, with its port
 * if it has one. The address comes back as a browser writes it, so that no two readers disagree about its host.
 */
export function checkTarget(text: string, { allowedHosts, addresses }: TargetRules): CheckedTarget {
  // A browser drops tabs and reads a backslash as a slash; other readers do not.
  if (/[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return refuse('Please provide a valid web address');
  const url = new URL(text);
  if (!['http:', 'https:'].includes(url.protocol)) return refuse('Please provide a valid web address');
  if (url.username !== '' || url.password !== '') return refuse('Must not contain a user name or a password');
  if (!allowedHosts.includes(url.host)) return refuseHost(allowedHosts);
  if (isShortLink(url.href, addresses)) return refuse('A short link cannot lead to a short link');
  return url.href.length > MOST_CHARACTERS ? refuse(maxLengthMessage(MOST_CHARACTERS)) : { url: url.href };
}

const refuse = (message: string): CheckedTarget => ({ error: { message } });

function refuseHost(allowedHosts: readonly string[]): CheckedTarget {
  const named = allowedHosts.slice(0, NAMED_HOSTS).join(', ');
  const rest = allowedHosts.length - NAMED_HOSTS;
  const hosts = rest > 0 ? `${named} and ${rest} more` : named;
  return { error: { message: `Must lead to one of: ${hosts}`, values: { hosts: named, more: Math.max(0, rest) } } };
}

const isShortLink = (href: string, { publicUrl, shortUrlBase }: Addresses): boolean =>
  [`${publicUrl}/s/`, `${shortUrlBase}/`].some((start) => href.toLowerCase().startsWith(start.toLowerCase()));
