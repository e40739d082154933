import type { PlanDraftEvents } from '@parterre/contract/seating-plans/draft-live';
import type { SeatEvents } from '@parterre/contract/seats/seat-live';

type Events = SeatEvents & PlanDraftEvents;

/** An event in the form of the HTML standard; `id` is what to go on from. JSON has no line breaks of its own. */
export function writeEvent<Name extends keyof Events>(name: Name, data: Events[Name], id?: string): Buffer {
  return Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
