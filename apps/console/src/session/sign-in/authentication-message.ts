import type { AuthenticationError } from '../session-state.ts';

/** spec §8: 'Authentication error: {message}', plus ' @ {source}' when there is one. */
export function authenticationMessage({ message, source }: AuthenticationError): string {
  return `Authentication error: ${message}${source ? ` @ ${source}` : ''}`;
}
