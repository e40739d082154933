import { z } from 'zod';
import { IMAGE_BYTES_MAX } from '../../choices/image-sizes.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { ImageList, mediaTypeQuery } from '../../wire/images.ts';
import { Id } from '../../wire/values.ts';
import { SeatPicker, Show, showParams, showRead, showWrite } from './show.ts';

export const updateSeatPicker = endpoint({
  ...showWrite('show:write'),
  id: 'updateSeatPicker',
  method: 'PATCH',
  path: '/shows/{showCode}/seat-picker',
  summary: 'Change how buyers choose their seats',
  params: showParams,
  body: SeatPicker.partial().meta({ id: 'UpdateSeatPicker' }),
  response: { kind: 'json', schema: Show },
  errors: ['INVALID', 'NOT_FOUND', 'STALE'],
  stale: ['show', 'history'],
  example: { choice: 'best-available' },
});

export const putShowImage = endpoint({
  ...showWrite('show:write'),
  id: 'putShowImage',
  method: 'PUT',
  path: '/shows/{showCode}/images',
  summary: 'Set the picture of an event in one size; re-encoded, metadata removed',
  params: showParams,
  query: mediaTypeQuery,
  upload: { maxBytes: IMAGE_BYTES_MAX },
  response: { kind: 'json', schema: ImageList },
  errors: ['INVALID', 'NOT_FOUND', 'FILE_TOO_LARGE', 'FILE_TYPE_REFUSED', 'IMAGE_REFUSED', 'BUSY'],
  stale: ['show', 'history'],
});

export const removeShowImage = endpoint({
  ...showWrite('show:write'),
  id: 'removeShowImage',
  method: 'DELETE',
  path: '/shows/{showCode}/images',
  summary: 'Remove the picture of an event in one size',
  params: showParams,
  query: mediaTypeQuery,
  response: { kind: 'none' },
  status: 204,
  errors: ['INVALID', 'NOT_FOUND'],
  stale: ['show', 'history'],
});

export const ShowPartnerSites = z
  .strictObject({
    items: z.array(
      z.strictObject({
        id: Id,
        name: z.string(),
        partnerSiteId: z.string(),
        isSelected: z.boolean(),
        /** The number of price types that this partner site may sell. */
        priceCount: z.int(),
      }),
    ),
  })
  .meta({ id: 'ShowPartnerSites' });

export const listShowPartnerSites = endpoint({
  ...showRead,
  id: 'listShowPartnerSites',
  method: 'GET',
  path: '/shows/{showCode}/partner-sites',
  summary: 'Every partner site, and whether the event is sold there',
  params: showParams,
  response: { kind: 'json', schema: ShowPartnerSites },
  errors: ['NOT_FOUND'],
  reads: ['show', 'lookup', 'price'],
});
