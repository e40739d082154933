import type { AuditEntry } from '@parterre/contract/audit';
import { paths } from '#pages/paths.ts';

/** Returns the page of an entry's thing; undefined if it has none or is deleted. */
export function findThing({ action, object, objectId, show, promoterCode }: AuditEntry): string | undefined {
  if (action.endsWith('.remove')) return undefined;
  const id = Number(objectId);
  const own = OF_PROMOTER[object];
  if (own) return own(id, objectId, promoterCode);
  return show ? OF_SHOW[object]?.(show.showCode, id) : undefined;
}

type OfPromoter = (id: number, objectId: string, promoterCode: string) => string;

const OF_PROMOTER: Readonly<Record<string, OfPromoter>> = {
  customer: paths.customer,
  order: (_id, orderId) => paths.order(orderId),
  user: paths.user,
  venue: paths.venue,
  tour: paths.tour,
  'artist-campaign': paths.campaign,
  settlement: paths.settlement,
  'settlement-rule': paths.settlementRule,
  'api-key': paths.apiKey,
  webhook: paths.webhook,
  promoter: (_id, code) => paths.promoter(code),
  'tax-rate': (id, _objectId, code) => paths.promoterTaxRate(code, id),
  postage: (id, _objectId, code) => paths.promoterPostage(code, id),
};

const OF_SHOW: Readonly<Record<string, (showCode: string, id: number) => string>> = {
  show: paths.show,
  price: paths.showTicket,
  'price-group': paths.showTicketGroup,
  hold: paths.ledgerHold,
  'offer-code': paths.showOfferCode,
  'short-url': paths.showLink,
  question: paths.showQuestion,
  'guest-list': paths.showGuestList,
  'instalment-plan': paths.instalmentPlan,
  'print-at-home': paths.showPrintAtHome,
  seats: (showCode) => paths.seats(showCode, 'tickets'),
};
