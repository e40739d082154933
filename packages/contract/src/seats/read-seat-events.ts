import type { SeatEventName, SeatEvents } from './seat-live.ts';

/** One event with the cursor to go on from, where it has one. */
export type SeatEvent = {
  [Name in SeatEventName]: { name: Name; data: SeatEvents[Name]; cursor?: string };
}[SeatEventName];

/** The events of a stream as the HTML standard has them, for as long as it lasts. Throws what reading throws. */
export async function* readSeatEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<SeatEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) yield readEvent(event);
    }
  } finally {
    // Not waited for: some streams never answer once they were aborted.
    reader.cancel().catch(() => undefined);
  }
}

function readEvent(text: string): SeatEvent {
  const fields = new Map(
    text.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  const cursor = fields.get('id');
  const event = { name: fields.get('event'), data: JSON.parse(fields.get('data') ?? '{}') };
  // Our own server wrote it, by these types.
  return { ...event, ...(cursor === undefined ? {} : { cursor }) } as SeatEvent;
}
