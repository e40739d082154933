import type { AddressInfo } from 'node:net';
import { getAllocation } from '@parterre/contract/calls/seats';
import { readSeatEvents, type SeatEvent } from '@parterre/contract/seats/read-seat-events';
import { decodeAllocation } from '@parterre/contract/seats/seat-bytes';
import type { SeatEventName } from '@parterre/contract/seats/seat-live';
import type { TestApi, TestUser } from '../test-api.ts';

export interface Listener {
  status: number;
  headers: Headers;
  /** Everything told so far. */
  events: SeatEvent[];
  /** The next event of a name that was not waited for yet; more of them where `until` says so. */
  next<Name extends SeatEventName>(
    name: Name,
    until?: (event: Extract<SeatEvent, { name: Name }>) => boolean,
  ): Promise<Extract<SeatEvent, { name: Name }>>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** A live map over a real connection: the stream never ends by itself, so `inject` cannot take it. */
export async function listenToSeats(
  api: Pick<TestApi, 'app'>,
  { showCode, since, as }: { showCode: string; since: string; as: TestUser },
): Promise<Listener> {
  if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const stopping = new AbortController();
  const response = await fetch(
    `http://127.0.0.1:${port}/api/main/shows/${showCode}/seats/changes?since=${encodeURIComponent(since)}`,
    {
      headers: { authorization: `Bearer ${as.token}`, accept: 'text/event-stream' },
      signal: stopping.signal,
    },
  );
  const events: SeatEvent[] = [];
  const wakes = new Set<() => void>();
  let hasEnded = false;
  const read = async () => {
    if (response.ok && response.body)
      for await (const event of readSeatEvents(response.body)) {
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
  const taken = new Map<string, number>();
  return {
    status: response.status,
    headers: response.headers,
    events,
    ended,
    next: async (name, until = () => true) => {
      for (;;) {
        const from = taken.get(name) ?? 0;
        const found = events.findIndex(
          (event, index) =>
            index >= from && event.name === name && until(event as Extract<SeatEvent, { name: typeof name }>),
        );
        if (found >= 0) {
          taken.set(name, found + 1);
          return events[found] as Extract<SeatEvent, { name: typeof name }>;
        }
        if (hasEnded) throw new Error(`The stream ended without ${name}: ${JSON.stringify(events)}`);
        await new Promise<void>((resolve) => {
          const wake = () => {
            wakes.delete(wake);
            resolve();
          };
          wakes.add(wake);
        });
      }
    },
    // Not waited for: where the server ends a stream in the same moment, Node's fetch may never say so.
    stop: async () => stopping.abort(),
  };
}

/** Where a live map of the event begins. */
export async function readSeatsCursor(api: TestApi, showCode: string, as: TestUser): Promise<string> {
  const answer = await api.call(getAllocation, { params: { showCode }, query: {} }, { as });
  return decodeAllocation(new Uint8Array(answer.bytes)).header.cursor;
}
