/**
 * Where a form keeps the translations that were looked at again: per field the cultures, sent with the save (contract:
 * ConfirmedTexts). A form that changes something stored has it in its values, `{}` at first.
 */
export type ConfirmedTexts = Record<string, string[]>;
export const CONFIRMED_TEXTS = 'confirmedTexts';

/** With the culture confirmed, or no longer; a field without any is left out, so that nothing changed is nothing. */
export function confirmText(confirmed: ConfirmedTexts, field: string, culture: string, isConfirmed: boolean) {
  const others = (confirmed[field] ?? []).filter((other) => other !== culture);
  return setCultures(confirmed, field, isConfirmed ? [...others, culture].sort() : others);
}

/** Without those of a field: what they were compared with has changed since. */
export const forgetField = (confirmed: ConfirmedTexts, field: string): ConfirmedTexts =>
  setCultures(confirmed, field, []);

/** The values of a form after its save: what was confirmed has been taken in. */
export function forgetConfirmed<V extends object>(values: V): V {
  return CONFIRMED_TEXTS in values ? { ...values, [CONFIRMED_TEXTS]: {} } : values;
}

function setCultures(confirmed: ConfirmedTexts, field: string, cultures: string[]): ConfirmedTexts {
  const { [field]: _replaced, ...rest } = confirmed;
  return cultures.length > 0 ? { ...rest, [field]: cultures } : rest;
}
