import { expect, it } from 'vitest';
import { findPasswordFault } from './password-strength.ts';

it.each([
  ['short', 'length'],
  ['x'.repeat(201), 'length'],
  ['password12', 'guessable'],
  ['1234567890', 'guessable'],
  ['qwertyuiop', 'guessable'],
  ['aaaaaaaaaaaaaaaa', 'guessable'],
  ['Ada.Lovelace', 'guessable'],
  ['lovelace1815', 'guessable'],
  ['The Password Before!', 'guessable'],
  ['parterre2026', 'guessable'],
  ['Gatehouse1!', 'guessable'],
  ['seven quiet trombones', undefined],
  ['🎭🎟️ zwölf Boxkämpfer', undefined],
  ['seven quiet trombones '.repeat(9), undefined],
])('says of %s: %s', async (password, fault) => {
  expect(await findPasswordFault(password, ['Ada Lovelace', 'ada.lovelace@example.test', 'the password before'])).toBe(
    fault,
  );
});
