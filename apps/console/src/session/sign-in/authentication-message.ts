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
];

/** The text of spec §8 that stands for what the OpenID client said; nothing for what is not in the catalogue. */
export function identityErrorKey(message: string): string | undefined {
  return KNOWN.find(([pattern]) => pattern.test(message))?.[1];
}
