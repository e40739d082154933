import { REQUIRED } from '@parterre/contract/wire/values';
import { invalidField } from '../../errors.ts';
import type { OfferCodeRow } from './offer-code-row.ts';
import type { OfferRules } from './resolve-rules.ts';

/** The rules of a stored code with what is changed of them. Another effect needs its value said: INVALID. */
export function mergeRules(
  row: OfferCodeRow,
  changes: { [Key in keyof OfferRules]?: OfferRules[Key] | undefined },
): OfferRules {
  const choose = <Key extends keyof OfferRules>(key: Key): OfferRules[Key] => {
    const changed = changes[key];
    return changed === undefined ? row[key] : changed;
  };
  const effect = choose('effect');
  if (effect !== row.effect && effect !== 'none' && changes.value === undefined) throw invalidField('value', REQUIRED);
  return {
    tag: choose('tag'),
    effect,
    value: effect === 'none' && changes.value === undefined ? 0 : choose('value'),
    priceTypeIds: choose('priceTypeIds'),
    validFromLocal: choose('validFromLocal'),
    validUntilLocal: choose('validUntilLocal'),
    mostUses: choose('mostUses'),
    mostPerOrder: choose('mostPerOrder'),
    mostPerCustomer: choose('mostPerCustomer'),
    holdId: choose('holdId'),
    reservedPlaces: choose('reservedPlaces'),
    isDisabled: choose('isDisabled'),
    comment: choose('comment'),
  };
}
