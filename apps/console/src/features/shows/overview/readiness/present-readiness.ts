import type { ReadinessEntry } from '@parterre/contract/shows';
import { paths } from '../../../../paths.ts';

/** Which ticket a check names, so that its drawer can open. */
export type FindTicket = (name: string) => number | undefined;

/** Where an entry is mended: the page, or the drawer, at the field (`?field=`). */
export function findRemedy({ code, values }: ReadinessEntry, showCode: string, findTicket: FindTicket): string {
  const atField = (path: string, field: string) => `${path}?field=${encodeURIComponent(field)}`;
  const details = paths.showDetails(showCode);
  switch (code) {
    case 'START_PASSED':
      return atField(details, 'startsAtLocal');
    case 'SALE_WINDOW_MISSING':
      return atField(details, 'onSaleAtLocal');
    case 'TEXT_MISSING':
      return paths.translation(details, 'name', String(values.culture ?? ''));
    case 'PLAN_MISSING':
      return paths.showSeating(showCode);
    case 'SEATS_WITHOUT_PRICE':
      return paths.seats(showCode, 'tickets');
    case 'PRICES_MISSING':
      return paths.showTicketNew(showCode);
    default: {
      const priceTypeId = findTicket(String(values.name ?? ''));
      const field = code === 'TAX_MISSING' ? 'taxRateId' : 'allocation';
      return priceTypeId === undefined
        ? paths.showTickets(showCode)
        : atField(paths.showTicket(showCode, priceTypeId), field);
    }
  }
}

/** How many things an entry speaks about. */
export const countOf = ({ values }: ReadinessEntry): number =>
  Number(values.seats ?? values.prices ?? values.texts ?? 0);

/** The key under `readiness.notes` of the second line. */
export function findNoteKey({ code, values }: ReadinessEntry): string {
  if (code !== 'SEATS_WITHOUT_PRICE') return values.name === undefined ? code : 'ticket';
  if (values.blocks !== undefined) return 'blocks';
  return values.block === undefined ? 'allSeats' : 'block';
}

/** Errors and warnings one by one; what passed, together. A check with several entries counts once. */
export function groupReadiness(entries: readonly ReadinessEntry[]) {
  const open = entries.filter((entry) => entry.level !== 'passed');
  const passed = entries.filter((entry) => entry.level === 'passed');
  const total = new Set(entries.map((entry) => entry.code)).size;
  return { open, passed, passedCount: total - new Set(open.map((entry) => entry.code)).size, total };
}
