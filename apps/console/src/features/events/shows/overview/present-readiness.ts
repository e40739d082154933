import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import type { Show } from '@parterre/contract/shows/show';
import { EVENT_ENTRIES } from '#pages/entries.ts';
import { paths } from '#pages/paths.ts';
import { canChangePlace } from '../edit/show-values.ts';

/** Whose entries they are: once on sale, its start changes by a move. */
export type CheckedShow = Pick<Show, 'showCode' | 'status'>;

/** Where an entry is mended: the page, or the drawer, at the field (`?field=`). */
export function findRemedy(entry: ReadinessEntry, show: CheckedShow): string {
  const { code, area, field, offerCodeId, shortUrlId } = entry;
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
      return atField(page, field);
    case 'details':
    case 'images':
      return field === 'startsAtLocal' && !canChangePlace(show)
        ? atField(paths.showMove(showCode), field)
        : atField(page, field);
  }
}

/** The page of the event where entries of this part of the list are mended. */
const findPage = (area: ReadinessEntry['area'], showCode: string): string =>
  Object.values(EVENT_ENTRIES)
    .find(({ areas }) => areas?.includes(area))
    ?.href(showCode) ?? paths.show(showCode);

const atField = (path: string, field: string | undefined): string =>
  field === undefined ? path : `${path}?field=${encodeURIComponent(field)}`;

const findTicket = ({ priceTypeId }: ReadinessEntry, showCode: string): string =>
  priceTypeId === undefined ? paths.showTickets(showCode) : paths.showTicket(showCode, priceTypeId);

/** The drawer of translations over the form that holds the text. */
function findText(entry: ReadinessEntry, showCode: string): string {
  const { priceTypeId, priceGroupId, field = 'name' } = entry;
  const [name = 'name', culture] = field.split('.');
  if (priceTypeId !== undefined) return paths.translation(findTicket(entry, showCode), name, culture);
  const form = priceGroupId === undefined ? paths.showDetails(showCode) : paths.showTicketGroup(showCode, priceGroupId);
  return paths.translation(form, name, culture);
}

export const countOf = ({ values }: ReadinessEntry): number =>
  Number(values.seats ?? values.prices ?? values.texts ?? values.codes ?? values.links ?? 0);

/** Codes whose second line says what follows from them, not which thing they name. */
const EXPLAINED = new Set(['SEAT_PICKER_TOO_SMALL', 'TICKETS_NOT_PUBLIC']);

/** The key under `readiness.notes` of the second line. */
export function findNoteKey({ code, values }: ReadinessEntry): string {
  if (code === 'SEATS_WITHOUT_PRICE') {
    if (values.blocks !== undefined) return 'blocks';
    return values.block === undefined ? 'allSeats' : 'block';
  }
  if (values.text !== undefined) return `text.${values.of}.${values.text}`;
  if (values.size !== undefined) return `picture.${values.size}`;
  return values.name === undefined || EXPLAINED.has(code) ? code : 'thing';
}

/** How many things an entry speaks about beside the one its second line names. */
export function countOthers(entry: ReadinessEntry): number {
  const key = findNoteKey(entry);
  return key === 'thing' || key.startsWith('text.') ? Math.max(0, countOf(entry) - 1) : 0;
}

/** Errors and warnings one by one; what passed, together. A check with several entries counts once. */
export function groupReadiness(entries: readonly ReadinessEntry[]) {
  const open = entries.filter((entry) => entry.level !== 'passed');
  const passed = entries.filter((entry) => entry.level === 'passed');
  const total = new Set(entries.map((entry) => entry.code)).size;
  return { open, passed, passedCount: total - new Set(open.map((entry) => entry.code)).size, total };
}
