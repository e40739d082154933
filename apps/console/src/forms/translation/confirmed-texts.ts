import type { ConfirmedTexts } from '@parterre/contract/wire/values';

/** The form of a stored object has the confirmed translations in its values, initially `{}`; they go with the save. */
export const CONFIRMED_TEXTS = 'confirmedTexts';

/**
 * Sets or clears the confirmation of a culture; removes empty fields, so that a cleared form equals an unchanged one.
 */
export function confirmText(confirmed: ConfirmedTexts, field: string, culture: string, isConfirmed: boolean) {
  const others = (confirmed[field] ?? []).filter((other) => other !== culture);
  return setCultures(confirmed, field, isConfirmed ? [...others, culture].sort() : others);
}

/** Removes the confirmations of a field, whose source text has changed. */
export const forgetField = (confirmed: ConfirmedTexts, field: string): ConfirmedTexts =>
  setCultures(confirmed, field, []);

/** Resets the confirmations after a save, which has stored them. */
export function forgetConfirmed<V extends object>(values: V): V {
  return CONFIRMED_TEXTS in values ? { ...values, [CONFIRMED_TEXTS]: {} } : values;
}

function setCultures(confirmed: ConfirmedTexts, field: string, cultures: string[]): ConfirmedTexts {
  const { [field]: _replaced, ...rest } = confirmed;
  return cultures.length > 0 ? { ...rest, [field]: cultures } : rest;
}
