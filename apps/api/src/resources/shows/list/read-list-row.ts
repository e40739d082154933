import { readRawWallTime, readRawWallTimeOrNone } from '../../../time/read-raw-time.ts';
import type { SummaryFacts } from '../present.ts';

export interface ListedShow extends SummaryFacts {
  promoterId: number;
  id: number;
  sortKey: string;
  venueKey: string;
}

/** The columns of the list's statement, in its order; dates as text, bigints as the driver has them. */
type ListColumns = [
  counted: number,
  id: number | string | null,
  showCode: string,
  name: Record<string, string>,
  venueId: number | string,
  status: ListedShow['show']['status'],
  seating: ListedShow['show']['seating'],
  startsAtLocal: string,
  timeZone: string,
  startsAt: string,
  endsAtLocal: string | null,
  onSaleAt: string | null,
  offSaleAt: string | null,
  currency: string,
  capacity: number,
  sortKey: string,
  venueKey: string,
  promoterCode: string,
  venueName: string,
  town: string,
  countryCode: string,
  tickets: number | null,
  comps: number | null,
  grossMinor: number | string | null,
  days: Record<string, number> | null,
  promoterId: number,
];

/** A row of the list's statement: the count, and an event unless nothing matched. */
export function readListedShow(columns: unknown[]): { counted: number; show: ListedShow | undefined } {
  const [counted, id, ...rest] = columns as ListColumns;
  if (id === null) return { counted, show: undefined };
  const [showCode, name, venueId, status, seating, startsAtLocal, timeZone, startsAt, endsAtLocal, ...more] = rest;
  const [onSaleAt, offSaleAt, currency, capacity, sortKey, venueKey, promoterCode, venueName, ...last] = more;
  const [town, countryCode, tickets, comps, grossMinor, days, promoterId] = last;
  return {
    counted,
    show: {
      id: Number(id),
      promoterId: Number(promoterId),
      sortKey,
      venueKey,
      promoterCode,
      show: {
        showCode,
        name,
        venueId: Number(venueId),
        status,
        seating,
        startsAtLocal: readRawWallTime(startsAtLocal),
        timeZone,
        startsAt: new Date(startsAt),
        endsAtLocal: readRawWallTimeOrNone(endsAtLocal),
        onSaleAt: onSaleAt === null ? null : new Date(onSaleAt),
        offSaleAt: offSaleAt === null ? null : new Date(offSaleAt),
        currency,
        capacity,
      },
      venue: { name: venueName, town, countryCode },
      sold: tickets ?? 0,
      comps: comps ?? 0,
      grossMinor: Number(grossMinor ?? 0),
      ticketsOn: days ?? {},
    },
  };
}
