import type { SeatEventName, SeatEvents } from '@parterre/contract/seats/seat-live';
import { type Cursor, formatCursor } from './cursor.ts';

/** An event in the form of the HTML standard; `id` is the cursor to go on from. JSON has no line breaks of its own. */
export function writeEvent<Name extends SeatEventName>(name: Name, data: SeatEvents[Name], cursor?: Cursor): Buffer {
  const id = cursor ? `id: ${formatCursor(cursor)}\n` : '';
  return Buffer.from(`${id}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
