import { FIELD_CODES } from '@parterre/contract/choices/field-codes';
import type { FieldError } from '@parterre/contract/wire/problem';
import { describe, expect, it, test } from 'vitest';
import { createKitI18n } from '#test/kit-wrapper.tsx';
import { fieldErrorText, findFieldErrors } from './field-error-text.ts';

const english = createKitI18n();
const german = createKitI18n('de');
const entry = (code: FieldError['code'], values?: FieldError['values']): FieldError => ({
  field: 'a',
  code,
  message: 'In English',
  ...(values ? { values } : {}),
});

describe('what the server says of a field', () => {
  it('is shown in the reader’s language, by its code and with its values', () => {
    expect(fieldErrorText(entry('required'), german)).toBe('Dieses Feld ist ein Pflichtfeld');
    expect(fieldErrorText(entry('min', { minNumber: 2 }), german)).toBe('Muss mindestens 2 sein');
    expect(fieldErrorText(entry('maxLength', { maxLength: 5 }), german)).toBe('Darf höchstens 5 Zeichen lang sein');
    expect(fieldErrorText(entry('flagTaken', { label: 'Presse' }), german)).toBe('Presse hat dieses Kürzel');
    expect(fieldErrorText(entry('guestListPeople', { count: 1 }), english)).toBe('1 person is on the list already.');
  });

  it('shows times as people write them', () => {
    expect(fieldErrorText(entry('clockGap', { suggestion: '2026-03-29T03:30:00' }), english)).toBe(
      'This time does not exist on that day: the clocks go forward. 29/03/2026, 03:30 does.',
    );
  });

  it('is the sentence of the server to who reads English, where many refusals share the code', () => {
    expect(fieldErrorText(entry('notFitting'), english)).toBe('In English');
    expect(fieldErrorText(entry('notFitting'), german)).toBe('Das passt nicht zu den anderen Angaben');
  });

  it('is found in a failure and nowhere else', () => {
    const fieldErrors = [entry('required')];
    expect(findFieldErrors({ status: 400, data: { fieldErrors } })).toEqual(fieldErrors);
    expect(findFieldErrors({ status: 500, data: {} })).toEqual([]);
    expect(findFieldErrors(new Error('x'))).toEqual([]);
    expect(findFieldErrors(undefined)).toEqual([]);
  });
});

test.each([
  ['English', english],
  ['German', german],
])('every code has words in %s', (_name, i18n) => {
  const without = Object.keys(FIELD_CODES).filter(
    (code) =>
      ![`kit:rules.${code}`, `errors:fields.${code}`, `errors:fields.${code}_other`].some((key) => i18n.exists(key)),
  );
  expect(without).toEqual([]);
});
