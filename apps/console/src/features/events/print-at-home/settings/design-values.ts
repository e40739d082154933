import {
  TICKET_FIELDS,
  type TicketBarcodeKind,
  type TicketDelivery,
  type TicketField,
  type TicketOrigin,
  type TicketPaper,
  type TicketsPerPage,
} from '@parterre/contract/choices/print-at-home-choices';
import type { PrintAtHomeSettings, UpdatePrintAtHomeSettings } from '@parterre/contract/print-at-home';

/** The price type a form belongs to; undefined for all tickets of the show. */
export type PriceDesign = PrintAtHomeSettings['prices'][number];

/** The look of tickets, own and inherited values. Null, or '' for a text, resets a value to the inherited one. */
export interface DesignValues {
  paper: TicketPaper | null;
  ticketsPerPage: TicketsPerPage | null;
  barcode: TicketBarcodeKind | null;
  colour: string | null;
  /** The printed parts. The server stores the hidden ones instead, so that a new part is shown by default. */
  fields: TicketField[] | null;
  terms: Record<string, string>;
  /** Show level only; single price types inherit these two. */
  languages: string[] | null;
  /** Used for buyers whose language is not among the chosen ones. */
  mainLanguage: string;
  delivery: TicketDelivery | null;
}

export function toDesignValues({ values }: PrintAtHomeSettings, price?: PriceDesign): DesignValues {
  const { paper, ticketsPerPage, barcode, colour, hiddenFields } = price?.values ?? values;
  return {
    paper,
    ticketsPerPage,
    barcode,
    colour: colour ?? '',
    fields: TICKET_FIELDS.filter((field) => !hiddenFields.includes(field)),
    terms: { ...values.terms, ...price?.values.terms },
    languages: values.languages,
    mainLanguage: values.languages[0] ?? '',
    delivery: values.delivery,
  };
}

/** Returns the changed values only; null resets one. */
export function toDesignBody(changed: Partial<DesignValues>, whole: DesignValues, before: DesignValues) {
  const { fields, terms, languages, mainLanguage, colour, ...plain } = changed;
  return {
    ...plain,
    ...(colour === undefined ? {} : { colour: colour || null }),
    ...(fields === undefined ? {} : { hiddenFields: fields && TICKET_FIELDS.filter((one) => !fields.includes(one)) }),
    ...(terms === undefined ? {} : { terms: pickTerms(terms, before.terms) }),
    ...(languages === undefined && mainLanguage === undefined ? {} : { languages: orderLanguages(whole) }),
  } satisfies UpdatePrintAtHomeSettings;
}

const pickTerms = (terms: DesignValues['terms'], before: DesignValues['terms']): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(terms).flatMap(([culture, text]) =>
      text === (before[culture] ?? '') ? [] : [[culture, text.trim() === '' ? null : text] as const],
    ),
  );

/** Puts the main language first: buyers without one of the others get it. */
export function orderLanguages({ languages, mainLanguage }: Pick<DesignValues, 'languages' | 'mainLanguage'>) {
  if (languages === null || !languages.includes(mainLanguage)) return languages;
  return [mainLanguage, ...languages.filter((culture) => culture !== mainLanguage)];
}

/** Wraps the settings of these tickets in the body of the show's settings. */
export const toSettingsBody = (
  body: ReturnType<typeof toDesignBody>,
  priceTypeId: number | undefined,
): UpdatePrintAtHomeSettings => {
  if (priceTypeId === undefined) return body;
  const { languages: _, delivery: __, ...ofPrice } = body;
  return { prices: [{ priceTypeId, ...ofPrice }] };
};

/** The level each value of the form comes from; for the terms by language. */
export interface DesignOrigins {
  own: 'SHOW' | 'PRICE_TYPE';
  /** The level a value is inherited from after a reset, if that level has one. */
  above: Exclude<TicketOrigin, 'PRICE_TYPE'>;
  of: Partial<Record<keyof DesignValues, TicketOrigin>>;
  terms: Readonly<Record<string, TicketOrigin>>;
}

export function readOrigins({ origins, campaign }: PrintAtHomeSettings, price?: PriceDesign): DesignOrigins {
  const { paper, ticketsPerPage, barcode, colour, hiddenFields } = price?.origins ?? origins;
  return {
    own: price ? 'PRICE_TYPE' : 'SHOW',
    above: price ? 'SHOW' : campaign ? 'CAMPAIGN' : 'DEFAULT',
    of: {
      paper,
      ticketsPerPage,
      barcode,
      colour,
      fields: hiddenFields,
      languages: origins.languages,
      delivery: origins.delivery,
    },
    terms: { ...origins.terms, ...price?.origins.terms },
  };
}
