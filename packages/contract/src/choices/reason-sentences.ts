import type { ReasonedCode, ReasonOf, ReasonValues } from './reasons.ts';

type Sentence<C extends ReasonedCode, R extends ReasonOf<C>> = string | ((values: ReasonValues<C, R>) => string);
type Sentences = { readonly [C in ReasonedCode]: { readonly [R in ReasonOf<C>]: Sentence<C, R> } };

/** The `detail` of each reason, in English for API users. The console translates the reasons itself. */
export const REASON_SENTENCES: Sentences = {
  RULE_BROKEN: {
    'not-active': 'Only an active event sells tickets.',
    'not-being-cancelled': 'Only the orders of an event that is being cancelled are cancelled together.',
    'cancelled-event-stays': 'A cancelled event can no longer be moved.',
    'event-moves': 'An event that has been on sale changes its time and venue by moving: PATCH /shows/{showCode}/move.',
    'copied-tour-without-plan': 'The tour does not know the plan whose seats should be copied.',
    'too-many-copied-codes': ({ offerCodes, most }) =>
      `This would make ${count(offerCodes)} offer codes; at most ${count(most)} at once. Copy fewer dates, or leave the codes out.`,
    'too-many-questions': ({ most }) => `An event asks ${most} questions at most.`,
    'no-campaign': 'The event belongs to no campaign whose tickets it could share.',

    'comp-forbids': 'A complimentary ticket costs nothing, keeps its status and is not sold to the public.',
    'status-of-comps': 'Only a complimentary ticket has this status.',
    'links-in-circle': 'The linked prices would go round in a circle.',
    'linked-price-amount': ({ name }) => `The linked price of ${name} would be below zero or too high.`,
    'too-many-price-groups': ({ most }) => `An event has at most ${most} ticket groups.`,
    'groups-in-other-currency': ({ currency, fromCurrency }) =>
      `The other event sells in ${fromCurrency}, this one in ${currency}.`,
    'ticket-is-seated': 'Seats of a seated ticket are held on the map.',
    'ticket-numbers-used-up': ({ most }) =>
      `An event can have ${count(most)} tickets in its life, deleted ones included.`,
    'hold-numbers-used-up': ({ most }) => `An event can have ${count(most)} holds in its life, deleted ones included.`,

    'no-seating-plan': 'The event has no seats of a plan.',
    'plan-never-published': 'A plan that was never published cannot be the default of its venue.',
    SAME_VERSION: 'The event has this version of its plan.',
    'seats-have-other-ticket': (values) => `These seats have another ticket already: ${nameSeats(values)}.`,
    'seats-lack-ticket': (values) => `These seats do not have this ticket: ${nameSeats(values)}.`,

    paused: 'The sale of this ticket is paused.',
    hidden: 'This ticket is not shown to buyers.',
    'box-office-only': 'Only the box office sells this ticket.',
    'other-partner-site': 'Other partner sites sell this ticket.',
    'code-only': 'Only an offer code sells this ticket.',
    held: 'Only an offer code sells these held seats.',
    'not-on-sale-yet': ({ priceTypeId }) => `Sales of this ${ticketOrEvent(priceTypeId)} have not begun.`,
    'off-sale': ({ priceTypeId }) => `Sales of this ${ticketOrEvent(priceTypeId)} have ended.`,

    'order-limit': ({ fewestPerOrder, mostPerOrder }) =>
      `An order takes ${fewestPerOrder} to ${mostPerOrder} of this ticket.`,
    'basket-left-empty': 'Nothing would be left: drop the basket instead.',
    'basket-kept-longest': ({ mostMinutes }) => `A basket is kept for ${mostMinutes} minutes at most.`,

    'total-differs': 'The order costs something else.',
    'paid-in-other-currency': ({ currency }) => `The event is paid in ${currency}.`,
    'payments-do-not-add-up': 'The payments do not add up to what is due now.',
    'no-ticket-stands': 'No ticket of the order stands.',
    'too-many-tickets': ({ tickets, most }) =>
      `This would draw ${count(tickets)} tickets; at most ${count(most)} at once.`,
    'no-tickets-to-send': 'There are no tickets to send.',
    'order-unpaid': 'The order is not paid yet, so there are no tickets.',
    'keeps-more-than-paid': 'No more can be kept than was paid for these tickets.',
    'no-refund-due': 'Nothing is due to the buyer.',
    'nothing-owed': 'Nothing is owed.',
    'more-than-owed': 'This is more than is owed.',
    'no-open-instalments': 'This order has no open instalments.',
    'not-offered': 'This instalment plan is no longer offered.',
    'too-small': 'The order is too small for this instalment plan.',
    'ends-after-event': 'The last instalment would be due after the event.',
    started: 'The event has started.',
    'nothing-to-settle': 'There is nothing to settle.',
    'last-owner': 'A promoter keeps an owner: make somebody else one first.',
    'works-elsewhere': 'They also work for a promoter that you do not own. A recovery code still signs them in.',
    'own-second-factor': 'Your own is switched off where you set it up, with your password.',
    'role-given-for-part': ({ permission }) =>
      `Somebody has this role for venues or partner sites only, and ${permission} cannot be given for a part.`,
    'too-many-translations': ({ most }) => `A promoter has at most ${most} texts of its own. Take one back first.`,
    'too-many-webhooks': ({ most }) => `A promoter has at most ${most} webhooks. Remove one first.`,
    'too-many-roles': ({ most }) =>
      `A promoter has at most ${most} roles of its own. Remove one that nobody has first.`,
    'has-permission': ({ permission }) => `You have the permission ${permission} already.`,
    'permission-not-for-part': ({ permission }) =>
      `The permission ${permission} cannot be given for venues or partner sites only.`,
    'customer-erased': 'The customer was erased.',

    'resale-closed': 'Tickets of this event are not offered any more.',
    'resale-unpaid': 'Only what is paid can be offered.',
    'asks-more-than-paid': 'No more can be asked than was paid for the ticket.',

    'cut-off': 'The cut-off of this guest list has passed.',
    'comp-has-price': 'Guests are only issued tickets that cost nothing.',
    'fewer-than-on-list': ({ fewest }) => `At least ${fewest}, for those who are on the list already.`,

    'too-many-schedules': ({ most }) =>
      `At most ${count(most)} reports of a promoter are sent by e-mail. Delete one that nobody needs first.`,
    'too-many-column-sets': ({ most }) =>
      `A promoter keeps at most ${count(most)} sets of columns. Delete one that nobody needs first.`,
  },

  CONFLICT: {
    'removes-other-seats': ({ removesSeats, removedSeats }) =>
      `This change deletes ${count(removedSeats)} seats, not ${count(removesSeats)}: say so in removesSeats.`,
    SEATS_TAKEN: ({ obstacleCount }) =>
      `The new version lacks ${count(obstacleCount)} seats that are sold, in a basket or held.`,

    'basket-purchased': 'The basket was purchased before.',
    'tickets-cancelled': 'These tickets were cancelled before.',
    'barcode-in-use': ({ orderId }) => `A ticket of order ${orderId} has this barcode.`,
    'barcode-revoked': ({ orderId }) => `A ticket of order ${orderId} had this barcode, and it was revoked.`,
    difference: 'The new seats cost something else than expected: preview the change again.',
    'instalment-settled': 'This instalment was paid or waived before.',

    resale: 'A ticket is offered for resale: withdraw it first.',
    'listed-already': 'The ticket is offered already.',
    'listing-closed': 'The ticket is not offered any more.',
    'listing-sold': 'Somebody has bought the ticket.',

    'guest-has-tickets': 'This guest has tickets. Withdraw them first.',
    'guest-had-tickets': 'This guest was issued tickets once and stays on the list.',
    'guest-without-tickets': 'This guest has no tickets to withdraw.',

    erased: 'The customer was erased before.',
    'not-exported': ({ days }) => `Export everything about the customer first; the file is good for ${days} days.`,
    'figures-changed': 'The figures have changed since this statement was shown.',
  },

  OFFER_CODE_REFUSED: {
    unknown: 'The event has no such offer code.',
    disabled: 'The offer code is not in use.',
    scheduled: 'The offer code is not valid yet.',
    expired: 'The offer code is not valid any more.',
    'used-up': 'The offer code has been used as often as it may be.',
    'per-order': 'The offer code does not take so many tickets in one order.',
    'per-customer': 'The offer code was used by this customer as often as it may be.',
    'not-for-these-tickets': 'The offer code is not for these tickets.',
  },

  SEAT_NOT_FOR_SALE: {
    paused: (values) => `The sale of the ticket is paused: ${nameSeats(values)}.`,
    hidden: (values) => `The ticket is not shown to buyers: ${nameSeats(values)}.`,
    'box-office-only': (values) => `Only the box office sells these seats: ${nameSeats(values)}.`,
    'other-partner-site': (values) => `Other partner sites sell these seats: ${nameSeats(values)}.`,
    'code-only': (values) => `Only an offer code sells these seats: ${nameSeats(values)}.`,
    'not-on-sale-yet': (values) => `Sales of the ticket have not begun: ${nameSeats(values)}.`,
    'off-sale': (values) => `Sales of the ticket have ended: ${nameSeats(values)}.`,
    'other-ticket': (values) => `These seats are not sold at this ticket: ${nameSeats(values)}.`,
    'no-ticket': (values) => `These seats have no ticket: ${nameSeats(values)}.`,
    held: (values) => `These seats are held: ${nameSeats(values)}.`,
    alternating: (values) => `These seats are withheld between others: ${nameSeats(values)}.`,
    mixed: (values) => `These seats are not for sale, not all for the same reason: ${nameSeats(values)}.`,
  },
};

export function writeReasonSentence<C extends ReasonedCode, R extends ReasonOf<C>>(
  code: C,
  reason: R,
  values: ReasonValues<C, R>,
): string {
  const sentence: Sentence<C, R> = REASON_SENTENCES[code][reason];
  return typeof sentence === 'string' ? sentence : sentence(values);
}

const count = (value: unknown): string => (typeof value === 'number' ? value.toLocaleString('en-GB') : String(value));

const ticketOrEvent = (priceTypeId: unknown): string => (priceTypeId === undefined ? 'event' : 'ticket');

const SEATS_NAMED = 10;

/** Lists the first seats by id and counts the rest, so that the sentence stays short. */
function nameSeats({ seatIds, seats }: { seatIds?: unknown; seats?: unknown }): string {
  const all = Array.isArray(seatIds) ? seatIds : [seatIds];
  const named = all.slice(0, SEATS_NAMED);
  const more = Number(seats ?? all.length) - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
