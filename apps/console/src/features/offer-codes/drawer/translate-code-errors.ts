import type { TFunction } from 'i18next';
import { translateFieldErrors } from '../../../forms/errors/translate-field-errors.ts';
import type { RuleValues } from '../form/code-values.ts';

/** The messages of the server that belong to offer codes; others are the shared ones. */
const KEYS = {
  'The event has this code already': 'refused.taken',
  'There are not so many places left': 'refused.noPlaces',
  'The ticket group has no such ticket': 'refused.ticket',
  'Places are kept back of exactly one ticket': 'refused.oneTicket',
  'Seats are kept back by a hold': 'refused.seated',
  'The event has no such hold': 'refused.hold',
  'The code ends after it begins': 'refused.order',
  'Only letters, digits, hyphens, dots and underscores': 'refused.characters',
} as const;

/** Where the form shows what the server calls `value`. */
const VALUE_FIELDS = { percentage: 'percent', subtract: 'subtractMinor', 'set-price': 'setPriceMinor', none: 'effect' };

export function translateCodeErrors(error: unknown, t: TFunction<'offer-codes'>, effect: RuleValues['effect']) {
  return translateFieldErrors(
    error,
    ({ message }) => {
      const key = KEYS[message as keyof typeof KEYS];
      return key && t(key);
    },
    { value: VALUE_FIELDS[effect] },
  );
}
