import { expect, it } from 'vitest';
import { confirmText, forgetConfirmed, forgetField } from './confirmed-texts.ts';

it('confirms a culture once and takes it back without a trace', () => {
  const once = confirmText({}, 'name', 'fr', true);
  const twice = confirmText(confirmText(once, 'name', 'fr', true), 'name', 'de', true);
  expect(twice).toEqual({ name: ['de', 'fr'] });
  expect(confirmText(once, 'name', 'fr', false)).toEqual({});
  expect(forgetField({ ...twice, terms: ['de'] }, 'name')).toEqual({ terms: ['de'] });
});

it('forgets what was confirmed after a save, and leaves other forms as they are', () => {
  expect(forgetConfirmed({ name: 'a', confirmedTexts: { name: ['de'] } })).toEqual({ name: 'a', confirmedTexts: {} });
  expect(forgetConfirmed({ name: 'a' })).toEqual({ name: 'a' });
});
