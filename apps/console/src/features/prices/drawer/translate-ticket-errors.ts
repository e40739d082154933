import type { TFunction } from 'i18next';
import { translateFieldErrors } from '../../../forms/errors/translate-field-errors.ts';

/** The messages of the server that belong to tickets; others are the shared ones. */
const KEYS: Record<string, string> = {
  'Another ticket of the group has this name': 'prices:rules.nameTaken',
  'Sales end after they begin': 'prices:rules.saleOrder',
  'The clocks go forward over this time': 'kit:dates.gap',
  'The event has no reserved seats': 'prices:rules.noSeats',
  'The allocation of a seated ticket is its seats': 'prices:rules.seatedAllocation',
  'A ticket cannot follow itself': 'prices:rules.linkCircle',
  'The linked price would be below zero or too high': 'prices:rules.linkAmount',
  'A complimentary ticket costs nothing': 'prices:rules.compCostsNothing',
  'A complimentary ticket keeps its status': 'prices:bulk.compKeepsStatus',
  'A complimentary ticket is not sold to the public': 'prices:bulk.compNotPublic',
};
/** What the form calls the parts of a link. */
const FIELDS: Record<string, string> = {
  'link.priceTypeId': 'linkedPriceId',
  'link.difference': 'linkFixed',
  link: 'linkedPriceId',
};

export function translateTicketErrors(error: unknown, t: TFunction<'prices'>): unknown {
  const translate = ({ message }: { message: string }) => {
    const key = KEYS[message];
    return key ? t(key) : undefined;
  };
  return translateFieldErrors(error, translate, FIELDS);
}
