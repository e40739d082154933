import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import {
  ConfirmedTexts,
  Id,
  idParam,
  OutdatedTexts,
  Revision,
  ShowCode,
  TextByCulture,
  textByCulture,
  wholeNumber,
} from '../wire/values.ts';
import { showParams, showRead, showWrite } from './shows/show.ts';

export const PriceGroup = z
  .strictObject({
    priceGroupId: Id,
    name: TextByCulture,
    outdatedTexts: OutdatedTexts,
    /** The position in the show, from 1 without gaps. */
    displayOrder: z.int().positive(),
    priceCount: z.int().nonnegative(),
    offerCodeCount: z.int().nonnegative(),
    revision: Revision,
  })
  .meta({ id: 'PriceGroup', description: 'A ticket group of one event' });
export type PriceGroup = z.infer<typeof PriceGroup>;

export const PriceGroupList = z.strictObject({ items: z.array(PriceGroup) }).meta({ id: 'PriceGroupList' });
export const CreatePriceGroup = z
  .strictObject({ name: textByCulture(LIMITS.priceGroup.name) })
  .meta({ id: 'CreatePriceGroup' });
export const UpdatePriceGroup = z
  .strictObject({
    name: textByCulture(LIMITS.priceGroup.name),
    displayOrder: wholeNumber(1, LIMITS.priceGroup.perShow),
    confirmedTexts: ConfirmedTexts,
  })
  .partial()
  .meta({ id: 'UpdatePriceGroup' });

export const priceGroupParams = z.strictObject({ showCode: ShowCode, priceGroupId: idParam });

const write = showWrite('price:write');

export const listPriceGroups = endpoint({
  ...showRead,
  id: 'listPriceGroups',
  method: 'GET',
  path: '/shows/{showCode}/price-groups',
  summary: 'Ticket groups of an event, by display order',
  params: showParams,
  response: { kind: 'json', schema: PriceGroupList },
  errors: ['NOT_FOUND'],
  reads: ['price-group'],
});

export const createPriceGroup = endpoint({
  ...write,
  id: 'createPriceGroup',
  method: 'POST',
  path: '/shows/{showCode}/price-groups',
  summary: 'Create a ticket group; it stands last',
  params: showParams,
  body: CreatePriceGroup,
  response: { kind: 'json', schema: PriceGroup },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['too-many-price-groups'] },
  stale: ['price-group', 'history'],
  example: { name: { 'en-GB': 'Orchestra' } },
});

export const getPriceGroup = endpoint({
  ...showRead,
  id: 'getPriceGroup',
  method: 'GET',
  path: '/shows/{showCode}/price-groups/{priceGroupId}',
  summary: 'One ticket group',
  params: priceGroupParams,
  response: { kind: 'json', schema: PriceGroup },
  errors: ['NOT_FOUND'],
  reads: ['price-group'],
});

export const updatePriceGroup = endpoint({
  ...write,
  id: 'updatePriceGroup',
  method: 'PATCH',
  path: '/shows/{showCode}/price-groups/{priceGroupId}',
  summary: 'Rename or move a ticket group; the order of all groups stays dense',
  params: priceGroupParams,
  body: UpdatePriceGroup,
  response: { kind: 'json', schema: PriceGroup },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'NAME_TAKEN'],
  stale: ['price-group', 'price', 'history'],
  example: { displayOrder: 2 },
});

export const removePriceGroup = endpoint({
  ...write,
  id: 'removePriceGroup',
  method: 'DELETE',
  path: '/shows/{showCode}/price-groups/{priceGroupId}',
  summary: 'Delete an empty ticket group; refused with the count while it has tickets',
  params: priceGroupParams,
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'STALE', 'IN_USE'],
  stale: ['price-group', 'history'],
});

/**
 * The result of copying price groups. One with a name that the show already has is skipped, and so is such a price
 * type.
 */
export const CopiedGroups = z
  .strictObject({
    items: z.array(PriceGroup),
    copiedGroups: z.int(),
    copiedPrices: z.int(),
    skipped: z.array(
      z.strictObject({ name: z.string(), kind: z.enum(['group', 'price']), reason: z.enum(['NAME_TAKEN']) }),
    ),
  })
  .meta({ id: 'CopiedGroups' });
export type CopiedGroups = z.infer<typeof CopiedGroups>;

export const copyPriceGroups = endpoint({
  ...write,
  id: 'copyPriceGroups',
  method: 'POST',
  path: '/shows/{showCode}/price-groups/copy-from/{fromShowCode}',
  summary: 'Copy the ticket groups with their tickets from another event of the promoter, without seats and sales',
  params: z.strictObject({ showCode: ShowCode, fromShowCode: ShowCode }),
  response: { kind: 'json', schema: CopiedGroups },
  errors: ['INVALID', 'NOT_FOUND', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['groups-in-other-currency', 'too-many-price-groups', 'ticket-numbers-used-up'] },
  stale: ['price-group', 'price', 'seat-price', 'show', 'history'],
});

export const duplicatePriceGroup = endpoint({
  ...write,
  id: 'duplicatePriceGroup',
  method: 'POST',
  path: '/shows/{showCode}/price-groups/{priceGroupId}/duplicate',
  summary: 'Copy a ticket group with its tickets, without seats and sales',
  params: priceGroupParams,
  body: z.strictObject({ name: textByCulture(LIMITS.priceGroup.name).optional() }),
  response: { kind: 'json', schema: PriceGroup },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['too-many-price-groups', 'ticket-numbers-used-up'] },
  stale: ['price-group', 'price', 'seat-price', 'show', 'history'],
  example: {},
});
