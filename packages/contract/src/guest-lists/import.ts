import { z } from 'zod';
import { GUEST_IMPORT_MOST_ROWS, GUEST_ROW_PROBLEMS } from '../choices/guest-list-choices.ts';
import { endpoint } from '../wire/endpoint.ts';
import { GuestList } from './guest-list.ts';
import { listParams, ofList, stale, writing } from './guest-list-calls.ts';

const importText = z.string().trim().min(1).max(400_000);

/** Lines of `name, +n, e-mail, note`, or a table with a header row; comma, semicolon or tab. */
export const GuestText = z.strictObject({ text: importText }).meta({ id: 'GuestText' });

export const ReadGuests = z
  .strictObject({
    /** The first rows that bring a guest. */
    sample: z.array(
      z.strictObject({ row: z.int(), name: z.string(), plusOnes: z.int(), email: z.string(), note: z.string() }),
    ),
    guests: z.int(),
    /** Guests with the people they bring. */
    people: z.int(),
    /** The first hundred rows that bring nobody, and why. */
    problems: z.array(z.strictObject({ row: z.int(), text: z.string(), problem: z.enum(GUEST_ROW_PROBLEMS) })),
    failed: z.int(),
    /** What the list has left. */
    left: z.int(),
  })
  .meta({ id: 'ReadGuests', description: `At most ${GUEST_IMPORT_MOST_ROWS} rows` });

export type ReadGuests = z.infer<typeof ReadGuests>;

export const ImportedGuests = z
  .strictObject({ added: z.int(), failed: z.int(), guestList: GuestList })
  .meta({ id: 'ImportedGuests' });

export const previewGuests = endpoint({
  ...ofList,
  ...writing,
  id: 'previewGuests',
  method: 'POST',
  path: '/guest-lists/{guestListId}/guests/import/preview',
  summary: 'Read a pasted list of guests without storing it',
  params: listParams,
  body: GuestText,
  response: { kind: 'json', schema: ReadGuests },
  readOnly: true,
  errors: ['INVALID', 'NOT_FOUND'],
  example: { text: 'Grace Hopper, +1\nAda Lovelace' },
});

export const importGuests = endpoint({
  ...ofList,
  ...writing,
  id: 'importGuests',
  method: 'POST',
  path: '/guest-lists/{guestListId}/guests/import',
  summary: 'Put the guests of a pasted list on the list, all that can be read, or none when the allocation has no room',
  params: listParams,
  body: GuestText,
  response: { kind: 'json', schema: ImportedGuests },
  errors: ['INVALID', 'NOT_FOUND', 'NOT_ENOUGH_LEFT', 'RULE_BROKEN'],
  stale,
  example: { text: 'Grace Hopper, +1\nAda Lovelace' },
});
