import { isReasonOf } from '@parterre/contract/choices/reasons';
import { realProblem } from '@parterre/contract/testing/real-problem';
import { afterAll, expect, test } from 'vitest';
import { startI18n } from '#i18n/start-i18n.ts';
import { errorText } from './error-text.ts';
import { throwIfMissing } from './failure.ts';

afterAll(() => startI18n('en-GB'));

const broken = (details?: Record<string, unknown>) => {
  const data = realProblem('RULE_BROKEN', details ? { details } : {});
  return errorText({ status: data.status, data });
};

test.each([
  ['en-GB', 'The other event sells in EUR, this one in GBP. Copy from an event in GBP.'],
  ['de', 'Die andere Veranstaltung verkauft in EUR, diese in GBP. Kopieren Sie aus einer Veranstaltung in GBP.'],
])('says in %s which rule was broken, with its values', async (language, text) => {
  await startI18n(language);
  expect(broken({ reason: 'groups-in-other-currency', currency: 'GBP', fromCurrency: 'EUR' })).toBe(text);
});

test('describes a reason that only a newer server knows in general words', async () => {
  await startI18n('de');
  expect(isReasonOf('RULE_BROKEN', 'new-rule')).toBe(false);
  for (const details of [undefined, { reason: 'new-rule' }, { reason: 'toString' }, { reason: 7 }])
    expect(broken(details)).toBe('Das ist so nicht erlaubt.');
});

test.each([
  ['en-GB', 'On hold, so not for sale: Stalls F 12, 13. Release them first, or choose other seats.'],
  [
    'de',
    'Gesperrt, deshalb nicht im Verkauf: Stalls F 12, 13. Geben Sie sie zuerst frei oder wählen Sie andere Plätze.',
  ],
])('names in %s the seats that are not for sale, and why', async (language, text) => {
  await startI18n(language);
  const details = { reason: 'held', seatIds: ['Stalls|F|12', 'Stalls|F|13'] };
  const data = realProblem('SEAT_NOT_FOR_SALE', { details });
  expect(errorText({ status: data.status, data })).toBe(text);
});

test('uses a reason only with the error code that it belongs to', async () => {
  await startI18n('en-GB');
  const data = realProblem('CONFLICT', { details: { reason: 'paused' } });
  expect(errorText({ status: data.status, data })).toMatch(/^This does not fit with what was changed/);
});

const failWith = (status: number) => ({
  status,
  data: { type: 'about:blank', title: '', status, code: 'NOT_FOUND', requestId: 'request-1' },
});

test.each([404, 400])('a %i is thrown as not found', (status) => {
  expect(() => throwIfMissing(failWith(status))).toThrow(expect.objectContaining({ status: 404 }));
});

test.each([undefined, failWith(503), { status: 'FETCH_ERROR', error: 'offline' }])(
  'whatever else went wrong stays with the page',
  (error) => {
    expect(() => throwIfMissing(error)).not.toThrow();
  },
);
