import type { createCompPrice, createPrice, updatePrice } from '@parterre/contract/calls/prices';
import {
  type LinkKind,
  PRICE_DEFAULTS,
  STANDARD_STATUS_CODE,
  type Visibility,
} from '@parterre/contract/choices/price-choices';
import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import type { CallArguments } from '@parterre/contract/wire/call';
import type { ConfirmedTexts } from '@parterre/contract/wire/values';
import type { TFunction } from 'i18next';
import type { PlaceError } from '#forms/object/use-app-form.ts';
import type { FieldWriters } from '#forms/object/use-stale-save.tsx';
import { dropBlankCultures, fillCultures } from '#forms/translation/text-languages.ts';
import { summariseTexts } from '#programme/texts/summarise-texts.ts';
import { toTicketStatus } from '../ticket-status.ts';
import { findPlace } from './ticket-place.ts';

/** The form values of a price type; amounts are in minor units, '' means no date. */
export interface TicketValues {
  /** Chosen on creation, then fixed. */
  kind: Price['kind'];
  statusCode: number;
  name: Record<string, string>;
  description: Record<string, string>;
  confirmedTexts: ConfirmedTexts;
  priceGroupId: number | null;
  /** The name of the group created together with the price type, if the show has none. */
  groupName: Record<string, string>;
  /** The price type it is placed after, or `firstOf` its group; null places it last, as for a new one. */
  standsAfter: number | null;
  isSeated: boolean;
  colour: string;
  /** A price of its own, or one that follows another by an amount or a share. */
  linkKind: 'none' | LinkKind;
  linkedPriceId: number | null;
  /** In minor units. */
  linkFixed: number | null;
  /** Has two decimals. */
  linkPercent: number | null;
  faceValueMinor: number | null;
  bookingFeeMinor: number | null;
  taxRateId: number | null;
  allocation: number | null;
  heldPlaces: HeldValues;
  fewestPerOrder: number | null;
  mostPerOrder: number | null;
  onSaleAtLocal: string;
  offSaleAtLocal: string;
  visibility: Visibility;
  partnerSiteIds: number[];
}

type CreateBody = CallArguments<typeof createPrice>['body'];
type CompBody = CallArguments<typeof createCompPrice>['body'];
type UpdateBody = CallArguments<typeof updatePrice>['body'];

interface NewTicket {
  kind?: Price['kind'];
  show: Pick<Show, 'seating'>;
  cultures: readonly string[];
  priceGroupId: number | null;
  /** The suggested name of the group that is created with the price type, in the show's default language. */
  firstGroup?: Record<string, string>;
  taxRateId: number | null;
  colour: string;
}

export function newTicketValues({
  kind = 'standard',
  show,
  cultures,
  firstGroup = {},
  ...preset
}: NewTicket): TicketValues {
  return {
    kind,
    statusCode: STANDARD_STATUS_CODE,
    name: fillCultures({}, cultures),
    description: fillCultures({}, cultures),
    confirmedTexts: {},
    groupName: fillCultures(firstGroup, cultures),
    standsAfter: null,
    isSeated: show.seating === 'RESERVED',
    ...preset,
    ...NO_LINK,
    faceValueMinor: null,
    bookingFeeMinor: 0,
    ...PRICE_DEFAULTS,
    heldPlaces: {},
    onSaleAtLocal: '',
    offSaleAtLocal: '',
    visibility: kind === 'comp' ? 'box-office' : 'public',
    partnerSiteIds: [],
  };
}

interface Surroundings {
  cultures: readonly string[];
  /** In the order of the page. */
  prices: readonly Pick<Price, 'priceTypeId' | 'priceGroupId'>[];
  holds: readonly Pick<Hold, 'holdId'>[];
}

export function toTicketValues(price: Price, { cultures, prices, holds }: Surroundings): TicketValues {
  return {
    kind: price.kind,
    statusCode: price.statusCode,
    name: fillCultures(price.name, cultures),
    description: fillCultures(price.description, cultures),
    confirmedTexts: {},
    priceGroupId: price.priceGroupId,
    groupName: {},
    standsAfter: findPlace(price, prices),
    isSeated: price.isSeated,
    colour: price.colour,
    ...readLink(price.link),
    faceValueMinor: price.faceValueMinor,
    bookingFeeMinor: price.bookingFeeMinor,
    taxRateId: price.taxRateId,
    allocation: price.isSeated ? 0 : price.stock.allocation,
    heldPlaces: toHeldValues(price, holds),
    fewestPerOrder: price.fewestPerOrder,
    mostPerOrder: price.mostPerOrder,
    onSaleAtLocal: price.onSaleAtLocal ?? '',
    offSaleAtLocal: price.offSaleAtLocal ?? '',
    visibility: price.visibility,
    partnerSiteIds: price.partnerSiteIds,
  };
}

const NO_LINK = { linkKind: 'none', linkedPriceId: null, linkFixed: 0, linkPercent: 0 } as const;
const HUNDREDTHS = 100;

function readLink(link: Price['link']) {
  if (!link) return NO_LINK;
  const isFixed = link.kind === 'fixed';
  return {
    linkKind: link.kind,
    linkedPriceId: link.priceTypeId,
    linkFixed: isFixed ? link.difference : 0,
    linkPercent: isFixed ? 0 : link.difference / HUNDREDTHS,
  };
}

/** Returns the link as sent; a share in hundredths of a percent. */
export function toLink(values: Pick<TicketValues, 'linkKind' | 'linkedPriceId' | 'linkFixed' | 'linkPercent'>) {
  const { linkKind, linkedPriceId, linkFixed, linkPercent } = values;
  if (linkKind === 'none' || linkedPriceId === null) return null;
  const difference = linkKind === 'fixed' ? (linkFixed ?? 0) : Math.round((linkPercent ?? 0) * HUNDREDTHS);
  return { priceTypeId: linkedPriceId, kind: linkKind, difference };
}

/** Fields that may be null here are required by the form. */
export function toTicketBody(values: TicketValues): CreateBody {
  return {
    name: dropBlankCultures(values.name),
    description: dropBlankCultures(values.description),
    priceGroupId: values.priceGroupId ?? { name: dropBlankCultures(values.groupName) },
    isSeated: values.isSeated,
    colour: values.colour,
    link: toLink(values),
    faceValueMinor: values.faceValueMinor ?? 0,
    bookingFeeMinor: values.bookingFeeMinor ?? 0,
    taxRateId: values.taxRateId,
    ...(values.isSeated ? {} : { allocation: values.allocation ?? 0 }),
    fewestPerOrder: values.fewestPerOrder ?? 1,
    mostPerOrder: values.mostPerOrder ?? 1,
    onSaleAtLocal: values.onSaleAtLocal || null,
    offSaleAtLocal: values.offSaleAtLocal || null,
    visibility: values.visibility,
    partnerSiteIds: values.partnerSiteIds,
  };
}

/** A comp has no money, link or partner sites. */
export function toCompBody(values: TicketValues): CompBody {
  const { visibility } = values;
  return {
    ...omit(toTicketBody(values), ['link', 'faceValueMinor', 'bookingFeeMinor', 'taxRateId', 'partnerSiteIds']),
    visibility: visibility === 'public' ? 'box-office' : visibility,
  };
}

const LINK_FIELDS = ['linkKind', 'linkedPriceId', 'linkFixed', 'linkPercent'] as const;

/** Returns only the changed values; whether a price type is seated cannot change. */
export function toTicketPatch(changed: Partial<TicketValues>, values: TicketValues): UpdateBody {
  const { link, ...whole } = omit(toTicketBody(values), ['isSeated']);
  const all = { ...whole, statusCode: values.statusCode, confirmedTexts: values.confirmedTexts };
  const isLinkChanged = LINK_FIELDS.some((field) => field in changed);
  const unchanged = listFields(all).filter((field) => !(field in changed));
  // A linked price has the face value of the other one.
  const left = values.linkKind === 'none' ? unchanged : [...unchanged, 'faceValueMinor' as const];
  return { ...omit(all, left), ...(isLinkChanged ? { link } : {}) };
}

const listFields = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

function omit<T extends object, Field extends keyof T>(whole: T, fields: readonly Field[]): Omit<T, Field> {
  const rest = { ...whole };
  for (const field of fields) delete rest[field];
  return rest;
}

/** What a ticket's values are written with; what an id belongs to is named. */
export interface TicketWords {
  t: TFunction<'prices'>;
  count: (value: number | null) => string;
  amount: (minor: number | null) => string;
  time: (wallTime: string) => string;
  ticket: (id: number | null) => string | undefined;
  group: (id: number | null) => string;
  tax: (id: number) => string;
  site: (id: number) => string;
  place: (standsAfter: number | null) => string;
  held: (held: HeldValues) => string;
}

/** How each field is read by somebody who has to choose between two values of it. */
export const writeTicket = ({ t, ...words }: TicketWords): FieldWriters<TicketValues> => ({
  kind: ({ kind }) => t(`kind.${kind}`),
  statusCode: ({ statusCode }) => t(`status.${toTicketStatus(statusCode)}`),
  name: ({ name }) => summariseTexts(name),
  description: ({ description }) => summariseTexts(description),
  priceGroupId: ({ priceGroupId }) => words.group(priceGroupId),
  groupName: ({ groupName }) => summariseTexts(groupName),
  standsAfter: ({ standsAfter }) => words.place(standsAfter),
  isSeated: ({ isSeated }) => isSeated,
  colour: ({ colour }) => colour,
  linkKind: ({ linkKind }) => t(`link.${linkKind}`),
  linkedPriceId: ({ linkedPriceId }) => words.ticket(linkedPriceId),
  linkFixed: ({ linkFixed }) => words.amount(linkFixed),
  linkPercent: ({ linkPercent }) => words.count(linkPercent),
  faceValueMinor: ({ faceValueMinor }) => words.amount(faceValueMinor),
  bookingFeeMinor: ({ bookingFeeMinor }) => words.amount(bookingFeeMinor),
  taxRateId: ({ taxRateId }) => (taxRateId === null ? t('form.noTax') : words.tax(taxRateId)),
  allocation: ({ allocation }) => words.count(allocation),
  heldPlaces: ({ heldPlaces }) => words.held(heldPlaces),
  fewestPerOrder: ({ fewestPerOrder }) => words.count(fewestPerOrder),
  mostPerOrder: ({ mostPerOrder }) => words.count(mostPerOrder),
  onSaleAtLocal: ({ onSaleAtLocal }) => words.time(onSaleAtLocal),
  offSaleAtLocal: ({ offSaleAtLocal }) => words.time(offSaleAtLocal),
  visibility: ({ visibility }) => t(`visibility.${visibility}`),
  partnerSiteIds: ({ partnerSiteIds }) => partnerSiteIds.map(words.site).join(', ') || t('table.allSites'),
});

/** The form fields that show errors of the parts of a link. */
const LINK_PARTS: Record<string, string> = {
  'link.priceTypeId': 'linkedPriceId',
  'link.difference': 'linkFixed',
  link: 'linkedPriceId',
};
export const placeTicketError: PlaceError<TicketValues> = ({ field }) => ({ field: LINK_PARTS[field] ?? field });

/** Places by hold id with a letter in front, because the form reads a path of digits as a list. */
export type HeldValues = Record<string, number | null>;

export const heldKey = (holdId: number): string => `h${holdId}`;

/** Returns the places of a price type for every hold of the show, including holds without any. */
export function toHeldValues(
  price: Pick<Price, 'nonSeatedHolds' | 'isSeated'> | undefined,
  holds: readonly Pick<Hold, 'holdId'>[],
): HeldValues {
  if (!price || price.isSeated) return {};
  const all = holds.map(({ holdId }) => [heldKey(holdId), 0] as const);
  const held = price.nonSeatedHolds.map(({ holdId, quantity }) => [heldKey(holdId), quantity] as const);
  return Object.fromEntries([...all, ...held]);
}
