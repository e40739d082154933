// @vitest-environment jsdom
import { ReservationFlag } from '@parterre/contract/holds';
import { realProblem } from '@parterre/contract/testing/real-problem';
import i18next from 'i18next';
import { afterAll, expect, it } from 'vitest';
import { CallFailure, findProblem } from '../../api/failure.ts';
import { startI18n } from '../../i18n/start-i18n.ts';
import { translateHoldErrors } from './translate-hold-errors.ts';

afterAll(() => startI18n('en-GB'));

/** What the form says when the server answers with this message. */
async function translate(
  message: string,
  language: string,
  values?: Record<string, number>,
): Promise<string | undefined> {
  await startI18n(language);
  await i18next.loadNamespaces('holds');
  const fieldErrors = [{ field: 'reservationFlag', message, ...(values ? { values } : {}) }];
  const refusal = realProblem('INVALID', { fieldErrors });
  const translated = translateHoldErrors(
    new CallFailure({ status: 400, data: refusal }),
    i18next.getFixedT(null, 'holds'),
  );
  return findProblem(translated)?.fieldErrors?.[0]?.message;
}

it.each([
  ['en-GB', 'Must have at least one letter'],
  ['de', 'Muss mindestens einen Buchstaben enthalten'],
])('in %s, a flag without a letter is refused in the reader’s language', async (language, words) => {
  const refused = ReservationFlag.safeParse('123');
  expect(await translate(refused.error?.issues[0]?.message ?? '', language)).toBe(words);
});

it.each([
  ['en-GB', 'House "A" has this reservation flag'],
  ['de', 'House "A" hat dieses Kürzel'],
])('in %s, a flag that is taken names the hold that has it', async (language, words) => {
  expect(await translate('House "A" has this reservation flag', language)).toBe(words);
});

it.each([
  ['en-GB', 'Of 60 unseated places under this hold, 50 are not sold yet: give some back first'],
  ['de', 'Von 60 Plätzen ohne Sitz unter dieser Sperre sind noch 50 nicht verkauft: geben Sie erst welche zurück'],
])('in %s, a hold whose places were sold says how many are left', async (language, words) => {
  const message = 'Unseated places of this hold were sold';
  expect(await translate(message, language, { left: 50, quantity: 60 })).toBe(words);
});

it('other messages are left to the shared rules', async () => {
  expect(await translate('This field is required', 'de')).toBe('This field is required');
});
