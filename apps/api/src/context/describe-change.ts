/** A row that belongs to a promoter and has its own revision. */
interface Kept {
  promoterId: number;
  id: number;
  revision: number;
}

type Present<Row, Shown> = (row: Row) => Shown;

/**
 * Describes the update of a row with its own revision. `present` makes the answer and both states of the audit, so that
 * a history shows what callers see.
 */
export function describeUpdate<Row extends Kept, Shown>(before: Row, after: Row, present: Present<Row, Shown>) {
  const answer = present(after);
  const { promoterId, id, revision } = after;
  return { answer, promoterId, objectId: id, before: present(before), after: answer, revision };
}

/** Keeps the removed row in the audit, because it cannot be read anywhere else. */
export function describeRemoval<Row extends Kept, Shown>(before: Row, present: Present<Row, Shown>) {
  const { promoterId, id } = before;
  return { answer: undefined, promoterId, objectId: id, before: present(before) };
}

/** Drops the primary key, which an update never writes. */
export function withoutKey<Row extends Kept>({
  promoterId: _,
  id: __,
  ...columns
}: Row): Omit<Row, 'promoterId' | 'id'> {
  return columns;
}
