import type { GuestList } from '@parterre/contract/guest-lists/guest-list';

export interface ListValues {
  name: string;
  ownerName: string;
  ownerEmail: string;
  allocation: number | null;
  mostPlusOnes: number | null;
  /** '' means no cut-off. */
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

export const toListBody = (values: ListValues) => ({
  ...values,
  allocation: values.allocation ?? 0,
  mostPlusOnes: values.mostPlusOnes ?? 0,
  priceTypeId: values.priceTypeId ?? 0,
  ...toCutOff(values),
});

export const toListPatch = ({
  allocation,
  mostPlusOnes,
  priceTypeId,
  cutOffAtLocal,
  ...rest
}: Partial<ListValues>) => ({
  ...rest,
  ...(allocation === undefined ? {} : { allocation: allocation ?? 0 }),
  ...(mostPlusOnes === undefined ? {} : { mostPlusOnes: mostPlusOnes ?? 0 }),
  ...(priceTypeId === undefined ? {} : { priceTypeId: priceTypeId ?? 0 }),
  ...(cutOffAtLocal === undefined ? {} : toCutOff({ cutOffAtLocal })),
});

/** A time that the clocks show twice means its first instant. */
const toCutOff = ({ cutOffAtLocal }: Pick<ListValues, 'cutOffAtLocal'>) => ({
  cutOffAtLocal: cutOffAtLocal || null,
  ...(cutOffAtLocal ? { overlap: 'first' as const } : {}),
});
