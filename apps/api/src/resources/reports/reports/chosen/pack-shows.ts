/** Events that are read together, with what is behind them. */
interface Counted<Show> {
  show: Show;
  rows: number;
}

/** Events in their order, with how many rows each has; those without any are left out. */
export const withRows = <Show extends { id: number }>(
  shows: readonly Show[],
  counts: ReadonlyMap<number, number>,
): Counted<Show>[] =>
  shows.flatMap((show) => [{ show, rows: counts.get(show.id) ?? 0 }]).filter(({ rows }) => rows > 0);

/** Neighbours together, up to so many rows; one that has more stands alone. */
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

/** The events in which a page lies, and how many of their rows stand before it. */
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
