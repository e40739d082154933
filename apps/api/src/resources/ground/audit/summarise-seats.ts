/** The names of the ordinals in a show's allocation. Deleted ones are absent. */
export interface OrdinalNames {
  prices: ReadonlyMap<number, string>;
  holds: ReadonlyMap<number, string>;
}

type Totals = Record<string, unknown>;

/**
 * Summarises a change of seats: the number of `seats` and `blocks`; the price and the hold that gained most, as `price`
 * on `pricedSeats` and `hold` on `heldSeats`; `clearedSeats` and `releasedSeats` for seats that lost theirs. `name` is
 * that of the copied show or the released holds.
 */
export function summariseSeats(before: unknown, after: unknown, names: OrdinalNames): Record<string, string | number> {
  const prices = compare(totalsOf(before, 'prices'), totalsOf(after, 'prices'));
  const holds = compare(totalsOf(before, 'holds'), totalsOf(after, 'holds'));
  const blocks = readField(after, 'blocks');
  const name = readField(after, 'name');
  return {
    seats: Object.values(totalsOf(after, 'prices')).reduce<number>((sum, seats) => sum + Number(seats), 0),
    ...(Array.isArray(blocks) ? { blocks: blocks.length } : {}),
    ...tell('price', 'pricedSeats', prices.most, names.prices),
    ...tell('hold', 'heldSeats', holds.most, names.holds),
    ...(prices.lost > 0 ? { clearedSeats: prices.lost } : {}),
    ...(holds.lost > 0 ? { releasedSeats: holds.lost } : {}),
    ...(typeof name === 'string' ? { name } : {}),
  };
}

type Gain = { ordinal: number; seats: number };

/** Finds the ordinal that gained most seats, and counts the seats that lost theirs. */
function compare(before: Totals, after: Totals): { most: Gain | undefined; lost: number } {
  const gains = Object.keys(after)
    .map((ordinal) => ({ ordinal: Number(ordinal), seats: Number(after[ordinal]) - Number(before[ordinal] ?? 0) }))
    .filter(({ seats }) => seats > 0);
  const given = gains.filter(({ ordinal }) => ordinal > 0).sort((a, b) => b.seats - a.seats);
  return { most: given[0], lost: gains.find(({ ordinal }) => ordinal === 0)?.seats ?? 0 };
}

function tell(
  word: 'price' | 'hold',
  countWord: string,
  gain: Gain | undefined,
  names: ReadonlyMap<number, string>,
): Record<string, string | number> {
  if (!gain) return {};
  const name = names.get(gain.ordinal);
  return { [countWord]: gain.seats, ...(name === undefined ? {} : { [word]: name }) };
}

function totalsOf(value: unknown, key: string): Totals {
  const totals = readField(value, key);
  return typeof totals === 'object' && totals !== null ? { ...totals } : {};
}

const readField = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;
