import type { Database, Session } from '../../apps/api/src/db/database.ts';
import { inTransaction, type Transaction } from '../../apps/api/src/db/transaction.ts';

/**
 * The least work that can sell seats: the claims and the rows of an order, under the same role, policy and transaction.
 */
export interface BareSales {
  /** Returns baskets per second. */
  claim(requests: readonly number[][]): Promise<number>;
  /** Returns orders per second, of seats that are claimed. */
  order(requests: readonly number[][]): Promise<number>;
  /** Reads before it writes, without a unique key that would keep two buyers apart. Returns the seats sold twice. */
  claimWithoutKey(requests: readonly number[][]): Promise<number>;
}

/** The number of connections at which the baseline is fastest. */
const CONNECTIONS = 20;

export async function createBareSales(database: Database, promoterId: number): Promise<BareSales> {
  await onSession(database, (session) =>
    session.run(`
      create table bench_claims (promoter_id int not null, show_id int not null, seat int not null, basket_id bigint not null, state text not null, expires_at timestamptz, primary key (promoter_id, show_id, seat));
      create table bench_claims_open (promoter_id int not null, show_id int not null, seat int not null, basket_id bigint not null);
      create table bench_orders (promoter_id int not null, id bigint not null, basket_id bigint not null, total_minor bigint not null, buyer jsonb not null, created_at timestamptz not null, primary key (promoter_id, id));
      create table bench_items (promoter_id int not null, id bigint not null, order_id bigint not null, seat int not null, paid_minor bigint not null, barcode text not null, primary key (promoter_id, id));
      create table bench_ledger (promoter_id int not null, id bigint generated always as identity, order_id bigint not null, kind text not null, amount_minor bigint not null, at timestamptz not null, primary key (promoter_id, id));
      ${['bench_claims', 'bench_claims_open', 'bench_orders', 'bench_items', 'bench_ledger']
        .map(
          (table) => `alter table ${table} enable row level security;
      create policy own on ${table} to parterre_app using (promoter_id = any (nullif(current_setting('app.promoters', true), '')::int[])) with check (promoter_id = any (nullif(current_setting('app.promoters', true), '')::int[]));
      grant select, insert, update on ${table} to parterre_app;`,
        )
        .join('\n')}
      grant usage on all sequences in schema public to parterre_app`),
  );
  const sell = (work: (transaction: Transaction) => Promise<void>) =>
    inTransaction(database, { role: 'parterre_app', promoterIds: [promoterId], isReadOnly: false }, work);

  return {
    claim: (requests) =>
      perSecond(requests, (seats, basketId) =>
        sell(async (session) => {
          await session.query(
            `insert into bench_claims select $1::int, 1, seat, $3::bigint, 'BASKET', now() + interval '10 minutes' from unnest($2::int[]) seat order by seat`,
            [promoterId, seats, basketId],
          );
        }),
      ),
    order: (requests) =>
      perSecond(requests, (seats, basketId) =>
        sell(async (session) => {
          const buyer = JSON.stringify({ name: `Buyer ${basketId}`, email: `buyer${basketId}@example.test` });
          await session.query(
            'insert into bench_orders values ($1::int, $2::bigint, $2::bigint, $3::bigint, $4::jsonb, now())',
            [promoterId, basketId, seats.length * 5200, buyer],
          );
          await session.query(
            `insert into bench_items select $1::int, $2::bigint * 10 + n, $2::bigint, seat, 5200, md5(random()::text) from unnest($3::int[]) with ordinality as v (seat, n)`,
            [promoterId, basketId, seats],
          );
          await session.query(
            `insert into bench_ledger (promoter_id, order_id, kind, amount_minor, at)
             select $1::int, $2::bigint, kind, amount, now() from unnest($3::int[]) seat cross join (values ('SALE', 5000), ('FEE', 200), ('TAX', 867)) v (kind, amount)
             union all select $1::int, $2::bigint, 'PAYMENT', $4::bigint, now()`,
            [promoterId, basketId, seats, seats.length * 5200],
          );
          await session.query(
            `update bench_claims set state = 'SOLD', expires_at = null where promoter_id = $1 and show_id = 1 and seat = any($2::int[]) and basket_id = $3`,
            [promoterId, seats, basketId],
          );
        }),
      ),
    claimWithoutKey: async (requests) => {
      await perSecond(requests, async (seats, basketId) => {
        let taken = 0;
        await sell(async (session) => {
          const [[count] = []] = await session.query(
            'select count(*)::int from bench_claims_open where seat = any($1::int[])',
            [seats],
          );
          taken = Number(count);
        });
        if (taken > 0) return;
        await sell(async (session) => {
          await session.query(
            'insert into bench_claims_open select $1::int, 1, seat, $3::bigint from unnest($2::int[]) seat',
            [promoterId, seats, basketId],
          );
        });
      });
      return countTwice(database, 'bench_claims_open', 'true');
    },
  };
}

/** Counts the seats of a show that are in more than one row. */
export async function countTwice(database: Database, table: string, condition: string): Promise<number> {
  return onSession(database, async (session) => {
    const [[twice] = []] = await session.query(
      `select count(*)::int from (select 1 from ${table} where ${condition} group by promoter_id, show_id, seat having count(*) > 1) twice`,
      [],
    );
    return Number(twice);
  });
}

async function perSecond(
  requests: readonly number[][],
  work: (seats: number[], basketId: number) => Promise<void>,
): Promise<number> {
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let at = next++; at < requests.length; at = next++) await work(requests[at] ?? [], at + 1);
    }),
  );
  return requests.length / ((performance.now() - startedAt) / 1000);
}

async function onSession<T>(database: Database, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await database.acquire();
  try {
    return await work(session);
  } finally {
    session.release();
  }
}
