import type { listTaxRates } from '@parterre/contract/calls/promoters';
import type { CallAnswer } from '@parterre/contract/wire/call';
import type { PlaceError } from '#forms/object/use-app-form.ts';

export type TaxRate = CallAnswer<typeof listTaxRates>['items'][number];

/** What the form of a tax rate holds. */
export interface TaxRateValues {
  name: string;
  /** 20 is 20 %; null while nothing is typed. */
  percent: number | null;
  isDefault: boolean;
}

/** Without a rate: of a new one. */
export const toTaxRateValues = (rate: TaxRate | undefined): TaxRateValues => ({
  name: rate?.name ?? '',
  percent: rate ? rate.rateBasisPoints / 100 : null,
  isDefault: rate?.isDefault ?? false,
});

/** What is sent of a change; the form's rules have seen to it that there is a rate. */
export function toTaxRateBody<Part extends Partial<TaxRateValues>>({ percent, ...rest }: Part) {
  return { ...rest, ...(typeof percent === 'number' ? { rateBasisPoints: Math.round(percent * 100) } : {}) };
}

export const toNewTaxRateBody = ({ name, percent, isDefault }: TaxRateValues) => ({
  name,
  isDefault,
  rateBasisPoints: Math.round((percent ?? 0) * 100),
});

export const placeRateError: PlaceError<TaxRateValues> = ({ field }) => ({
  field: field === 'rateBasisPoints' ? 'percent' : field,
});
