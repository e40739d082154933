/** The events that every stream (`text/event-stream`) can send, whatever its subject. */
export interface LiveEvents {
  /** The first event; `viewerId` is this stream's own entry in `presence`. */
  hello: { viewerId: number; userId: string };
  presence: { viewers: LiveViewer[] };
  /** Sent at intervals without other events, to show that the stream is alive. */
  beat: Record<string, never>;
  /** The stream ends: connect again after a moment, with the last cursor if the stream has cursors. */
  end: Record<string, never>;
}

/** A user who has the same page open. */
export interface LiveViewer {
  viewerId: number;
  userId: string;
  name: string;
  /** The instant the page was opened, ISO 8601 with Z. */
  openedAt: string;
  /** The instant since which the user has unsaved changes or is drawing, ISO 8601 with Z; null otherwise. */
  editingSince: string | null;
}

/** One event; `cursor` is its id, from which a new stream can continue. */
export type LiveEvent<Events> = {
  [Name in keyof Events]: { name: Name; data: Events[Name]; cursor?: string };
}[keyof Events];

/**
 * Yields the events of a stream, parsed as the HTML standard defines, until it ends. Throws the errors of the reader.
 */
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
  // The cast is safe, because our server writes the events by these types.
  return { ...event, ...(cursor === undefined ? {} : { cursor }) } as LiveEvent<Events>;
}
