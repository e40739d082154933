import type { SaveAll } from '@parterre/contract/seats';
import { decodeAllocation } from '@parterre/contract/seats/seat-bytes';
import type { Allocation } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan';
import type { Database, Session } from '../../apps/api/src/db/database.ts';
import { BENCH_PROMOTER_ID } from '../setup/insert-shows.ts';
import type { PreparedShow } from '../setup/prepare-show.ts';
import type { ServedApp } from '../setup/serve-app.ts';

/** Gives the show's seats this allocation through save-all, and marks sold seats as sales do. */
export async function fillShow(
  database: Database,
  prepared: PreparedShow,
  served: ServedApp,
  allocation: Allocation,
): Promise<void> {
  const address = `http://127.0.0.1:${served.port}/api/main/shows/${prepared.show.showCode}/seats`;
  const headers = { authorization: `Bearer ${served.token}`, 'content-type': 'application/json' };
  const empty = await fetch(`${address}/allocation`, { headers });
  const { header } = decodeAllocation(new Uint8Array(await empty.arrayBuffer()));
  const blocks = header.blocks.map(({ blockId, revision, firstSeat, seatCount }) => ({
    blockId,
    revision,
    ranges: listRanges(prepared, allocation, firstSeat, firstSeat + seatCount),
  }));
  const save: SaveAll = {
    planVersionId: header.planVersionId,
    blocks,
    holds: { create: [], update: [], delete: [] },
  };
  const saved = await fetch(`${address}/save-all`, { method: 'POST', headers, body: JSON.stringify(save) });
  if (!saved.ok) throw new Error(`save-all answered ${saved.status}: ${(await saved.text()).slice(0, 300)}`);
  await insertSales(database, prepared, allocation);
}

/** Inserts the same seats as one row each, under the same policy. */
export async function insertRows(database: Database, geometry: Geometry, allocation: Allocation): Promise<void> {
  const labels = Array.from(geometry.label, (label, seat) => {
    const block = geometry.blocks[geometry.block[seat] ?? 0]?.label;
    const row = geometry.rows[geometry.row[seat] ?? 0]?.label;
    return `${block}|${row}|${geometry.labels[label]}`;
  });
  await withSession(database, async (session) => {
    await session.run(`
    create table bench_map_seats (promoter_id int not null, seat int not null, seat_id text not null, x real not null, y real not null, rotation smallint not null, state text not null, price smallint not null, hold smallint not null, primary key (promoter_id, seat));
    alter table bench_map_seats enable row level security;
    create policy own on bench_map_seats to parterre_app using (promoter_id = any (nullif(current_setting('app.promoters', true), '')::int[]));
    grant select on bench_map_seats to parterre_app`);
    await session.query(
      `insert into bench_map_seats select $1, s.* from unnest($2::int[], $3::text[], $4::real[], $5::real[], $6::smallint[], $7::text[], $8::smallint[], $9::smallint[]) s`,
      [
        BENCH_PROMOTER_ID,
        [...geometry.label.keys()],
        labels,
        [...geometry.x],
        [...geometry.y],
        [...geometry.rotation],
        Array.from(allocation.claim, (claim) => (claim === 0 ? 'ASSIGNED' : 'SOLD')),
        [...allocation.price],
        [...allocation.hold],
      ],
    );
    await session.run('analyze');
  });
}

function listRanges({ prices, holds }: PreparedShow, { price, hold }: Allocation, first: number, end: number) {
  const ranges: SaveAll['blocks'][number]['ranges'] = [];
  for (let from = first; from < end; ) {
    let to = from;
    while (to + 1 < end && price[to + 1] === price[from] && hold[to + 1] === hold[from]) to++;
    ranges.push({
      from,
      to,
      priceTypeId: prices[(price[from] ?? 0) - 1]?.priceTypeId ?? null,
      holdId: holds[(hold[from] ?? 0) - 1]?.holdId ?? null,
    });
    from = to + 1;
  }
  return ranges;
}

async function insertSales(
  database: Database,
  { show }: PreparedShow,
  { claim, price, hold }: Allocation,
): Promise<void> {
  const sold = [...claim.keys()].filter((seat) => claim[seat] !== 0);
  await withSession(database, async (session) => {
    await session.query(
      `insert into baskets (promoter_id, id, show_id, state, channel, quantities, expires_at, created_at)
       select promoter_id, 1, show_id, 'PURCHASED', 'online', '[]', '2027-01-01', '2026-01-01'
       from show_codes where show_code = $1`,
      [show.showCode],
    );
    await session.query(
      `insert into claims (promoter_id, show_id, seat, state, basket_id, chunk, price, hold, column_price, parity, revision)
       select b.promoter_id, b.show_id, v.seat, 'SOLD', b.id, a.first_seat, v.price, v.hold, v.price, 0, 1
       from unnest($2::int[], $3::smallint[], $4::smallint[]) as v(seat, price, hold)
       join baskets b on b.promoter_id = $1 and b.id = 1
       join allocations a on a.promoter_id = b.promoter_id and a.show_id = b.show_id
         and a.first_seat <= v.seat and v.seat < a.first_seat + a.seat_count`,
      [BENCH_PROMOTER_ID, sold, sold.map((seat) => price[seat]), sold.map((seat) => hold[seat])],
    );
  });
}

async function withSession(database: Database, work: (session: Session) => Promise<unknown>): Promise<void> {
  const session = await database.acquire();
  try {
    await work(session);
  } finally {
    session.release();
  }
}
