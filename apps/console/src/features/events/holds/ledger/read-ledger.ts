import type { Hold } from '@parterre/contract/holds';

/** What a hold keeps back, beside what was agreed. Seats and unseated places count alike. */
export interface LedgerRow {
  hold: Hold;
  /** With what was sold or put into baskets out of it. */
  held: number;
  /** Neither sold nor in a basket: what a release gives back. */
  kept: number;
  /** Held less agreed; null while nothing was agreed. */
  difference: number | null;
  /** Keeps something though its day of release has come. */
  isDue: boolean;
}

export interface LedgerTotals {
  agreed: number;
  /** Of the holds that have an agreed number: what their agreement is compared with. */
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

/** What has no value stands last either way; holds come by label, as the server has them. */
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
