import type { createCompPrice, createPrice, updatePrice } from '@parterre/contract/calls/prices';
import { STANDARD_STATUS_CODE, type Visibility } from '@parterre/contract/choices/price-choices';
import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import type { CallArguments } from '@parterre/contract/wire/call';
import type { PlaceError } from '#forms/object/use-app-form.ts';
import type { ConfirmedTexts } from '#forms/translation/confirmed-texts.ts';
import { dropBlankCultures, fillCultures } from '#forms/translation/text-languages.ts';
import { findPlace } from './ticket-place.ts';

/** What the form of a ticket holds; amounts in minor units, an empty date is ''. */
export interface TicketValues {
  /** The kind is chosen on creation and fixed from then on. */
  kind: Price['kind'];
  statusCode: number;
  name: Record<string, string>;
  description: Record<string, string>;
  confirmedTexts: ConfirmedTexts;
  priceGroupId: number | null;
  /** Of the group made with the ticket, where the event has none. */
  groupName: Record<string, string>;
  /** Which ticket it stands after, or `firstOf` its group; null: last, as a new one does. */
  standsAfter: number | null;
  isSeated: boolean;
  colour: string;
  /** A free price, or one that follows another by an amount or a share. */
  linkKind: 'none' | 'fixed' | 'percentage';
  linkedPriceId: number | null;
  /** The amount is in minor units. */
  linkFixed: number | null;
  /** The share in percent has two decimals. */
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
  /** Suggested for the group that is made with the ticket, in the event's own language. */
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
    allocation: 0,
    heldPlaces: {},
    fewestPerOrder: 1,
    mostPerOrder: 10,
    onSaleAtLocal: '',
    offSaleAtLocal: '',
    visibility: kind === 'comp' ? 'box-office' : 'public',
    partnerSiteIds: [],
  };
}

interface Surroundings {
  cultures: readonly string[];
  /** They stand in the order of the page. */
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

/** The link as it is sent; a share in hundredths of a percent. */
export function toLink(values: Pick<TicketValues, 'linkKind' | 'linkedPriceId' | 'linkFixed' | 'linkPercent'>) {
  const { linkKind, linkedPriceId, linkFixed, linkPercent } = values;
  if (linkKind === 'none' || linkedPriceId === null) return null;
  const difference = linkKind === 'fixed' ? (linkFixed ?? 0) : Math.round((linkPercent ?? 0) * HUNDREDTHS);
  return { priceTypeId: linkedPriceId, kind: linkKind, difference };
}

/** The form requires what is null here. */
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

/** A complimentary ticket has no money, link or partner sites. */
export function toCompBody(values: TicketValues): CompBody {
  const { link: _, faceValueMinor: __, bookingFeeMinor: ___, taxRateId: ____, ...body } = toTicketBody(values);
  const { partnerSiteIds: _____, visibility, ...comp } = body;
  return { ...comp, visibility: visibility === undefined || visibility === 'public' ? 'box-office' : visibility };
}

const LINK_FIELDS = ['linkKind', 'linkedPriceId', 'linkFixed', 'linkPercent'] as const;

/** Only what changed; how a ticket is seated stays as it was made. */
export function toTicketPatch(changed: Partial<TicketValues>, values: TicketValues): UpdateBody {
  const { isSeated: _, ...whole } = toTicketBody(values);
  const body: UpdateBody = Object.fromEntries(Object.entries(whole).filter(([field]) => field in changed));
  if ('statusCode' in changed) Object.assign(body, { statusCode: values.statusCode });
  if ('confirmedTexts' in changed) body.confirmedTexts = values.confirmedTexts;
  if (LINK_FIELDS.some((field) => field in changed)) body.link = toLink(values);
  if (values.linkKind !== 'none') delete body.faceValueMinor;
  return body;
}

/** What the form calls the parts of a link. */
const LINK_PARTS: Record<string, string> = {
  'link.priceTypeId': 'linkedPriceId',
  'link.difference': 'linkFixed',
  link: 'linkedPriceId',
};
export const placeTicketError: PlaceError<TicketValues> = ({ field }) => ({ field: LINK_PARTS[field] ?? field });

/** Places by hold; the form reads a path of digits as a list, hence the letter before the id. */
export type HeldValues = Record<string, number | null>;

export const heldKey = (holdId: number): string => `h${holdId}`;

/** Every hold of the event with the places it has of a ticket, those with none too. */
export function toHeldValues(
  price: Pick<Price, 'nonSeatedHolds' | 'isSeated'> | undefined,
  holds: readonly Pick<Hold, 'holdId'>[],
): HeldValues {
  if (!price || price.isSeated) return {};
  const all = holds.map(({ holdId }) => [heldKey(holdId), 0] as const);
  const held = price.nonSeatedHolds.map(({ holdId, quantity }) => [heldKey(holdId), quantity] as const);
  return Object.fromEntries([...all, ...held]);
}
