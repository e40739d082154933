import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Database } from '../../apps/api/src/db/database.ts';
import { inTransaction } from '../../apps/api/src/db/transaction.ts';
import { BENCH_PROMOTER_ID } from '../setup/insert-shows.ts';
import type { SeatRow } from './page/seat-rows.ts';

export interface ServedRows {
  address: string;
  close(): void;
}

const compress = promisify(gzip);

/** Serves the baseline: rows of the promoter's table as one object each, JSON, gzip at the default level. */
export async function serveRows(database: Database): Promise<ServedRows> {
  const server = createServer(async (_request, response) => {
    const body = await compress(JSON.stringify({ items: await readRows(database) }), { level: 6 });
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readRows(database: Database): Promise<SeatRow[]> {
  const options = { role: 'parterre_app', promoterIds: [BENCH_PROMOTER_ID], isReadOnly: false } as const;
  const rows = await inTransaction(database, options, (transaction) =>
    transaction.query(
      `select seat, seat_id, x, y, rotation, state, price, hold from bench_map_seats where promoter_id = $1 order by seat`,
      [BENCH_PROMOTER_ID],
    ),
  );
  return rows.map(([seat, seatId, x, y, rotation, state, price, hold]) => ({
    seat: Number(seat),
    seatId: String(seatId),
    x: Number(x),
    y: Number(y),
    rotation: Number(rotation),
    state: state === 'SOLD' ? 'SOLD' : 'ASSIGNED',
    price: Number(price),
    hold: Number(hold),
  }));
}
