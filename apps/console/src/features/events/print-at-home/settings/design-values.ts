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

/** Whose tickets a form is about: those of one price type, or all of the event where there is none. */
export type PriceDesign = PrintAtHomeSettings['prices'][number];

/** What tickets look like, their own and inherited. What is given up is null, or '' where it is a text. */
export interface DesignValues {
  paper: TicketPaper | null;
  ticketsPerPage: TicketsPerPage | null;
  barcode: TicketBarcodeKind | null;
  colour: string | null;
  /** What is printed: the server keeps the opposite, what is hidden, so that a new part shows by itself. */
  fields: TicketField[] | null;
  terms: Record<string, string>;
  /** Of all tickets of the event only, here and below. */
  languages: string[] | null;
  /** For buyers whose language is none of those. */
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

/** What of it is sent: only what changed, null for what was given up. */
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

/** The main language first: buyers without one of the others get it. */
export function orderLanguages({ languages, mainLanguage }: Pick<DesignValues, 'languages' | 'mainLanguage'>) {
  if (languages === null || !languages.includes(mainLanguage)) return languages;
  return [mainLanguage, ...languages.filter((culture) => culture !== mainLanguage)];
}

/** What the server is sent for these tickets, as the body of the event's settings. */
export const toSettingsBody = (
  body: ReturnType<typeof toDesignBody>,
  priceTypeId: number | undefined,
): UpdatePrintAtHomeSettings => {
  if (priceTypeId === undefined) return body;
  const { languages: _, delivery: __, ...ofPrice } = body;
  return { prices: [{ priceTypeId, ...ofPrice }] };
};

/** Whose value each part of the form has; the terms by language. */
export interface DesignOrigins {
  own: 'SHOW' | 'PRICE_TYPE';
  /** Whose value applies where an own one is given up, as far as it has any. */
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
