import type { TicketImageType, TicketOrigin } from '@parterre/contract/choices/print-at-home-choices';
import type { PrintAtHomeSettings } from '@parterre/contract/print-at-home';
import type { OwnTicketSettings, printAtHomeImages } from '#db/schema/events/print-at-home.ts';
import { languageOf } from '#texts/language-of.ts';
import { findDefaultTerms } from '#texts/ticket-terms.ts';

export type TicketImageRow = typeof printAtHomeImages.$inferSelect;

/** The settings and pictures of one owner alone, before anything is inherited. */
export interface OwnTickets {
  settings: OwnTicketSettings;
  images: readonly TicketImageRow[];
}

/** The look that applies to an owner, and the origin of each setting and picture. */
export interface EffectiveDesign {
  values: PrintAtHomeSettings['values'];
  origins: PrintAtHomeSettings['origins'];
  images: ReadonlyMap<TicketImageType, { row: TicketImageRow; origin: TicketOrigin }>;
}

/** Returns the look that applies where nobody has set anything. */
export const startLook = (
  values: Pick<EffectiveDesign['values'], 'languages' | 'paper'>,
  origin: TicketOrigin = 'DEFAULT',
): EffectiveDesign => ({
  values: {
    ...values,
    ticketsPerPage: 1,
    barcode: 'QR',
    hiddenFields: [],
    colour: null,
    delivery: 'ATTACHED',
    terms: {},
  },
  origins: {
    languages: origin,
    paper: origin,
    ticketsPerPage: origin,
    barcode: origin,
    hiddenFields: origin,
    colour: origin,
    delivery: origin,
    terms: {},
  },
  images: new Map(),
});

/** Puts the own settings of an owner over the inherited look. Each language of the terms is inherited separately. */
export function inheritLook(
  above: EffectiveDesign,
  { settings, images }: OwnTickets,
  origin: TicketOrigin,
): EffectiveDesign {
  const { terms = {}, languages, hiddenFields, ...plain } = settings;
  const own = {
    ...plain,
    ...(languages && { languages: [...languages] }),
    ...(hiddenFields && { hiddenFields: [...hiddenFields] }),
  };
  const mark = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [field, origin]));
  return {
    values: { ...above.values, ...own, terms: { ...above.values.terms, ...terms } },
    origins: { ...above.origins, ...mark(own), terms: { ...above.origins.terms, ...mark(terms) } },
    images: new Map([...above.images, ...images.map((row) => [row.imageType, { row, origin }] as const)]),
  };
}

/**
 * Chooses the terms of a ticket in a language: written ones, whatever their region, or else the default ones. '' where
 * there are neither.
 */
export function chooseTerms(
  { values, origins }: EffectiveDesign,
  culture: string,
): { text: string; origin: TicketOrigin } {
  const language = languageOf(culture);
  const written = [culture, ...Object.keys(values.terms).sort()].find(
    (key) => key in values.terms && (key === culture || languageOf(key) === language),
  );
  if (written === undefined) return { text: findDefaultTerms(culture), origin: 'DEFAULT' };
  return { text: values.terms[written] ?? '', origin: origins.terms[written] ?? 'DEFAULT' };
}
