import * as endpoints from '@parterre/contract/guest-lists/guest-list';
import type { Overlap } from '@parterre/contract/wire/values';
import { and, count, eq, isNotNull, max } from 'drizzle-orm';
import { withoutKey } from '#context/describe-change.ts';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { guestLists, guests } from '#db/schema/sales/guest-lists.ts';
import { AppError, fieldError, invalidField, refusal } from '#errors.ts';
import { requirePermission } from '#identity/require-permission.ts';
import { newId } from '#ids.ts';
import { toSearchKey } from '#lists/search-key.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { requireInstant } from '#resources/ground/show-rows/resolve-times.ts';
import { type VerbInput, verb } from '#verb.ts';
import { checkList } from './check-list.ts';
import { countPeople } from './count-people.ts';
import { type GuestListRow, lockList } from './lock-list.ts';
import { describeList, readList } from './read.ts';

type Body = VerbInput<typeof endpoints.updateGuestList>['body'];

/**
 * Changes a list. Throws STALE, NAME_TAKEN, TIME_IN_GAP and TIME_IN_OVERLAP for its cut-off, RULE_BROKEN for an
 * allocation below the number of people on it and for fewer companions than a guest brings; FORBIDDEN without
 * `guestlist:approve` for a list without approval. Needs `guestlist:write`.
 */
export const updateGuestList = verb(endpoints.updateGuestList, (ctx, { params, body }) =>
  ctx.change('guest-list.update', async (change) => {
    const { list: before, show } = await lockList(change, params.guestListId, 'no key update');
    requireRevision(change, before);
    if (before.needsApproval && body.needsApproval === false) requirePermission(change, 'guestlist:approve');
    const { overlap, ...fields } = body;
    const merged = { ...before, ...fields };
    const isSameCutOff = fields.cutOffAtLocal === undefined || fields.cutOffAtLocal === before.cutOffAtLocal;
    const cutOff = isSameCutOff && overlap === undefined ? {} : toCutOff(show, { ...merged, overlap });
    const after: GuestListRow = {
      ...merged,
      ...cutOff,
      searchKey: toSearchKey(`${merged.name} ${merged.ownerName}`),
      revision: before.revision + 1,
    };
    await checkList(change, show, after);
    await requireGuestsStillFit(change, before, after, body);
    const match = and(eq(guestLists.promoterId, before.promoterId), eq(guestLists.id, before.id));
    await change.db.update(guestLists).set(withoutKey(after)).where(match);
    return {
      answer: await readList(change, before.id),
      show,
      objectId: before.id,
      before: describeList(before),
      after: describeList(after),
      revision: after.revision,
    };
  }),
);

async function requireGuestsStillFit(
  change: Change,
  before: GuestListRow,
  after: GuestListRow,
  body: Body,
): Promise<void> {
  if (body.allocation !== undefined && after.allocation < before.allocation) {
    const people = await countPeople(change, before);
    if (after.allocation < people) throw refuseFewer('allocation', people);
  }
  if (body.mostPlusOnes === undefined || after.mostPlusOnes >= before.mostPlusOnes) return;
  const [row] = await change.db
    .select({ most: max(guests.plusOnes) })
    .from(guests)
    .where(and(eq(guests.promoterId, before.promoterId), eq(guests.guestListId, before.id)));
  const most = row?.most ?? 0;
  if (after.mostPlusOnes < most) throw refuseFewer('mostPlusOnes', most);
}

const refuseFewer = (field: 'allocation' | 'mostPlusOnes', fewest: number): AppError =>
  refusal('RULE_BROKEN', 'fewer-than-on-list', { fewest }, [
    fieldError(field, field === 'allocation' ? 'guestListPeople' : 'guestListPlusOnes', {
      values: { fewest, count: fewest },
    }),
  ]);

/**
 * Deletes a list with its guests. Throws STALE, IN_USE when one of them ever got tickets, because orders name them.
 * Needs `guestlist:write`.
 */
export const removeGuestList = verb(endpoints.removeGuestList, (ctx, { params }) =>
  ctx.change('guest-list.remove', async (change) => {
    const { list, show } = await lockList(change, params.guestListId);
    requireRevision(change, list);
    const ofList = and(eq(guests.promoterId, list.promoterId), eq(guests.guestListId, list.id));
    const [issued] = await change.db
      .select({ guests: count() })
      .from(guests)
      .where(and(ofList, isNotNull(guests.orderId)));
    if (issued && issued.guests > 0)
      throw new AppError('IN_USE', {
        details: { guests: issued.guests },
        detail: `Guests with tickets from this list: ${issued.guests}.`,
      });
    await change.db.delete(guests).where(ofList);
    await change.db
      .delete(guestLists)
      .where(and(eq(guestLists.promoterId, list.promoterId), eq(guestLists.id, list.id)));
    return {
      answer: undefined,
      show,
      objectId: list.id,
      before: describeList(list),
    };
  }),
);

/**
 * Creates a guest list of a show. Throws INVALID, NAME_TAKEN, TIME_IN_GAP and TIME_IN_OVERLAP for its cut-off.
 * Needs `guestlist:write`.
 */
export const createGuestList = verb(endpoints.createGuestList, (ctx, { params, body }) =>
  ctx.change('guest-list.create', async (change) => {
    // The lock keeps its comp type and its hold, and two lists of the same name are created one after the other.
    const show = await lockShow(change, params.showCode);
    const { overlap, ...fields } = body;
    const row: GuestListRow = {
      ...fields,
      promoterId: show.promoterId,
      id: newId(),
      showId: show.id,
      ...toCutOff(show, { cutOffAtLocal: body.cutOffAtLocal, overlap }),
      searchKey: toSearchKey(`${body.name} ${body.ownerName}`),
      createdAt: change.now,
      revision: 1,
    };
    await checkList(change, show, row);
    await change.db.insert(guestLists).values(row);
    return {
      answer: await readList(change, row.id),
      show,
      objectId: row.id,
      after: describeList(row),
      revision: row.revision,
    };
  }),
);

/**
 * Resolves a cut-off on the clock of the venue. Throws TIME_IN_GAP and TIME_IN_OVERLAP, INVALID for a time after the
 * start, because the door needs its list before that. A show that is moved to an earlier time keeps its cut-offs.
 */
function toCutOff(
  { timeZone, startsAt }: Pick<ShowRow, 'timeZone' | 'startsAt'>,
  { cutOffAtLocal, overlap }: { cutOffAtLocal: string | null; overlap: Overlap | undefined },
): Pick<GuestListRow, 'cutOffAtLocal' | 'cutOffAt'> {
  if (cutOffAtLocal === null) return { cutOffAtLocal, cutOffAt: null };
  const cutOffAt = requireInstant({ field: 'cutOffAtLocal', wallTime: cutOffAtLocal, timeZone, overlap });
  if (cutOffAt > startsAt) throw invalidField('cutOffAtLocal', 'guestCutOff');
  return { cutOffAtLocal, cutOffAt };
}
