/** The events that every stream (`text/event-stream`) sends, whatever it follows. */
export interface LiveEvents {
  /** The first event: which of the viewers of `presence` this stream is. */
  hello: { viewerId: number; userId: string };
  presence: { viewers: LiveViewer[] };
  /** Nothing happened, but the stream is alive. */
  beat: Record<string, never>;
  /** The stream ends: listen again after a moment, from the last cursor where there is one. */
  end: Record<string, never>;
}

/** Somebody who has the same page open. */
export interface LiveViewer {
  viewerId: number;
  userId: string;
  name: string;
  /** ISO 8601. */
  openedAt: string;
  /** Since when there are unsaved changes, or something is drawn, ISO 8601; null otherwise. */
  editingSince: string | null;
}

/** One event with the cursor to continue from, where it has one. */
export type LiveEvent<Events> = {
  [Name in keyof Events]: { name: Name; data: Events[Name]; cursor?: string };
}[keyof Events];

/** Reads the events of a stream by the HTML standard, until it ends. Throws what reading throws. */
export async function* readLiveEvents<Events>(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent<Events>> {
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
    // Not awaited, because some streams never answer after they were aborted.
    reader.cancel().catch(() => undefined);
  }
}

function readEvent<Events>(text: string): LiveEvent<Events> {
  const fields = new Map(
    text.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  const cursor = fields.get('id');
  const event = { name: fields.get('event'), data: JSON.parse(fields.get('data') ?? '{}') };
  // Our own server wrote it, by these types.
  return { ...event, ...(cursor === undefined ? {} : { cursor }) } as LiveEvent<Events>;
}
