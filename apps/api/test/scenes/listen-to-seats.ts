import { getAllocation } from '@parterre/contract/calls/seats';
import type { SeatEvents } from '@parterre/contract/seats/live';
import { decodeAllocation } from '@parterre/contract/seats/seat-bytes';
import type { TestApi, TestUser } from '../support/test-api.ts';
import { listenToStream } from './listen-to-stream.ts';

/** Opens a live map. */
export const listenToSeats = (
  api: Pick<TestApi, 'app'>,
  { showCode, since, as }: { showCode: string; since: string; as: TestUser },
) =>
  listenToStream<SeatEvents>(api, { path: `/shows/${showCode}/seats/changes?since=${encodeURIComponent(since)}`, as });

/** Reads the cursor from which a live map of the show starts. */
export async function readSeatsCursor(api: TestApi, showCode: string, as: TestUser): Promise<string> {
  const answer = await api.call(getAllocation, { params: { showCode }, query: {} }, { as });
  return decodeAllocation(new Uint8Array(answer.bytes)).header.cursor;
}
