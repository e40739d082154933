import type { SeatEvents } from '@parterre/contract/seats/live';
import { readLiveEvents } from '@parterre/contract/wire/live-events';
import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';

/** The request to a process of its own, so that the CPU of the maps does not count as the server's. */
export interface MapsRequest {
  url: string;
  tokens: string[];
}

/** The times at which each map received that a seat is sold: one list of [seat, at] per map. */
export type MapsReport = [seat: number, atMs: number][][];

process.once('message', (request: MapsRequest) => void openMaps(request));

async function openMaps({ url, tokens }: MapsRequest): Promise<void> {
  const stopping = new AbortController();
  const report: MapsReport = tokens.map(() => []);
  const bodies = await Promise.all(
    tokens.map(async (token) => {
      const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
      const response = await fetch(url, { headers, signal: stopping.signal });
      if (!response.ok || !response.body) throw new Error(`A map could not be opened: ${response.status}`);
      return response.body;
    }),
  );
  const watching = bodies.map((body, map) => watchMap(body, report[map] ?? []).catch(() => undefined));
  process.send?.('open');
  process.once('message', () => {
    stopping.abort();
    void Promise.all(watching).then(() => process.send?.(report, () => process.exit(0)));
  });
}

async function watchMap(body: ReadableStream<Uint8Array>, told: [number, number][]): Promise<void> {
  for await (const event of readLiveEvents<SeatEvents>(body)) {
    if (event.name !== 'seats') continue;
    const at = Date.now();
    for (const [from, to, claim] of event.data.claims)
      for (let seat = from; seat <= to && claim === CLAIM_CODE.sold; seat++) told.push([seat, at]);
  }
}
