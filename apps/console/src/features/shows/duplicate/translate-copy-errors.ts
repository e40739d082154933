import type { TFunction } from 'i18next';
import { findProblem } from '../../../api/failure.ts';
import { formatZonedTime } from '../../../dates/format-zoned-time.ts';
import { translateFieldErrors } from '../../../forms/errors/translate-field-errors.ts';
import type { CopyDate } from './copy-dates.ts';

const MESSAGES: Record<string, string> = {
  'The clocks go forward over this time': 'shows:duplicate.trouble.gap',
  'The clock shows this time twice: say which one': 'shows:duplicate.trouble.overlap',
  'This date is named twice': 'shows:duplicate.trouble.twice',
  'Too many offer codes for so many dates': 'shows:duplicate.tooManyCodes',
  'The tour does not know the plan whose seats should be copied': 'shows:duplicate.tourWithoutPlan',
};

/** The server's messages in the reader's language; what is wrong with a date names it, and belongs to the list of dates. */
export function translateCopyErrors(
  error: unknown,
  sent: { dates: readonly CopyDate[]; timeZone: string },
  t: TFunction<'shows'>,
): unknown {
  const details = findProblem(error)?.details ?? {};
  const fields: Record<string, string> = {};
  for (const { field } of findProblem(error)?.fieldErrors ?? [])
    if (field.startsWith('dates.')) fields[field] = 'dates';
  return translateFieldErrors(
    error,
    ({ field, message }) => {
      const key = MESSAGES[message];
      const words = key ? t(key, details) : message;
      const date = sent.dates[Number(field.split('.')[1])];
      return date && field.startsWith('dates.')
        ? `${formatZonedTime(date.startsAtLocal, sent.timeZone)}: ${words}`
        : words;
    },
    fields,
  );
}
