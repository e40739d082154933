import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import { SALE_STATES, SEAT_PICKER_CHOICES, SEAT_PICKER_OPENINGS, SHOW_STATUSES } from '../../choices/show-choices.ts';
import { Image } from '../../wire/images.ts';
import type { Permission } from '../../wire/permissions.ts';
import {
  Currency,
  Id,
  Instant,
  idParam,
  OutdatedTexts,
  Revision,
  ShowCode,
  TextByCulture,
  wholeNumber,
} from '../../wire/values.ts';

const ofShow = { base: 'main', tenant: { from: 'show', at: 'params.showCode' } } as const;

export const showRead = { ...ofShow, scope: 'backstage.event_data', permission: 'show:read' } as const;

export const showWrite = <const P extends Permission>(permission: P) =>
  ({ ...ofShow, scope: 'event-config.manage', permission }) as const;

export const priceParams = z.strictObject({ showCode: ShowCode, priceTypeId: idParam });

export const ShowStatus = z
  .enum(SHOW_STATUSES)
  .meta({ id: 'ShowStatus', description: 'Stored status; `saleState` says what it means for buyers now' });
export type ShowStatus = z.infer<typeof ShowStatus>;

export const SaleState = z
  .enum(SALE_STATES)
  .meta({ id: 'SaleState', description: 'Derived from status, sale window, stock and start' });
export type SaleState = z.infer<typeof SaleState>;

export const SEATINGS = ['RESERVED', 'UNRESERVED'] as const;
export const Seating = z.enum(SEATINGS).meta({ id: 'Seating' });

/** The purposes of a list of shows; each asks for other permissions and so has other shows. */
export const SHOW_CONTEXTS = ['manage', 'report', 'copyFrom'] as const;

export const showParams = z.strictObject({ showCode: ShowCode });

export const SeatPicker = z
  .strictObject({
    choice: z.enum(SEAT_PICKER_CHOICES),
    /** True refuses a choice that leaves a single seat between two taken ones. */
    preventsSingleSeats: z.boolean(),
    showsPrices: z.boolean(),
    showsSeatLabels: z.boolean(),
    opensAt: z.enum(SEAT_PICKER_OPENINGS),
    /** The most seats in one choice; the limit of a price type may be lower. */
    mostSeats: wholeNumber(1, LIMITS.show.pickedSeats),
  })
  .meta({ id: 'SeatPicker' });
export type SeatPicker = z.infer<typeof SeatPicker>;
export const DEFAULT_SEAT_PICKER: SeatPicker = {
  choice: 'both',
  preventsSingleSeats: true,
  showsPrices: true,
  showsSeatLabels: true,
  opensAt: 'plan',
  mostSeats: 10,
};

const ShowVenue = z
  .strictObject({ venueId: Id, name: z.string(), town: z.string(), countryCode: z.string() })
  .meta({ id: 'ShowVenue' });

/**
 * The sales of a show. `sold` counts tickets without comps; comps take places too. `last7Days` is the tickets sold per
 * day, oldest first, today last.
 */
const ShowSales = z
  .strictObject({
    sold: z.int(),
    comps: z.int(),
    capacity: z.int(),
    /** Minor units of the show's currency; null for callers without the permission sales:read. */
    grossMinor: z.int().nullable(),
    last7Days: z.array(z.int()).length(7),
  })
  .meta({ id: 'ShowSales' });

export const ShowSummary = z
  .strictObject({
    showCode: z.string(),
    promoterCode: z.string(),
    name: TextByCulture,
    venue: ShowVenue,
    status: ShowStatus,
    saleState: SaleState,
    seating: Seating,
    startsAtLocal: z.string(),
    timeZone: z.string(),
    /** The abbreviation of the time zone at the start of the show, such as `EST` or `UTC+8`. */
    zoneName: z.string(),
    startsAt: Instant,
    currency: Currency,
    sales: ShowSales,
  })
  .meta({ id: 'ShowSummary' });
export type ShowSummary = z.infer<typeof ShowSummary>;

export const Show = z
  .strictObject({
    ...ShowSummary.shape,
    description: TextByCulture,
    /** Rich text by culture, like `description`. */
    terms: TextByCulture,
    outdatedTexts: OutdatedTexts,
    categoryId: Id.nullable(),
    tour: z.strictObject({ tourId: Id, name: TextByCulture }).nullable(),
    artistCampaign: z.strictObject({ artistCampaignId: Id, name: TextByCulture }).nullable(),
    performingArtistIds: z.array(Id),
    /** The partner sites that sell the show; empty if all do. */
    partnerSiteIds: z.array(Id),
    seatPicker: SeatPicker,
    images: z.array(Image),
    defaultCulture: z.string(),
    doorsAtLocal: z.string().nullable(),
    endsAtLocal: z.string().nullable(),
    onSaleAtLocal: z.string().nullable(),
    offSaleAtLocal: z.string().nullable(),
    seatingPlanId: Id.nullable(),
    planVersionId: Id.nullable(),
    planVersionNumber: z.int().nullable(),
    geometryHash: z.string().nullable(),
    seatCount: z.int(),
    hasOrders: z.boolean(),
    createdAt: Instant,
    revision: Revision,
  })
  .meta({ id: 'Show', description: 'A ticketed event' });
export type Show = z.infer<typeof Show>;
