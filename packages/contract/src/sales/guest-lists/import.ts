import { z } from 'zod';
import {
  GUEST_IMPORT_BYTES_MAX,
  GUEST_IMPORT_COLUMNS,
  GUEST_IMPORT_ROWS_MAX,
  GUEST_ROW_PROBLEMS,
} from '../../choices/guest-list-choices.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { columnQuery, TablePreview } from '../../wire/table-file.ts';
import { GuestList, listParams, ofList, stale, writing } from './guest-list.ts';

/**
 * The file has lines of `name, +n, e-mail, note` in any order, or is a table with headings. If this is unclear, no
 * guest is read until `firstRow` or the column of the names is given.
 */
const file = {
  params: listParams,
  query: z.strictObject(columnQuery(GUEST_IMPORT_COLUMNS)),
  upload: { maxBytes: GUEST_IMPORT_BYTES_MAX },
} as const;

export const ReadGuests = z
  .strictObject({
    /** Explains why no row could be read if a table with headings has no column of names. */
    table: TablePreview,
    /** The first rows in which a guest was found. */
    sample: z.array(
      z.strictObject({ row: z.int(), name: z.string(), plusOnes: z.int(), email: z.string(), note: z.string() }),
    ),
    guests: z.int(),
    /** Guests with their companions. */
    people: z.int(),
    /** The first hundred rows without a guest, each with the reason. */
    problems: z.array(z.strictObject({ row: z.int(), text: z.string(), problem: z.enum(GUEST_ROW_PROBLEMS) })),
    failed: z.int(),
    left: z.int(),
  })
  .meta({ id: 'ReadGuests', description: `At most ${GUEST_IMPORT_ROWS_MAX} rows` });

export type ReadGuests = z.infer<typeof ReadGuests>;

export const ImportedGuests = z
  .strictObject({ added: z.int(), failed: z.int(), guestList: GuestList })
  .meta({ id: 'ImportedGuests' });

export const previewGuests = endpoint({
  ...ofList,
  ...writing,
  ...file,
  id: 'previewGuests',
  method: 'POST',
  path: '/guest-lists/{guestListId}/guests/import/preview',
  summary: 'Read a list of guests, pasted or a CSV file, without storing it',
  response: { kind: 'json', schema: ReadGuests },
  readOnly: true,
  errors: ['INVALID', 'NOT_FOUND', 'FILE_TOO_LARGE'],
});

export const importGuests = endpoint({
  ...ofList,
  ...writing,
  ...file,
  id: 'importGuests',
  method: 'POST',
  path: '/guest-lists/{guestListId}/guests/import',
  summary:
    'Put the guests of a pasted list or a CSV file on the list, all that can be read, or none when the allocation has no room',
  response: { kind: 'json', schema: ImportedGuests },
  errors: ['INVALID', 'NOT_FOUND', 'FILE_TOO_LARGE', 'NOT_ENOUGH_LEFT', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['cut-off'] },
  stale,
});
