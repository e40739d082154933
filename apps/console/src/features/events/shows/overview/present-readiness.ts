import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import type { Show } from '@parterre/contract/shows/show';
import type { UserPermission } from '@parterre/contract/wire/permissions';
import { EVENT_ENTRIES } from '#pages/entries.ts';
import { paths } from '#pages/paths.ts';
import { canChangePlace } from '../edit/show-values.ts';

/** The show of the entries; once on sale, its start changes only through a move. */
export type CheckedShow = Pick<Show, 'showCode' | 'status'>;

/** Returns the address where an entry can be corrected: the page or drawer, at the field (`?field=`). */
export function findRemedy(entry: ReadinessEntry, show: CheckedShow): string {
  const { code, area, field, priceTypeId, offerCodeId, shortUrlId } = entry;
  const { showCode } = show;
  const page = findPage(area, showCode);
  switch (area) {
    case 'texts':
      return findText(entry, showCode);
    case 'seating':
      return code === 'SEATS_WITHOUT_PRICE' ? paths.seats(showCode, 'tickets') : atField(page, field);
    case 'tickets':
      return code === 'PRICES_MISSING' ? paths.showTicketNew(showCode) : atField(findTicket(entry, showCode), field);
    case 'offer-codes':
      return offerCodeId === undefined ? page : atField(paths.showOfferCode(showCode, offerCodeId), field);
    case 'links':
      return shortUrlId === undefined ? page : atField(paths.showLink(showCode, shortUrlId), field);
    case 'print-at-home':
      return atField(priceTypeId === undefined ? page : paths.showPrintAtHomeTicket(showCode, priceTypeId), field);
    case 'details':
    case 'images':
      return field === 'startsAtLocal' && !canChangePlace(show)
        ? atField(paths.showMove(showCode), field)
        : atField(page, field);
  }
}

const PERMISSIONS: Record<ReadinessEntry['area'], UserPermission> = {
  texts: 'show:write',
  details: 'show:write',
  images: 'show:write',
  seating: 'show:write',
  tickets: 'price:write',
  'offer-codes': 'offer:write',
  links: 'link:write',
  'print-at-home': 'pah:write',
};

/** Returns the permission without which an entry cannot be corrected. */
export function findPermission({ code, area, priceTypeId, priceGroupId }: ReadinessEntry): UserPermission {
  if (code === 'SEATS_WITHOUT_PRICE') return 'seat:write';
  const isOfTicket = priceTypeId !== undefined || priceGroupId !== undefined;
  return area === 'texts' && isOfTicket ? PERMISSIONS.tickets : PERMISSIONS[area];
}

/** Returns the show's page for a part of the readiness list. */
const findPage = (area: ReadinessEntry['area'], showCode: string): string =>
  Object.values(EVENT_ENTRIES)
    .find(({ areas }) => areas?.includes(area))
    ?.href(showCode) ?? paths.show(showCode);

const atField = (path: string, field: string | undefined): string =>
  field === undefined ? path : `${path}?field=${encodeURIComponent(field)}`;

const findTicket = ({ priceTypeId }: ReadinessEntry, showCode: string): string =>
  priceTypeId === undefined ? paths.showTickets(showCode) : paths.showTicket(showCode, priceTypeId);

/** Returns the address of the translation drawer over the form of the text. */
function findText(entry: ReadinessEntry, showCode: string): string {
  const { priceTypeId, priceGroupId, field = 'name' } = entry;
  const [name = 'name', culture] = field.split('.');
  if (priceTypeId !== undefined) return paths.translation(findTicket(entry, showCode), name, culture);
  const form = priceGroupId === undefined ? paths.showDetails(showCode) : paths.showTicketGroup(showCode, priceGroupId);
  return paths.translation(form, name, culture);
}

export const countOf = ({ values }: ReadinessEntry): number =>
  Number(values.seats ?? values.prices ?? values.texts ?? values.codes ?? values.links ?? 0);

/** The second line of these codes explains the consequence instead of naming a thing. */
const EXPLAINED = new Set(['SEAT_PICKER_TOO_SMALL', 'TICKETS_NOT_PUBLIC']);

/** Returns the key of the second line below `readiness.notes`. */
export function findNoteKey({ code, values }: ReadinessEntry): string {
  if (code === 'SEATS_WITHOUT_PRICE') {
    if (values.blocks !== undefined) return 'blocks';
    return values.block === undefined ? 'allSeats' : 'block';
  }
  if (values.text !== undefined) return `text.${values.of}.${values.text}`;
  if (values.size !== undefined) return `picture.${values.size}`;
  return values.name === undefined || EXPLAINED.has(code) ? code : 'thing';
}

/** Counts the affected things besides the one named in the second line. */
export function countOthers(entry: ReadinessEntry): number {
  const key = findNoteKey(entry);
  return key === 'thing' || key.startsWith('text.') ? Math.max(0, countOf(entry) - 1) : 0;
}

/** Separates errors and warnings, listed one by one, from passed checks. A check with several entries counts once. */
export function groupReadiness(entries: readonly ReadinessEntry[]) {
  const open = entries.filter((entry) => entry.level !== 'passed');
  const passed = entries.filter((entry) => entry.level === 'passed');
  const total = new Set(entries.map((entry) => entry.code)).size;
  return { open, passed, passedCount: total - new Set(open.map((entry) => entry.code)).size, total };
}
