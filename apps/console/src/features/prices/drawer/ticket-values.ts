import type { CallArguments } from '@parterre/contract/call';
import type { createPrice, updatePrice } from '@parterre/contract/calls/prices';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { dropBlankCultures, fillCultures } from '../../../forms/fill-cultures.ts';
import type { Visibility } from '../visibilities.ts';

/** What the form of a ticket holds; amounts in minor units, an empty date is ''. */
export interface TicketValues {
  name: Record<string, string>;
  description: Record<string, string>;
  priceGroupId: number | null;
  isSeated: boolean;
  colour: string;
  /** A free price, or one that follows another by an amount or a share. */
  linkKind: 'none' | 'fixed' | 'percentage';
  linkedPriceId: number | null;
  /** Minor units. */
  linkFixed: number | null;
  /** Percent, with two decimals. */
  linkPercent: number | null;
  faceValueMinor: number | null;
  bookingFeeMinor: number | null;
  taxRateId: number | null;
  allocation: number | null;
  fewestPerOrder: number | null;
  mostPerOrder: number | null;
  onSaleAtLocal: string;
  offSaleAtLocal: string;
  visibility: Visibility;
  partnerSiteIds: number[];
}

type CreateBody = CallArguments<typeof createPrice>['body'];
type UpdateBody = CallArguments<typeof updatePrice>['body'];

interface NewTicket {
  show: Pick<Show, 'seating'>;
  cultures: readonly string[];
  priceGroupId: number | null;
  taxRateId: number | null;
  colour: string;
}

export function newTicketValues({ show, cultures, priceGroupId, taxRateId, colour }: NewTicket): TicketValues {
  return {
    name: fillCultures({}, cultures),
    description: fillCultures({}, cultures),
    priceGroupId,
    isSeated: show.seating === 'RESERVED',
    colour,
    ...NO_LINK,
    faceValueMinor: null,
    bookingFeeMinor: 0,
    taxRateId,
    allocation: 0,
    fewestPerOrder: 1,
    mostPerOrder: 10,
    onSaleAtLocal: '',
    offSaleAtLocal: '',
    visibility: 'public',
    partnerSiteIds: [],
  };
}

export function toTicketValues(price: Price, cultures: readonly string[]): TicketValues {
  return {
    name: fillCultures(price.name, cultures),
    description: fillCultures(price.description, cultures),
    priceGroupId: price.priceGroupId,
    isSeated: price.isSeated,
    colour: price.colour,
    ...readLink(price.link),
    faceValueMinor: price.faceValueMinor,
    bookingFeeMinor: price.bookingFeeMinor,
    taxRateId: price.taxRateId,
    allocation: price.isSeated ? 0 : price.stock.allocation,
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
export function toCreateBody(values: TicketValues): CreateBody {
  return {
    name: dropBlankCultures(values.name),
    description: dropBlankCultures(values.description),
    priceGroupId: values.priceGroupId ?? 0,
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

const LINK_FIELDS = ['linkKind', 'linkedPriceId', 'linkFixed', 'linkPercent'] as const;

/** Only what changed; how a ticket is seated stays as it was made. */
export function toUpdateBody(changed: Partial<TicketValues>, values: TicketValues): UpdateBody {
  const whole: UpdateBody = toCreateBodyWithoutSeating(values);
  const body: UpdateBody = {};
  for (const field of Object.keys(whole) as (keyof UpdateBody)[])
    if (field in changed) Object.assign(body, { [field]: whole[field] });
  if (LINK_FIELDS.some((field) => field in changed)) body.link = toLink(values);
  if (values.linkKind !== 'none') delete body.faceValueMinor;
  return body;
}

function toCreateBodyWithoutSeating(values: TicketValues): UpdateBody {
  const { isSeated: _, ...body } = toCreateBody(values);
  return body;
}
