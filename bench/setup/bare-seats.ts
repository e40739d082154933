import type { Database, Session } from '../../apps/api/src/db/database.ts';
import { inTransaction } from '../../apps/api/src/db/transaction.ts';
import { BENCH_PROMOTER_ID } from './insert-shows.ts';

const AS_PROMOTER = { role: 'parterre_app', promoterIds: [BENCH_PROMOTER_ID], isReadOnly: false } as const;

/** The design that the product avoids: one row per seat, under the same role, policy and transaction. */
export interface BareSeats {
  /** Updates price type and hold of the first `seats` seats in one statement; returns milliseconds. */
  update(seats: number): Promise<number>;
  /** Reads rows, turns them into objects and JSON; returns milliseconds and the text. */
  read(seats: number): Promise<{ ms: number; json: string }>;
}

export async function createBareSeats(database: Database, seats: number): Promise<BareSeats> {
  await withSession(database, async (session) => {
    await session.run(`
      create table bench_seats (promoter_id int not null, show_id int not null, seat int not null, label text not null, state text not null, price_type_id bigint, hold_id bigint, primary key (promoter_id, show_id, seat));
      alter table bench_seats enable row level security;
      create policy own on bench_seats to parterre_app using (promoter_id = any (nullif(current_setting('app.promoters', true), '')::int[])) with check (promoter_id = any (nullif(current_setting('app.promoters', true), '')::int[]));
      grant select, insert, update on bench_seats to parterre_app;
      insert into bench_seats select ${BENCH_PROMOTER_ID}, 1, g, 'Block ' || g / 500 || '|' || (g / 25) % 20 || '|' || g % 25, 'ASSIGNED', 7000000000000 + g % 6, case when g % 40 < 4 then 8000000000000 + g % 3 end from generate_series(0, ${seats - 1}) g;
      analyze bench_seats`);
  });
  let round = 0;
  return {
    update: (count) => {
      round++;
      const all = Array.from({ length: count }, (_, seat) => seat);
      const prices = all.map((seat) => 7_000_000_000_000 + (((seat >> 3) + round) % 6));
      const holds = all.map((seat) => (seat % 40 < 4 ? 8_000_000_000_000 + ((seat + round) % 3) : null));
      return timed(() =>
        inTransaction(database, AS_PROMOTER, (session) =>
          session.query(
            `update bench_seats s set price_type_id = v.price, hold_id = v.hold from unnest($1::int[], $2::bigint[], $3::bigint[]) as v(seat, price, hold) where s.promoter_id = ${BENCH_PROMOTER_ID} and s.show_id = 1 and s.seat = v.seat`,
            [all, prices, holds],
          ),
        ),
      );
    },
    read: async (count) => {
      let json = '';
      const ms = await timed(async () => {
        const rows = await inTransaction(database, AS_PROMOTER, (session) =>
          session.query(
            `select seat, label, state, price_type_id, hold_id from bench_seats where promoter_id = ${BENCH_PROMOTER_ID} and show_id = 1 and seat < $1 order by seat`,
            [count],
          ),
        );
        json = JSON.stringify({
          items: rows.map(([seat, seatId, state, priceTypeId, holdId]) => ({
            seat,
            seatId,
            state,
            priceTypeId: Number(priceTypeId),
            holdId: holdId === null ? null : Number(holdId),
          })),
        });
      });
      return { ms, json };
    },
  };
}

async function withSession<T>(database: Database, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await database.acquire();
  try {
    return await work(session);
  } finally {
    session.release();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
