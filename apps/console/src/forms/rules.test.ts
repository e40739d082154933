import { describe, expect, it } from 'vitest';
import { createKitI18n } from '#test/kit-wrapper.tsx';
import {
  alphanumeric,
  barcode,
  colour,
  email,
  findRuleProblem,
  max,
  maxLength,
  min,
  nonNegative,
  notInPast,
  optional,
  precision,
  RULE_KEYS,
  type Rule,
  required,
  validDate,
  validDateTime,
  whole,
} from './rules.ts';

const { t } = createKitI18n();
const inPast = notInPast(() => '2026-11-20T10:00:00');

const CASES: [string, Rule, unknown[], unknown[]][] = [
  ['This field is required', required, ['', '  ', null, undefined, []], ['a', 0, false, ['a']]],
  ['Must be a non negative number', nonNegative, [-1, 'abc', Number.NaN], [0, 5, null, '']],
  [
    'A valid date and time is required',
    validDateTime,
    ['', null, '2026-02-30T10:00:00', '0001-01-01T00:00:00', '2100-01-01T00:00:00', '2026-02-03'],
    ['2026-02-03T10:00:00', '2026-02-03T10:00'],
  ],
  [
    'A valid date is required',
    validDate,
    ['', '0001-01-01', '1899-12-31', '2100-01-01', '2026-02-30', '30/01/2026'],
    ['1900-01-01', '2099-12-31', '2024-02-29'],
  ],
  [
    'A valid time is required',
    validDateTime,
    ['10/12/2026, 25:00', '2026-12-10T19:75', '10/12/2026 soon'],
    ['2026-12-10T19:30'],
  ],
  [
    'A valid time is required',
    validDateTime,
    ['01/12/2026, 24:61', '2026-12-01T25:00'],
    ['2026-12-01T00:00:00', '2026-12-01T23:59'],
  ],
  ['Please provide a valid colour code', colour, ['red', '#12345', '#GGGGGG'], ['#5C48C6', '']],
  [
    "Please provide a valid barcode (e.g. '$123456789')",
    barcode,
    ['$12', 'abc-123456', '$'],
    ['$123456789', 'ABC123', ''],
  ],
  [
    'Please provide a valid email address',
    email,
    ['a', '@b.de', 'a b@c.de', 'a@b..de', 'a@b.c@d.de'],
    ['a@b.de', 'tést+1@mail.example.com', ''],
  ],
  ['Cannot be more than 3 characters', maxLength(3), ['abcd'], ['abc', '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 'e\u0301e\u0301e\u0301']],
  ['Must be greater than or equal to 2', min(2), [1, 1.999], [2, null]],
  ['Must be less than or equal to 50', max(50), [51, 60], [50, '']],
  ['Must be less than or equal to 0.50', max(50, '0.50'), [51], [50]],
  ['Cannot have more than 2 decimal places', precision(2), [135.005, 1e-7], [135.5, 100, 1e21]],
  ['Must be a whole number', whole, [1.5, 'x'], [1, -3, null]],
  ['Must be alphanumeric', alphanumeric, ['a-b', 'a b', '$1'], ['Abc123', 'ßäé', '']],
  ['Must not be in the past', inPast, ['2026-11-20T09:59:59', '2026-11-19'], ['2026-11-20T10:00:00', '2026-11-20', '']],
];

describe('the shared rules', () => {
  it.each(CASES)('%s', (text, rule, refused, accepted) => {
    for (const value of refused) {
      const problem = rule(value);
      expect(problem, JSON.stringify(value)).toBeDefined();
      expect(t(`rules.${problem?.key}`, { ...problem?.values })).toBe(text);
    }
    for (const value of accepted) expect(rule(value), JSON.stringify(value)).toBeUndefined();
  });

  it('are fifteen, each with a text in English and German', () => {
    const german = createKitI18n('de').t;
    expect(RULE_KEYS).toHaveLength(15);
    for (const key of RULE_KEYS) {
      expect(t(`rules.${key}`)).not.toContain('rules.');
      expect(german(`rules.${key}`)).not.toBe(t(`rules.${key}`));
    }
  });

  it('report the first problem in the order given', () => {
    expect(findRuleProblem([required, maxLength(3), email], 'abcd')?.key).toBe('maxLength');
    expect(findRuleProblem([required, maxLength(3)], '')?.key).toBe('required');
  });

  it('let an empty value pass when optional', () => {
    expect(optional(validDate)('')).toBeUndefined();
    expect(optional(validDate)('--/--/----')).toBeUndefined();
    expect(optional(validDate)('2026-13-01')?.key).toBe('validDate');
  });
});
