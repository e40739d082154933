import type { Hold } from '@parterre/contract/holds';

/** The places of a hold compared with the agreed number. Seats and unseated places count alike. */
export interface LedgerRow {
  hold: Hold;
  /** Includes places of the hold that are sold or in baskets. */
  held: number;
  /** Neither sold nor in a basket: the places that a release returns to sale. */
  kept: number;
  /** Held minus agreed; null if no number was agreed. */
  difference: number | null;
  /** Its release date has passed and it still holds places. */
  isDue: boolean;
}

export interface LedgerTotals {
  agreed: number;
  /** Only holds with an agreed number count. */
  difference: number;
  held: number;
  sold: number;
  inBaskets: number;
  kept: number;
}

/** `today` is the day at the venue, `YYYY-MM-DD`. */
export function readLedger(holds: readonly Hold[], today: string): LedgerRow[] {
  return holds.map((hold) => {
    const held = hold.seats.held + hold.places;
    const kept = held - hold.seats.sold - hold.seats.inBaskets;
    return {
      hold,
      held,
      kept,
      difference: hold.agreed === null ? null : held - hold.agreed,
      isDue: kept > 0 && hold.releaseOn !== null && hold.releaseOn <= today,
    };
  });
}

export function addUpLedger(rows: readonly LedgerRow[]): LedgerTotals {
  const sum = (of: (row: LedgerRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    agreed: sum(({ hold }) => hold.agreed ?? 0),
    difference: sum(({ difference }) => difference ?? 0),
    held: sum(({ held }) => held),
    sold: sum(({ hold }) => hold.seats.sold),
    inBaskets: sum(({ hold }) => hold.seats.inBaskets),
    kept: sum(({ kept }) => kept),
  };
}

export const LEDGER_SORTS = ['Label', 'Owner', 'Agreed', 'Held', 'Difference', 'Sold', 'Kept', 'Release'] as const;
export type LedgerSort = (typeof LEDGER_SORTS)[number];

const VALUES: Record<Exclude<LedgerSort, 'Label'>, (row: LedgerRow) => string | number | null> = {
  Owner: ({ hold }) => hold.owner || null,
  Agreed: ({ hold }) => hold.agreed,
  Held: ({ held }) => held,
  Difference: ({ difference }) => difference,
  Sold: ({ hold }) => hold.seats.sold,
  Kept: ({ kept }) => kept,
  Release: ({ hold }) => hold.releaseOn,
};

/** Rows without a value come last in either direction; by label, holds keep the server's order. */
export function sortLedger(
  rows: readonly LedgerRow[],
  sort: LedgerSort,
  isDescending: boolean,
  language: string,
): LedgerRow[] {
  if (sort === 'Label') return isDescending ? rows.toReversed() : [...rows];
  const read = VALUES[sort];
  const turn = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [mine, theirs] = [read(a), read(b)];
    if (mine === null || theirs === null) return Number(mine === null) - Number(theirs === null);
    if (typeof mine === 'number' && typeof theirs === 'number') return turn * (mine - theirs);
    return turn * String(mine).localeCompare(String(theirs), language);
  });
}
