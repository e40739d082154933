import type { TFunction } from 'i18next';
import { formatDateTime } from '../../../dates/format-date-time.ts';
import { findWallTime } from '../../../dates/wall-time.ts';
import { translateFieldErrors } from '../../../forms/errors/translate-field-errors.ts';

/** The messages of the server that belong to events; others are the shared ones. */
const KEYS: Record<string, string> = {
  'The clocks go forward over this time': 'shows:form.gap',
  'The clock shows this time twice: say which one': 'kit:dates.overlap',
  'Doors open before the event starts': 'shows:form.rules.doorsAfterStart',
  'The event ends after it starts': 'shows:form.rules.endBeforeStart',
  'Sales end after they begin': 'shows:form.rules.saleOrder',
  'This plan does not belong to the venue': 'errors:PLAN_NOT_SELECTABLE',
};

export const translateShowErrors = (error: unknown, t: TFunction<'shows'>): unknown =>
  translateFieldErrors(error, ({ message, values }) => {
    const key = KEYS[message];
    if (!key) return undefined;
    const suggestion = String(values?.suggestion ?? '');
    const shown = findWallTime(suggestion) ? formatDateTime(suggestion, 'DD/MM/YYYY, HH:mm') : suggestion;
    return t(key, { suggestion: shown });
  });
