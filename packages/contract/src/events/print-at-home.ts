import { z } from 'zod';
import { IMAGE_BYTES_MAX } from '../choices/image-sizes.ts';
import { LIMITS } from '../choices/limits.ts';
import {
  CAMPAIGN_COPIES,
  TICKET_BARCODES,
  TICKET_DELIVERIES,
  TICKET_FIELDS,
  TICKET_IMAGE_TYPES,
  TICKET_ORIGINS,
  TICKET_PAPERS,
  TICKET_WARNINGS,
  TICKETS_PER_PAGE,
} from '../choices/print-at-home-choices.ts';
import { endpoint, LARGE_BODIES } from '../wire/endpoint.ts';
import { PDF } from '../wire/file-types.ts';
import { Image } from '../wire/images.ts';
import {
  atMostCultures,
  CHOICE_MESSAGE,
  Colour,
  CULTURES_MAX,
  CultureCode,
  Id,
  OrderId,
  Revision,
  requiredText,
  TextByCulture,
} from '../wire/values.ts';
import { priceParams, showParams, showRead, showWrite } from './shows/show.ts';

const Origin = z.enum(TICKET_ORIGINS).meta({ id: 'TicketOrigin', description: 'Whose value a setting has' });

/** The look of a ticket, without its terms, which are per language. */
const design = {
  paper: z.enum(TICKET_PAPERS),
  ticketsPerPage: z.literal(TICKETS_PER_PAGE),
  barcode: z.enum(TICKET_BARCODES),
  /** Fields that are not printed. */
  hiddenFields: z.array(z.enum(TICKET_FIELDS)).max(TICKET_FIELDS.length).meta({ uniqueItems: true }),
  colour: Colour,
};
/** The settings that all tickets of a show share. */
const ofShow = {
  /** The print languages, the most important first: a ticket is printed in the buyer's language, else in the first. */
  languages: z.array(CultureCode).min(1).max(CULTURES_MAX).meta({ uniqueItems: true }),
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
    campaign: z.strictObject({ artistCampaignId: Id, name: TextByCulture }).nullable(),
    /** The values that apply to the show; `origins` has the origin of each. */
    values: z.strictObject({
      ...designAnswer,
      ...ofShow,
      /** Plain text by culture; cultures without terms are absent. */
      terms,
    }),
    origins: z.strictObject({
      ...designOrigins,
      languages: Origin,
      delivery: Origin,
      terms: termsOrigins,
    }),
    images: z.array(TicketImage),
    /** The look of every price type of the show, in display order. `terms` are only the price type's own. */
    prices: z.array(
      z.strictObject({
        priceTypeId: Id,
        name: TextByCulture,
        values: z.strictObject({ ...designAnswer, terms }),
        origins: z.strictObject({ ...designOrigins, terms: termsOrigins }),
        images: z.array(TicketImage),
      }),
    ),
    revision: Revision,
  })
  .meta({ id: 'PrintAtHomeSettings', description: 'What the print-at-home tickets of an event look like' });
export type PrintAtHomeSettings = z.infer<typeof PrintAtHomeSettings>;

/** A change of the look: null removes the value, so the inherited one applies; an absent field stays as it is. */
const designChange = {
  paper: design.paper.nullable().optional(),
  ticketsPerPage: design.ticketsPerPage.nullable().optional(),
  barcode: design.barcode.nullable().optional(),
  hiddenFields: design.hiddenFields.nullable().optional(),
  colour: design.colour.nullable().optional(),
  /** Plain text by culture; null removes the text of that culture. */
  terms: z
    .record(CultureCode, requiredText(LIMITS.ticketTerms).nullable())
    .refine(...atMostCultures)
    .meta({ maxProperties: CULTURES_MAX })
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
const stale = ['config', 'preview', 'history'] as const;

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

const imageTypeQuery = z.strictObject({ imageType: z.enum(TICKET_IMAGE_TYPES, CHOICE_MESSAGE) });
const putImage = {
  ...write,
  method: 'PUT',
  query: imageTypeQuery,
  upload: { maxBytes: IMAGE_BYTES_MAX },
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

/** A PDF of tickets; its header lists the faults found on them. */
export const ticketsPdf = {
  kind: 'binary',
  contentType: PDF,
  headers: {
    'ticket-warnings':
      'What is wrong with the tickets as they would be printed, with how many have it, as a structured dictionary: `TEXT_CUT.eventName=2, TERMS_MISSING=1`; empty when nothing is',
  },
} as const;

/**
 * Without `orderId` the preview has sample tickets, with it those of the order, for users who may read orders. No
 * preview admits anybody.
 */
const previewQuery = z.strictObject({ languageCode, orderId: OrderId.optional() });
const preview = {
  ...showRead,
  response: ticketsPdf,
  errors: ['INVALID', 'NOT_FOUND', 'BUSY', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['no-ticket-stands', 'too-many-tickets'] },
} as const;

export const previewPrintAtHome = endpoint({
  ...preview,
  id: 'previewPrintAtHome',
  method: 'GET',
  path: '/shows/{showCode}/pah-previews',
  summary: 'A ticket of every price type of an event in one language, or the tickets of an order, as PDF',
  params: showParams,
  query: previewQuery,
  reads: ['preview', 'config', 'price', 'show'],
});

export const previewPrintAtHomePrice = endpoint({
  ...preview,
  id: 'previewPrintAtHomePrice',
  method: 'GET',
  path: '/shows/{showCode}/prices/{priceTypeId}/pah-preview',
  summary: 'A ticket of one price type in one language, or those of an order, as PDF',
  params: priceParams,
  query: previewQuery,
  reads: ['preview', 'config', 'price', 'show'],
});

export const previewPrintAtHomeChange = endpoint({
  ...preview,
  id: 'previewPrintAtHomeChange',
  method: 'POST',
  path: '/shows/{showCode}/pah-previews',
  summary: 'The same with a change of the settings that is not saved yet',
  params: showParams,
  body: z
    .strictObject({
      languageCode,
      orderId: OrderId.optional(),
      /** Draws only the tickets of this price type. */
      priceTypeId: Id.optional(),
      settings: UpdatePrintAtHomeSettings,
    })
    .meta({ id: 'PreviewPrintAtHomeChange' }),
  maxBodyBytes: LARGE_BODIES.seats,
  readOnly: true,
  reads: ['preview', 'config', 'price', 'show'],
  example: { languageCode: 'en-GB', settings: { paper: 'A4' } },
});

export const PrintAtHomeProof = z
  .strictObject({
    /** `tickets` were drawn, `of` is the number there are: one for each language and price type. */
    tickets: z.int(),
    of: z.int(),
    warnings: z.array(
      z.strictObject({
        code: z.enum(TICKET_WARNINGS),
        /** The field or picture at fault, such as `eventName`, `terms` or `LOGO`. */
        about: z.string().nullable(),
        languageCode: z.string(),
        /** null if the show has no price types. */
        priceTypeId: Id.nullable(),
      }),
    ),
  })
  .meta({ id: 'PrintAtHomeProof' });
export type PrintAtHomeProof = z.infer<typeof PrintAtHomeProof>;

export const getPrintAtHomeProof = endpoint({
  ...showRead,
  id: 'getPrintAtHomeProof',
  method: 'GET',
  path: '/shows/{showCode}/pah-proof',
  summary:
    'What is wrong with the tickets in every language and price type, the first thousand of them; their sheet with Accept application/pdf',
  params: showParams,
  response: { kind: 'json', schema: PrintAtHomeProof },
  files: [PDF],
  errors: ['NOT_FOUND', 'BUSY'],
  reads: ['preview', 'config', 'price', 'show'],
});
