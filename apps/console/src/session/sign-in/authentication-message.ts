import type { AuthenticationError } from '../session-state.ts';

/** spec §8: 'Authentication error: {message}', plus ' @ {source}' when there is one. */
export function authenticationMessage({ message, source }: AuthenticationError): string {
  return `Authentication error: ${message}${source ? ` @ ${source}` : ''}`;
}

const KNOWN: readonly [RegExp, string][] = [
  [/state does not match/i, 'stateMismatch'],
  [/no matching state found/i, 'noMatchingState'],
  [/network timed out/i, 'networkTimeout'],
  [/iframe timed out/i, 'frameTimeout'],
  [/popup closed/i, 'popupClosed'],
  [/popup blocked/i, 'popupBlocked'],
];

/** Returns the text of spec §8 for a message of the OpenID client; undefined if it has none. */
export function identityErrorKey(message: string): string | undefined {
  return KNOWN.find(([pattern]) => pattern.test(message))?.[1];
}
