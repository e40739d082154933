import { COMP_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import { and, eq, ne } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { holds } from '#db/schema/events/holds.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { guestLists } from '#db/schema/sales/guest-lists.ts';
import { AppError, fieldError, invalidField } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { GuestListRow } from './lock-list.ts';

/**
 * Checks that a list names things of its show: a comp type that costs nothing, and a hold when the comp type has seats.
 * Throws INVALID for the field, NAME_TAKEN.
 */
export async function checkList(change: Change, show: ShowRow, list: GuestListRow): Promise<void> {
  const price = await requireComp(change, show, list.priceTypeId);
  if (1 + list.mostPlusOnes > price.mostPerOrder)
    throw new AppError('INVALID', {
      fieldErrors: [
        fieldError('mostPlusOnes', 'guestListPerOrder', {
          values: { mostPlusOnes: price.mostPerOrder - 1, mostPerOrder: price.mostPerOrder },
        }),
      ],
      detail: `An order may have at most ${price.mostPerOrder} of this comp.`,
    });
  if (list.holdId !== null) await requireSeatedHold(change, show, list.holdId, price.isSeated);
  await requireFreeName(change, list);
}

type CompRow = typeof priceTypes.$inferSelect;

/** Throws INVALID for a price type of another show, one that is no comp type, and one that costs something. */
async function requireComp(change: Change, show: ShowRow, priceTypeId: number): Promise<CompRow> {
  const [price] = await change.db
    .select()
    .from(priceTypes)
    .where(
      and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id), eq(priceTypes.id, priceTypeId)),
    );
  if (!price || price.statusCode !== COMP_STATUS_CODE)
    throw invalidField('priceTypeId', 'unknown', { message: 'The event has no such comp ticket' });
  if (!isFree(price)) throw invalidField('priceTypeId', 'guestCompPrice');
  return price;
}

export const isFree = ({ faceValueMinor, bookingFeeMinor }: Pick<CompRow, 'faceValueMinor' | 'bookingFeeMinor'>) =>
  faceValueMinor === 0 && bookingFeeMinor === 0;

async function requireSeatedHold(change: Change, show: ShowRow, holdId: number, isSeated: boolean): Promise<void> {
  const [hold] = await change.db
    .select({ id: holds.id })
    .from(holds)
    .where(and(eq(holds.promoterId, show.promoterId), eq(holds.showId, show.id), eq(holds.id, holdId)));
  if (!hold) throw invalidField('holdId', 'hold');
  if (!isSeated) throw invalidField('holdId', 'notFitting', { message: 'Only seats come out of a hold' });
}

async function requireFreeName(change: Change, list: GuestListRow): Promise<void> {
  const [other] = await change.db
    .select({ id: guestLists.id })
    .from(guestLists)
    .where(
      and(
        eq(guestLists.promoterId, list.promoterId),
        eq(guestLists.showId, list.showId),
        eq(guestLists.name, list.name),
        ne(guestLists.id, list.id),
      ),
    );
  if (other)
    throw new AppError('NAME_TAKEN', {
      fieldErrors: [fieldError('name', 'guestListNameTaken')],
    });
}
