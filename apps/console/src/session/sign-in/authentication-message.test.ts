import { describe, expect, test } from 'vitest';
import { authenticationMessage, identityErrorKey } from './authentication-message.ts';

describe('authentication errors', () => {
  test('name their source when there is one', () => {
    expect(authenticationMessage({ message: 'x', source: 'signinSilent' })).toBe(
      'Authentication error: x @ signinSilent',
    );
    expect(authenticationMessage({ message: 'x' })).toBe('Authentication error: x');
  });

  test.each([
    ['State does not match', 'stateMismatch'],
    ['No matching state found in storage', 'noMatchingState'],
    ['Network timed out', 'networkTimeout'],
    ['IFrame timed out without a response', 'frameTimeout'],
    ['Popup closed by user', 'popupClosed'],
    ['Popup blocked', 'popupBlocked'],
    ['access_denied', undefined],
  ])('have a text of their own for "%s"', (message, key) => {
    expect(identityErrorKey(message)).toBe(key);
  });
});
