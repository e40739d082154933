import { expect, test } from 'vitest';
import { z } from 'zod';
import { OfferCodeText } from '../events/offer-codes.ts';
import { EmailAddress } from '../wire/email-address.ts';
import { toPortable } from './portable-patterns.ts';

/** Compiles the portable form of the pattern without the `u` flag, as an engine without Unicode classes does. */
function portable(schema: z.ZodType): RegExp {
  const { pattern } = z.toJSONSchema(schema, { io: 'input' });
  return new RegExp(toPortable(pattern ?? 'none'));
}

test.each([
  [EmailAddress, ['ada@example.test', 'a.b+c@x-y.test', 'ä@ö.test'], ['a@b..c', 'a b@c.test', '@c.test', 'a@-b.test']],
  [OfferCodeText, ['FRIENDS-25', 'Ä.1_2'], ['-A', 'A B', 'A/B']],
])('a pattern means the same to an engine without Unicode as far as Latin-1 reaches', (schema, taken, refused) => {
  for (const text of taken) expect(text).toMatch(portable(schema));
  for (const text of refused) expect(text).not.toMatch(portable(schema));
});

test('a pattern that every engine knows stays as it is', () => {
  expect(toPortable('^[A-Z]{3}$')).toBe('^[A-Z]{3}$');
});
