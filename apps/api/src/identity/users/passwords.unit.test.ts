import { expect, it } from 'vitest';
import { costOf, hashPassword, isPasswordRight, listHashesToCheck, toCost } from './passwords.ts';

const PASSWORD = 'correct horse battery';
const COSTS = [toCost(8), toCost(16)];

it('checks a password at every cost in use, whoever it is of and whenever it was hashed', async () => {
  const [old, young] = await Promise.all([hashPassword(PASSWORD, 8), hashPassword(PASSWORD, 16)]);
  for (const hash of [old, young, null, undefined])
    expect(listHashesToCheck(hash, COSTS).map(costOf).sort()).toEqual([...COSTS].sort());
  expect(listHashesToCheck(old, COSTS)[0]).toBe(old);
});

it('accepts the right password after the cost was changed, and nothing without a hash', async () => {
  const old = await hashPassword(PASSWORD, 8);
  expect(await isPasswordRight(PASSWORD, old, COSTS)).toBe(true);
  expect(await isPasswordRight(`${PASSWORD}!`, old, COSTS)).toBe(false);
  expect(await isPasswordRight(PASSWORD, null, COSTS)).toBe(false);
});
