import type { GuestList } from '@parterre/contract/guest-lists';

export interface ListValues {
  name: string;
  ownerName: string;
  ownerEmail: string;
  allocation: number | null;
  mostPlusOnes: number | null;
  /** '' for none. */
  cutOffAtLocal: string;
  needsApproval: boolean;
  priceTypeId: number | null;
  holdId: number | null;
  note: string;
}

export const EMPTY_LIST: ListValues = {
  name: '',
  ownerName: '',
  ownerEmail: '',
  allocation: null,
  mostPlusOnes: 1,
  cutOffAtLocal: '',
  needsApproval: false,
  priceTypeId: null,
  holdId: null,
  note: '',
};

export const toListValues = (list: GuestList): ListValues => ({
  name: list.name,
  ownerName: list.ownerName,
  ownerEmail: list.ownerEmail,
  allocation: list.allocation,
  mostPlusOnes: list.mostPlusOnes,
  cutOffAtLocal: list.cutOffAtLocal ?? '',
  needsApproval: list.needsApproval,
  priceTypeId: list.priceTypeId,
  holdId: list.holdId,
  note: list.note,
});

/** The body of a call. An hour the clock shows twice means its first one, unless it was chosen before. */
export const toListBody = (values: ListValues, before?: Pick<ListValues, 'cutOffAtLocal'>) => ({
  ...values,
  allocation: values.allocation ?? 0,
  mostPlusOnes: values.mostPlusOnes ?? 0,
  priceTypeId: values.priceTypeId ?? 0,
  cutOffAtLocal: values.cutOffAtLocal || null,
  ...(values.cutOffAtLocal && values.cutOffAtLocal !== before?.cutOffAtLocal ? { overlap: 'first' as const } : {}),
});
