import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import {
  CAMPAIGN_COPIES,
  TICKET_BARCODES,
  TICKET_DELIVERIES,
  TICKET_FIELDS,
  TICKET_IMAGE_TYPES,
  TICKET_ORIGINS,
  TICKET_PAPERS,
  TICKETS_PER_PAGE,
} from '../choices/print-at-home-choices.ts';
import { endpoint, LARGE_BODIES } from '../wire/endpoint.ts';
import { IMAGE_MAX_BYTES, Image } from '../wire/images.ts';
import { Colour, CultureCode, Id, MOST_CULTURES, Revision, requiredText } from '../wire/values.ts';
import { priceParams, showParams, showRead, showWrite } from './shows/show.ts';

const Origin = z.enum(TICKET_ORIGINS).meta({ id: 'TicketOrigin', description: 'Whose value a setting has' });

/** What a ticket looks like. Its terms are per language. */
const design = {
  paper: z.enum(TICKET_PAPERS),
  ticketsPerPage: z.literal(TICKETS_PER_PAGE),
  barcode: z.enum(TICKET_BARCODES),
  /** What is left out. */
  hiddenFields: z.array(z.enum(TICKET_FIELDS)).max(TICKET_FIELDS.length),
  colour: Colour,
};
/** What holds for all tickets of an event. */
const ofShow = {
  /** The languages that tickets are printed in, the most important first: a buyer gets theirs, else the first. */
  languages: z.array(CultureCode).min(1).max(LIMITS.promoter.cultures),
  delivery: z.enum(TICKET_DELIVERIES),
};
const terms = z.record(CultureCode, z.string());

const designOrigins = { paper: Origin, ticketsPerPage: Origin, barcode: Origin, hiddenFields: Origin, colour: Origin };
const termsOrigins = z.record(CultureCode, Origin);

export const TicketImage = z
  .strictObject({
    ...Image.omit({ mediaType: true }).shape,
    imageType: z.enum(TICKET_IMAGE_TYPES),
    origin: Origin,
  })
  .meta({ id: 'TicketImage', description: 'A picture on a ticket' });
export type TicketImage = z.infer<typeof TicketImage>;
export const TicketImageList = z.strictObject({ items: z.array(TicketImage) }).meta({ id: 'TicketImageList' });

const designAnswer = { ...design, colour: Colour.nullable() };

export const PrintAtHomeSettings = z
  .strictObject({
    campaign: z.strictObject({ artistCampaignId: Id, name: z.record(z.string(), z.string()) }).nullable(),
    /** What applies to the event, and whose value each setting has. */
    values: z.strictObject({
      ...designAnswer,
      ...ofShow,
      /** In every language of the tickets that has terms. */
      terms,
    }),
    origins: z.strictObject({
      ...designOrigins,
      languages: Origin,
      delivery: Origin,
      terms: termsOrigins,
    }),
    images: z.array(TicketImage),
    /** The same of every ticket of the event, in their order. `terms` are those of the ticket alone. */
    prices: z.array(
      z.strictObject({
        priceTypeId: Id,
        name: z.record(z.string(), z.string()),
        values: z.strictObject({ ...designAnswer, terms }),
        origins: z.strictObject({ ...designOrigins, terms: termsOrigins }),
        images: z.array(TicketImage),
      }),
    ),
    revision: Revision,
  })
  .meta({ id: 'PrintAtHomeSettings', description: 'What the print-at-home tickets of an event look like' });
export type PrintAtHomeSettings = z.infer<typeof PrintAtHomeSettings>;

/** What is sent: null gives a value up, so that the one above applies again; absent leaves it. */
const designChange = {
  paper: design.paper.nullable().optional(),
  ticketsPerPage: design.ticketsPerPage.nullable().optional(),
  barcode: design.barcode.nullable().optional(),
  hiddenFields: design.hiddenFields.nullable().optional(),
  colour: design.colour.nullable().optional(),
  /** Plain text per language; null for one language gives up that text. */
  terms: z
    .record(CultureCode, requiredText(LIMITS.ticketTerms).nullable())
    .refine((text) => Object.keys(text).length <= MOST_CULTURES, {
      message: 'tooMany',
      params: { most: MOST_CULTURES },
    })
    .meta({ maxProperties: MOST_CULTURES })
    .optional(),
};
export const UpdatePrintAtHomeSettings = z
  .strictObject({
    ...designChange,
    languages: ofShow.languages.nullable().optional(),
    delivery: ofShow.delivery.nullable().optional(),
    prices: z
      .array(z.strictObject({ priceTypeId: Id, ...designChange }))
      .max(LIMITS.price.perCall)
      .optional(),
  })
  .meta({ id: 'UpdatePrintAtHomeSettings' });
export type UpdatePrintAtHomeSettings = z.infer<typeof UpdatePrintAtHomeSettings>;

const write = showWrite('pah:write');
const languageCode = CultureCode.meta({ example: 'en-GB' });
const stale = ['config', 'history'] as const;

export const getPrintAtHomeSettings = endpoint({
  ...showRead,
  id: 'getPrintAtHomeSettings',
  method: 'GET',
  path: '/shows/{showCode}/pah-settings',
  summary: 'What the print-at-home tickets of an event look like, and whether each value is its own or its campaign’s',
  params: showParams,
  response: { kind: 'json', schema: PrintAtHomeSettings },
  errors: ['NOT_FOUND'],
  reads: ['config', 'price', 'campaign'],
});

export const updatePrintAtHomeSettings = endpoint({
  ...write,
  id: 'updatePrintAtHomeSettings',
  method: 'PATCH',
  path: '/shows/{showCode}/pah-settings',
  summary: 'Change what the print-at-home tickets of an event look like, all of them or those of some price types',
  params: showParams,
  body: UpdatePrintAtHomeSettings,
  maxBodyBytes: LARGE_BODIES.seats,
  response: { kind: 'json', schema: PrintAtHomeSettings },
  errors: ['INVALID', 'NOT_FOUND', 'STALE'],
  stale,
  example: { paper: 'A4', ticketsPerPage: 2, terms: { 'en-GB': 'No re-admission.' } },
});

export const putPrintAtHomeCampaignCopy = endpoint({
  ...write,
  id: 'putPrintAtHomeCampaignCopy',
  method: 'PUT',
  path: '/shows/{showCode}/pah-settings/campaign-copy',
  summary: 'Give the settings of an event to its campaign, or let the event follow its campaign again',
  params: showParams,
  body: z
    .strictObject({ direction: z.enum(CAMPAIGN_COPIES).default('TO_CAMPAIGN') })
    .meta({ id: 'PrintAtHomeCampaignCopy' }),
  response: { kind: 'json', schema: PrintAtHomeSettings },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['no-campaign'] },
  stale,
  example: { direction: 'TO_CAMPAIGN' },
});

export const getPrintAtHomeDefaultTerms = endpoint({
  ...showRead,
  id: 'getPrintAtHomeDefaultTerms',
  method: 'GET',
  path: '/shows/{showCode}/pah-settings/defaults/terms',
  summary: 'The terms that tickets have in a language while nobody has written any; empty where there are none',
  params: showParams,
  query: z.strictObject({ languageCode }),
  response: {
    kind: 'json',
    schema: z.strictObject({ languageCode: z.string(), terms: z.string() }).meta({ id: 'PrintAtHomeDefaultTerms' }),
  },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['pay-at-home-default'],
});

const imageTypeQuery = z.strictObject({ imageType: z.enum(TICKET_IMAGE_TYPES, 'Unable to parse value to enum') });
const putImage = {
  ...write,
  method: 'PUT',
  query: imageTypeQuery,
  upload: { maxBytes: IMAGE_MAX_BYTES },
  response: { kind: 'json', schema: TicketImageList },
  errors: ['INVALID', 'NOT_FOUND', 'FILE_TOO_LARGE', 'FILE_TYPE_REFUSED', 'IMAGE_REFUSED', 'BUSY'],
  stale,
} as const;
const removeImage = {
  ...write,
  method: 'DELETE',
  query: imageTypeQuery,
  response: { kind: 'json', schema: TicketImageList },
  errors: ['INVALID', 'NOT_FOUND'],
  stale,
} as const;

export const putPrintAtHomeImage = endpoint({
  ...putImage,
  id: 'putPrintAtHomeImage',
  path: '/shows/{showCode}/pah-settings/images',
  summary: 'Set a picture on the tickets of an event; re-encoded, metadata removed',
  params: showParams,
});

export const removePrintAtHomeImage = endpoint({
  ...removeImage,
  id: 'removePrintAtHomeImage',
  path: '/shows/{showCode}/pah-settings/images',
  summary: 'Remove a picture of the tickets of an event, so that the one of its campaign applies again',
  params: showParams,
});

export const putPrintAtHomePriceImage = endpoint({
  ...putImage,
  id: 'putPrintAtHomePriceImage',
  path: '/shows/{showCode}/prices/{priceTypeId}/pah-configuration/images',
  summary: 'Set a picture on the tickets of one price type',
  params: priceParams,
});

export const removePrintAtHomePriceImage = endpoint({
  ...removeImage,
  id: 'removePrintAtHomePriceImage',
  path: '/shows/{showCode}/prices/{priceTypeId}/pah-configuration/images',
  summary: 'Remove a picture of the tickets of one price type, so that the one of the event applies again',
  params: priceParams,
});
