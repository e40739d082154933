import type { createOfferCode, createOfferCodeBatch, updateOfferCode } from '@parterre/contract/calls/offer-codes';
import { toBasisPoints, toPercent } from '@parterre/contract/money/basis-points';
import type { OfferCode } from '@parterre/contract/offer-codes';
import type { CallArguments } from '@parterre/contract/wire/call';
import type { PlaceError } from '#forms/object/use-app-form.ts';

/** The form values of a code's rules; '' means no date. Only the value of the chosen effect counts. */
export interface CodeRuleValues {
  tag: string;
  effect: OfferCode['effect'];
  /** In minor units. */
  setPriceMinor: number | null;
  subtractMinor: number | null;
  /** Has at most two decimals. */
  percent: number | null;
  priceTypeIds: number[];
  validFromLocal: string;
  validUntilLocal: string;
  mostUses: number | null;
  mostPerOrder: number | null;
  mostPerCustomer: number | null;
  holdId: number | null;
  reservedPlaces: number | null;
  comment: string;
}

export interface CodeValues extends CodeRuleValues {
  code: string;
  priceGroupId: number | null;
  isDisabled: boolean;
}

export interface BatchValues extends CodeRuleValues {
  priceGroupId: number | null;
  prefix: string;
  count: number | null;
  length: number | null;
}

type CreateBody = CallArguments<typeof createOfferCode>['body'];
type BatchBody = CallArguments<typeof createOfferCodeBatch>['body'];
type UpdateBody = CallArguments<typeof updateOfferCode>['body'];

export const EMPTY_RULES: CodeRuleValues = {
  tag: '',
  effect: 'percentage',
  setPriceMinor: null,
  subtractMinor: null,
  percent: null,
  priceTypeIds: [],
  validFromLocal: '',
  validUntilLocal: '',
  mostUses: null,
  mostPerOrder: null,
  mostPerCustomer: null,
  holdId: null,
  reservedPlaces: null,
  comment: '',
};

export function toCodeValues(code: OfferCode): CodeValues {
  const worthIf = (effect: OfferCode['effect']) => (code.effect === effect ? code.value : null);
  return {
    code: code.code,
    priceGroupId: code.priceGroupId,
    isDisabled: code.isDisabled,
    tag: code.tag,
    effect: code.effect,
    setPriceMinor: worthIf('set-price'),
    subtractMinor: worthIf('subtract'),
    percent: code.effect === 'percentage' ? toPercent(code.value) : null,
    priceTypeIds: code.priceTypeIds,
    validFromLocal: code.validFromLocal ?? '',
    validUntilLocal: code.validUntilLocal ?? '',
    mostUses: code.mostUses,
    mostPerOrder: code.mostPerOrder,
    mostPerCustomer: code.mostPerCustomer,
    holdId: code.holdId,
    reservedPlaces: code.reservedPlaces === 0 ? null : code.reservedPlaces,
    comment: code.comment,
  };
}

type EffectValues = Pick<CodeRuleValues, 'effect' | 'setPriceMinor' | 'subtractMinor' | 'percent'>;

/** Returns the value of the chosen effect as sent: minor units, or hundredths of a percent. */
export function readValue({ effect, setPriceMinor, subtractMinor, percent }: EffectValues): number {
  if (effect === 'set-price') return setPriceMinor ?? 0;
  if (effect === 'subtract') return subtractMinor ?? 0;
  return effect === 'percentage' ? toBasisPoints(percent) : 0;
}

function toRules(values: CodeRuleValues) {
  return {
    tag: values.tag.trim(),
    effect: values.effect,
    value: readValue(values),
    priceTypeIds: values.priceTypeIds,
    validFromLocal: values.validFromLocal || null,
    validUntilLocal: values.validUntilLocal || null,
    mostUses: values.mostUses,
    mostPerOrder: values.mostPerOrder,
    mostPerCustomer: values.mostPerCustomer,
    holdId: values.holdId,
    reservedPlaces: values.reservedPlaces ?? 0,
    comment: values.comment.trim(),
  };
}

export const toCodeBody = (values: CodeValues): CreateBody => ({
  ...toRules(values),
  code: values.code,
  isDisabled: values.isDisabled,
});

/** Requires `count`, which the form validates. */
export const toBatchBody = (values: BatchValues): BatchBody => ({
  ...toRules(values),
  prefix: values.prefix,
  count: values.count ?? 0,
  ...(values.length === null ? {} : { length: values.length }),
});

const MONEY: readonly (keyof CodeValues)[] = ['effect', 'setPriceMinor', 'subtractMinor', 'percent'];

/** Returns only the changed values; an effect and its value are sent together. */
export function toCodePatch(changed: Partial<CodeValues>, values: CodeValues): UpdateBody {
  const all: UpdateBody = { ...toRules(values), code: values.code, isDisabled: values.isDisabled };
  const isMoneyChanged = MONEY.some((name) => name in changed);
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => (name === 'effect' || name === 'value' ? isMoneyChanged : name in changed)),
  );
}

/** The form field that shows errors of the server's field `value`. */
const VALUE_FIELDS = { percentage: 'percent', subtract: 'subtractMinor', 'set-price': 'setPriceMinor', none: 'effect' };
export const placeCodeError: PlaceError<CodeRuleValues> = ({ field }, { effect }) => ({
  field: field === 'value' ? VALUE_FIELDS[effect] : field,
});
