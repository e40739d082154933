import { COUNTED_STATUSES } from '@parterre/contract/choices/guest-list-choices';
import { SAMPLE_ROWS } from '@parterre/contract/choices/limits';
import * as endpoints from '@parterre/contract/guest-lists/import';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { guestLists, guests } from '#db/schema/sales/guest-lists.ts';
import { invalidField, notFound } from '#errors.ts';
import { verb } from '#verb.ts';
import { insertGuests } from '../guests/insert-guests.ts';
import { type GuestListRow, lockList, requireOpenList } from '../lock-list.ts';
import { readList } from '../read.ts';
import { type GuestFile, type GuestTable, readGuestFile } from './read-guest-file.ts';

const SHOWN_PROBLEMS = 100;

/** Reports what an import of this file would add, and stores nothing. Throws INVALID for a file that is no list. */
export const previewGuests = verb(endpoints.previewGuests, async (ctx, { params, query, file }) => {
  const [list] = await ctx.db.select().from(guestLists).where(eq(guestLists.id, params.guestListId));
  if (!list) throw notFound('There is no such guest list.');
  const { head, read, failed } = await readTable(ctx, list, { query, file });
  const { figures } = await readList(ctx, list.id);
  return {
    table: head,
    sample: read.slice(0, SAMPLE_ROWS).map(({ row, guest }) => ({ row, ...guest })),
    guests: read.length,
    people: read.reduce((people, { guest }) => people + 1 + guest.plusOnes, 0),
    problems: failed.slice(0, SHOWN_PROBLEMS),
    failed: failed.length,
    left: figures.left,
  };
});

/**
 * Adds the readable guests of a file who are not on the list yet. Throws INVALID when there is none, NOT_ENOUGH_LEFT
 * when the list does not have room for all of them, RULE_BROKEN after its cut-off, FILE_TOO_LARGE for a file over the
 * limit. Needs `guestlist:write`.
 */
export const importGuests = verb(endpoints.importGuests, (ctx, { params, query, file }) =>
  ctx.change('guest.import', async (change) => {
    const { list, show } = await lockList(change, params.guestListId);
    requireOpenList(change, list);
    const { hasNames, read, failed } = await readTable(change, list, { query, file });
    if (!hasNames) throw invalidField('name', 'fileColumn', { message: 'The file has no column of names' });
    if (read.length === 0) throw invalidField('file', 'unknown', { message: 'No guest can be read' });
    const rows = await insertGuests(
      change,
      list,
      read.map(({ guest }) => guest),
    );
    const details = { what: 'guests', count: rows.length };
    change.recordOccurrence({
      kind: 'import.finished',
      promoterId: show.promoterId,
      showId: show.id,
      ids: [list.id],
      details,
    });
    return {
      answer: { added: rows.length, failed: failed.length, guestList: await readList(change, list.id) },
      show,
      object: 'guest-list',
      objectId: list.id,
      after: { name: list.name, guests: rows.map(({ id }) => id) },
    };
  }),
);

/** Skips guests whose name is on the list already, so that an import can be repeated. */
async function readTable(ctx: Reader, list: GuestListRow, file: GuestFile): Promise<GuestTable> {
  const rows = await ctx.db
    .select({ nameKey: guests.nameKey })
    .from(guests)
    .where(
      and(
        eq(guests.promoterId, list.promoterId),
        eq(guests.guestListId, list.id),
        inArray(guests.status, [...COUNTED_STATUSES]),
      ),
    );
  const names = new Set(rows.map(({ nameKey }) => nameKey));
  return readGuestFile(file, { mostPlusOnes: list.mostPlusOnes, isOnList: (name) => names.has(name) });
}
