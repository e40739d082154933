/** A show with its number of rows in the report. */
interface Counted<Show> {
  show: Show;
  rows: number;
}

/** Returns the shows in their order with their number of rows, without those that have none. */
export const withRows = <Show extends { id: number }>(
  shows: readonly Show[],
  counts: ReadonlyMap<number, number>,
): Counted<Show>[] =>
  shows.flatMap((show) => [{ show, rows: counts.get(show.id) ?? 0 }]).filter(({ rows }) => rows > 0);

/** Groups neighbouring shows up to a number of rows. A show with more rows is alone. */
export function* packShows<Show>(counted: readonly Counted<Show>[], mostRows: number): Generator<Show[]> {
  let pack: Show[] = [];
  let packed = 0;
  for (const { show, rows } of counted) {
    if (pack.length > 0 && packed + rows > mostRows) {
      yield pack;
      pack = [];
      packed = 0;
    }
    pack.push(show);
    packed += rows;
  }
  if (pack.length > 0) yield pack;
}

/** Returns the shows of a page, and how many of their rows come before it. */
export function findWindow<Show>(
  counted: readonly Counted<Show>[],
  { offset, limit }: { offset: number; limit: number },
): { shows: Show[]; skipped: number } {
  let before = 0;
  let skipped = 0;
  const shows: Show[] = [];
  for (const { show, rows } of counted) {
    if (before >= offset + limit) break;
    if (before + rows > offset) shows.push(show);
    else skipped += rows;
    before += rows;
  }
  return { shows, skipped: offset - skipped };
}
