import type { AddressInfo } from 'node:net';
import { type LiveEvent, readLiveEvents } from '@parterre/contract/wire/live-events';
import type { TestApi, TestUser } from '../support/test-api.ts';

type EventOf<Events, Name extends keyof Events> = Extract<LiveEvent<Events>, { name: Name }>;

export interface Listener<Events> {
  status: number;
  headers: Headers;
  /** All events received so far. */
  events: LiveEvent<Events>[];
  /** Waits for the next event of this name that was not returned yet; with `until`, for several. */
  next<Name extends keyof Events>(
    name: Name,
    until?: (event: EventOf<Events, Name>) => boolean,
  ): Promise<EventOf<Events, Name>>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Opens a page over a real connection: the stream never ends by itself, so `inject` cannot read it. */
export async function listenToStream<Events>(
  api: Pick<TestApi, 'app'>,
  { path, as }: { path: string; as: TestUser },
): Promise<Listener<Events>> {
  if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const stopping = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/main${path}`, {
    headers: { authorization: `Bearer ${as.token}`, accept: 'text/event-stream' },
    signal: stopping.signal,
  });
  const events: LiveEvent<Events>[] = [];
  const wakes = new Set<() => void>();
  let hasEnded = false;
  const read = async () => {
    if (response.ok && response.body)
      for await (const event of readLiveEvents<Events>(response.body)) {
        events.push(event);
        for (const wake of wakes) wake();
      }
  };
  const ended = read()
    .catch(() => undefined)
    .then(() => {
      hasEnded = true;
      for (const wake of wakes) wake();
    });
  const taken = new Map<keyof Events, number>();
  return {
    status: response.status,
    headers: response.headers,
    events,
    ended,
    next: async (name, until = () => true) => {
      for (;;) {
        const from = taken.get(name) ?? 0;
        const found = events.findIndex(
          (event, index) => index >= from && event.name === name && until(event as EventOf<Events, typeof name>),
        );
        if (found >= 0) {
          taken.set(name, found + 1);
          return events[found] as EventOf<Events, typeof name>;
        }
        if (hasEnded) throw new Error(`The stream ended without ${String(name)}: ${JSON.stringify(events)}`);
        await new Promise<void>((resolve) => {
          const wake = () => {
            wakes.delete(wake);
            resolve();
          };
          wakes.add(wake);
        });
      }
    },
    // Not awaited: if the server ends a stream at the same moment, Node's fetch may never report it.
    stop: async () => stopping.abort(),
  };
}
