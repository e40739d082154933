import { expect, it } from 'vitest';
import { nameCountries } from './countries-field.tsx';

it('names countries in the language, in its order, and counts the rest', () => {
  expect(nameCountries(['AT', 'DE', 'CH'], 'de', 2)).toEqual({ names: 'Deutschland, Österreich', more: 1 });
  expect(nameCountries([], 'en-GB', 2)).toEqual({ names: '', more: 0 });
});
