import { LIMITS } from '@parterre/contract/choices/limits';
import type { IssuedGuests } from '@parterre/contract/guest-lists/decide';
import * as endpoints from '@parterre/contract/guest-lists/decide';
import { and, asc, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { guests } from '#db/schema/sales/guest-lists.ts';
import { invalidField, refusal } from '#errors.ts';
import { lockByKeys, toCustomerKey } from '#resources/ground/customer-rows/customer-keys.ts';
import { GUEST_LIST_CHANNEL } from '#resources/ground/guest-list-rows/follow-cancellation.ts';
import { createBaskets } from '#resources/sales/baskets/create-baskets.ts';
import type { BasketRequest } from '#resources/sales/baskets/fill/basket-request.ts';
import { purchaseBaskets } from '#resources/sales/orders/purchase/purchase.ts';
import { requirePlan, seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { type VerbInput, verb } from '#verb.ts';
import { isFree } from '../check-list.ts';
import { type GuestRow, requireGuests } from '../guests/require-guest.ts';
import { type LockedList, lockList } from '../lock-list.ts';
import { readList } from '../read.ts';
import { chooseSeats } from './choose-seats.ts';

type Body = VerbInput<typeof endpoints.issueGuests>['body'];

/**
 * Issues free tickets to approved guests and their companions, one order each: the named seats, or the best left in the
 * list's hold. By default the first approved guests by name, as many as a call can name; the figures of the answer say
 * how many people are left. All of them or none; guests who have tickets or are not approved are skipped and listed in the answer.
 * Throws NOT_ENOUGH_LEFT, SEAT_TAKEN, SEAT_NOT_FOR_SALE, RULE_BROKEN for a comp type that costs something and for other
 * obstacles to filling a basket. Needs `guestlist:write`.
 */
export const issueGuests = verb(endpoints.issueGuests, (ctx, { params, body }) =>
  ctx.change('guest.issue', async (change) => {
    const locked = await lockList(change, params.guestListId, 'sale');
    const { list, show } = locked;
    const named = await requireChosenGuests(change, locked, body);
    const approved = named.filter(({ status }) => status === 'APPROVED');
    const issued = await issueAll(change, locked, approved, body);
    const skipped = named
      .filter(({ status }) => status !== 'APPROVED')
      .map(({ id, status }) => ({
        guestId: id,
        reason: status === 'ISSUED' ? ('ISSUED' as const) : ('NOT_APPROVED' as const),
      }));
    return {
      answer: { issued, skipped, guestList: await readList(change, list.id) },
      show,
      object: 'guest-list',
      objectId: list.id,
      after: { name: list.name, status: 'ISSUED', guests: approved.map(({ id }) => id) },
      ...(approved.length === 0 ? { isAudited: false as const } : {}),
    };
  }),
);

async function requireChosenGuests(
  change: Change,
  { list }: LockedList,
  { guestIds, seats }: Body,
): Promise<GuestRow[]> {
  const find = () => (guestIds ? requireGuests(change, list, guestIds) : readApproved(change, list));
  await lockPeople(change, list, await find());
  const found = await find();
  const ids = new Set(found.map(({ id }) => id));
  const index = seats.findIndex(({ guestId }) => !ids.delete(guestId));
  if (index >= 0)
    throw invalidField(`seats.${index}.guestId`, 'unknown', {
      message: 'This guest is not issued now, or is named twice',
    });
  return found;
}

/** Waits for concurrent erasures and then reads the people again without their names, so that no order restores one. */
async function lockPeople(change: Change, { promoterId }: LockedList['list'], people: readonly GuestRow[]) {
  const keys = people.map(({ email }) => toCustomerKey(email)).filter((key) => key !== '');
  await lockByKeys(change, promoterId, [...new Set(keys)]);
}

const readApproved = (change: Change, list: LockedList['list']): Promise<GuestRow[]> =>
  change.db
    .select()
    .from(guests)
    .where(and(eq(guests.promoterId, list.promoterId), eq(guests.guestListId, list.id), eq(guests.status, 'APPROVED')))
    .orderBy(asc(guests.nameKey), asc(guests.id))
    .limit(LIMITS.guestList.perCall);

async function issueAll(
  change: Change,
  { list, show }: LockedList,
  approved: readonly GuestRow[],
  body: Body,
): Promise<IssuedGuests['issued']> {
  if (approved.length === 0) return [];
  const price = await requireFreeComp(change, list);
  const seats = price.isSeated ? await chooseSeats(change, { list, show }, approved, body.seats) : undefined;
  if (!seats && body.seats.length > 0)
    throw invalidField('seats.0.seatIds', 'notFitting', { message: 'The comp of this list has no seats' });
  const requests = approved.map(
    (guest): BasketRequest => ({
      channel: GUEST_LIST_CHANNEL,
      ...(seats
        ? { seats: seats.get(guest.id) ?? [], priceTypeId: list.priceTypeId }
        : { quantities: [{ priceTypeId: list.priceTypeId, quantity: 1 + guest.plusOnes }] }),
      ...(list.holdId === null ? {} : { opensHoldId: list.holdId }),
    }),
  );
  const baskets = await createBaskets(change, show.showCode, requests);
  const purchased = await purchaseBaskets(
    change,
    pair(approved, baskets).map(([{ name, email }, { basketId }]) => ({
      basketId,
      buyer: { name, email },
      isPaid: true,
    })),
  );
  await writeIssued(
    change,
    list,
    approved,
    purchased.map(({ orderId }) => orderId),
  );
  const nameSeat = seats ? seatIndexOf((await requirePlan(change, show)).geometry).seatIdOf : String;
  return pair(pair(approved, baskets), purchased).map(([[guest, basket], { orderId }]) => ({
    guestId: guest.id,
    orderId,
    seatIds: basket.seats.toSorted((a, b) => a - b).map((seat) => nameSeat(seat)),
  }));
}

/** Pairs each guest with what was made for them, in the same order. */
const pair = <A, B>(all: readonly A[], made: readonly B[]): [A, B][] =>
  all.map((one, index) => {
    const other = made[index];
    if (other === undefined) throw new Error('Nothing was made for a guest');
    return [one, other];
  });

/** Throws RULE_BROKEN when the comp type got a price after the list was created. */
async function requireFreeComp(change: Change, list: LockedList['list']) {
  const [price] = await change.db
    .select()
    .from(priceTypes)
    .where(and(eq(priceTypes.promoterId, list.promoterId), eq(priceTypes.id, list.priceTypeId)));
  if (price && isFree(price)) return price;
  throw refusal('RULE_BROKEN', 'comp-has-price', { priceTypeId: list.priceTypeId });
}

const SQL = `
  update guests g set status = 'ISSUED', order_id = o.id, revision = g.revision + 1
  from unnest($2::bigint[], $3::text[]) as v (guest_id, order_id)
  join orders o on o.promoter_id = $1 and o.order_id = v.order_id
  where g.promoter_id = $1 and g.id = v.guest_id`;

async function writeIssued(
  change: Change,
  list: LockedList['list'],
  approved: readonly GuestRow[],
  orderIds: readonly string[],
): Promise<void> {
  await change.run(SQL, [list.promoterId, approved.map(({ id }) => id), [...orderIds]]);
}
