import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { showRead, showWrite } from './show-calls.ts';
import { showParams } from './shows.ts';
import { Id, idParam, Revision, ShowCode, textByCulture, wholeNumber } from './values.ts';

export const PriceGroup = z
  .strictObject({
    priceGroupId: Id,
    name: z.record(z.string(), z.string()),
    /** Dense from 1. */
    displayOrder: z.int().positive(),
    priceCount: z.int().nonnegative(),
    revision: Revision,
  })
  .meta({ id: 'PriceGroup', description: 'A ticket group of one event' });
export type PriceGroup = z.infer<typeof PriceGroup>;

export const PriceGroupList = z.strictObject({ items: z.array(PriceGroup) }).meta({ id: 'PriceGroupList' });
export const CreatePriceGroup = z.strictObject({ name: textByCulture(60) }).meta({ id: 'CreatePriceGroup' });
export const UpdatePriceGroup = z
  .strictObject({ name: textByCulture(60), displayOrder: wholeNumber(1, 500) })
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
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN'],
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
