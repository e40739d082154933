import type { SeatNews, SeatSave } from '@parterre/contract/seats/live';
import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { Transaction } from '#db/transaction.ts';
import { decodeRanges, joinRanges, type SeatRange } from '../range-bytes.ts';
import { oldestUnseen } from './cursor.ts';

export interface ShowKey {
  promoterId: number;
  showId: number;
}

/** null instead of news if there is so much that reading the allocation again is cheaper. */
export type NewsByShow = Map<number, SeatNews | null>;

const CHANGES_MAX = 20_000;

/**
 * A row is news when the transaction that wrote it had not ended for the snapshot. This is exact, in whatever order ids
 * were assigned and transactions ended. `tx >=` only lets the index find the few candidate rows.
 */
const CHANGES = rowsOf(
  {
    showId: column.int('c.show_id'),
    kind: column.text('c.kind'),
    ranges: column.bytes('c.ranges'),
    at: column.instant('c.at'),
    byId: column.text("coalesce(c.actor_id, '')"),
    byName: column.text("coalesce(c.actor_name, '')"),
  },
  (list) => `
  select ${list}
  from seat_changes c
  where c.promoter_id = any($1::int[]) and c.show_id = any($2::bigint[]) and c.tx >= $3::xid8
    and not pg_visible_in_snapshot(c.tx, $4::pg_snapshot)
  order by c.id
  limit ${CHANGES_MAX + 1}`,
);

/** Reads the changes of some shows that `snapshot` does not contain, with the current state of their seats. */
export async function readNews(
  transaction: Transaction,
  shows: readonly ShowKey[],
  snapshot: string,
  now: Date,
): Promise<NewsByShow> {
  const rows = await transaction.readRows(CHANGES, [
    [...new Set(shows.map(({ promoterId }) => promoterId))],
    shows.map(({ showId }) => showId),
    oldestUnseen(snapshot),
    snapshot,
  ]);
  if (rows.length > CHANGES_MAX) return new Map(shows.map(({ showId }) => [showId, null]));
  const changes = groupChanges(rows);
  const changed = shows.filter(({ showId }) => changes.has(showId));
  const news: NewsByShow = new Map();
  if (changed.length === 0) return news;
  const claims = await readClaims(transaction, changed, changes, now);
  const blocks = await readBlocks(transaction, changed, changes);
  for (const { showId } of changed) {
    const { claimed = [], saves = [] } = changes.get(showId) ?? {};
    news.set(showId, {
      claims: describeClaims(joinRanges(claimed), claims.get(showId) ?? new Map()),
      saves: saves.map((save) => describeSave(save, blocks.get(showId) ?? [])),
    });
  }
  return news;
}

interface ShowChanges {
  claimed: SeatRange[];
  saves: { byId: string; byName: string; at: string; ranges: SeatRange[] }[];
}

function groupChanges(rows: readonly ReturnType<typeof CHANGES.toRow>[]): Map<number, ShowChanges> {
  const byShow = new Map<number, ShowChanges>();
  for (const { showId, kind, ranges: bytes, at, byId, byName } of rows) {
    const changes = byShow.get(showId) ?? { claimed: [], saves: [] };
    byShow.set(showId, changes);
    const ranges = decodeRanges(bytes);
    if (kind === 'allocation') changes.saves.push({ byId, byName, at: at.toISOString(), ranges });
    else changes.claimed.push(...ranges);
  }
  return byShow;
}

/** Turns seats of several shows into four columns for `unnest`. */
function toColumns(shows: readonly ShowKey[], rangesOf: (showId: number) => readonly SeatRange[]): unknown[] {
  const rows = shows.flatMap(({ promoterId, showId }) =>
    rangesOf(showId).map(({ from, to }) => ({ promoterId, showId, from, to })),
  );
  return [
    rows.map(({ promoterId }) => promoterId),
    rows.map(({ showId }) => showId),
    rows.map(({ from }) => from),
    rows.map(({ to }) => to),
  ];
}

interface ClaimNow {
  claim: number;
  price: number;
  hold: number;
}

const CLAIMS = rowsOf(
  {
    showId: column.int('c.show_id'),
    seat: column.int('c.seat'),
    state: column.text('c.state'),
    price: column.int('c.price'),
    hold: column.int('c.hold'),
  },
  (list) => `
  select ${list}
  from unnest($1::int[], $2::bigint[], $3::int[], $4::int[]) as r (promoter_id, show_id, first, last)
  join claims c on c.promoter_id = r.promoter_id and c.show_id = r.show_id and c.seat >= r.first and c.seat <= r.last
  where c.state = 'SOLD' or c.expires_at > $5`,
);

async function readClaims(
  transaction: Transaction,
  shows: readonly ShowKey[],
  changes: ReadonlyMap<number, ShowChanges>,
  now: Date,
): Promise<Map<number, Map<number, ClaimNow>>> {
  const byShow = new Map<number, Map<number, ClaimNow>>();
  const columns = toColumns(shows, (showId) => joinRanges(changes.get(showId)?.claimed ?? []));
  for (const { showId, seat, state, price, hold } of await transaction.readRows(CLAIMS, [
    ...columns,
    now.toISOString(),
  ])) {
    const seats = byShow.get(showId) ?? new Map<number, ClaimNow>();
    byShow.set(showId, seats);
    seats.set(seat, { claim: state === 'SOLD' ? CLAIM_CODE.sold : CLAIM_CODE.basket, price, hold });
  }
  return byShow;
}

const FREE: ClaimNow = { claim: CLAIM_CODE.none, price: 0, hold: 0 };

/** Describes every seat of the ranges in its current state, with equal neighbours joined to one entry. */
function describeClaims(ranges: readonly SeatRange[], claims: ReadonlyMap<number, ClaimNow>): SeatNews['claims'] {
  const entries: SeatNews['claims'] = [];
  for (const { from, to } of ranges)
    for (let seat = from; seat <= to; seat++) {
      const { claim, price, hold } = claims.get(seat) ?? FREE;
      const last = entries.at(-1);
      if (last?.[1] === seat - 1 && last[2] === claim && last[3] === price && last[4] === hold) last[1] = seat;
      else entries.push([seat, seat, claim, price, hold]);
    }
  return entries;
}

interface BlockNow {
  blockId: number;
  revision: number;
  firstSeat: number;
  lastSeat: number;
}

/** The revision of a block is the highest of its rows, so that blocks are read whole. */
const BLOCKS = rowsOf(
  {
    showId: column.int('a.show_id'),
    blockId: column.int('a.block_id'),
    revision: column.int('max(a.revision)'),
    firstSeat: column.int('min(a.first_seat)'),
    lastSeat: column.int('max(a.first_seat + a.seat_count - 1)'),
  },
  (list) => `
  select ${list}
  from allocations a
  where a.promoter_id = any($1::int[]) and a.show_id = any($2::bigint[])
  group by a.show_id, a.block_id`,
);

async function readBlocks(
  transaction: Transaction,
  shows: readonly ShowKey[],
  changes: ReadonlyMap<number, ShowChanges>,
): Promise<Map<number, BlockNow[]>> {
  const saved = shows.filter(({ showId }) => changes.get(showId)?.saves.some(({ ranges }) => ranges.length > 0));
  const byShow = new Map<number, BlockNow[]>();
  if (saved.length === 0) return byShow;
  const rows = await transaction.readRows(BLOCKS, [
    saved.map(({ promoterId }) => promoterId),
    saved.map(({ showId }) => showId),
  ]);
  for (const { showId, ...block } of rows) byShow.set(showId, [...(byShow.get(showId) ?? []), block]);
  return byShow;
}

const describeSave = (
  { byId, byName, at, ranges }: ShowChanges['saves'][number],
  blocks: readonly BlockNow[],
): SeatSave => ({
  byId,
  byName,
  at,
  ranges: ranges.map(({ from, to }) => [from, to]),
  blocks: blocks
    .filter(({ firstSeat, lastSeat }) => ranges.some(({ from, to }) => from <= lastSeat && to >= firstSeat))
    .map(({ blockId, revision }) => ({ blockId, revision })),
});
