import { describe, expect, it } from 'vitest';
import { createKitI18n } from '../../../test/kit-wrapper.tsx';
import { readServerText } from './read-server-text.ts';
import { findFieldErrors } from './server-field-error.ts';

describe('messages of the server', () => {
  it('are shown in the reader’s language, by key or by their words', () => {
    const { t } = createKitI18n('de');
    expect(readServerText({ field: 'a', message: 'This field is required' }, t)).toBe(
      'Dieses Feld ist ein Pflichtfeld',
    );
    expect(readServerText({ field: 'a', message: 'min', values: { minNumber: 2 } }, t)).toBe(
      'Muss größer oder gleich 2 sein',
    );
    expect(readServerText({ field: 'a', message: 'Must be less than or equal to 9999999999' }, t)).toBe(
      'Muss kleiner oder gleich 9999999999 sein',
    );
    expect(
      readServerText(
        { field: 'a', message: 'Cannot be more than {maxLength} characters', values: { maxLength: 5 } },
        t,
      ),
    ).toBe('Darf höchstens 5 Zeichen lang sein');
  });

  it('are shown as they came when no rule knows them', () => {
    const { t } = createKitI18n('de');
    expect(readServerText({ field: 'a', message: 'Must be less than or equal to the other' }, t)).toBe(
      'Must be less than or equal to the other',
    );
  });

  it('are found in a failure and nowhere else', () => {
    const fieldErrors = [{ field: 'a', message: 'b' }];
    expect(findFieldErrors({ status: 400, data: { fieldErrors } })).toEqual(fieldErrors);
    expect(findFieldErrors({ status: 500, data: {} })).toEqual([]);
    expect(findFieldErrors(new Error('x'))).toEqual([]);
    expect(findFieldErrors(undefined)).toEqual([]);
  });
});
