/** What a promoter has, with a revision of its own. */
interface Kept {
  promoterId: number;
  id: number;
  revision: number;
}

type Present<Row, Shown> = (row: Row) => Shown;

/**
 * For things that have a revision of their own. `present` makes the answer and both states of the audit, so that a
 * history tells what callers see.
 */
export function describeUpdate<Row extends Kept, Shown>(before: Row, after: Row, present: Present<Row, Shown>) {
  const answer = present(after);
  const { promoterId, id, revision } = after;
  return { answer, promoterId, objectId: id, before: present(before), after: answer, revision };
}

/** The audit keeps what was there, because nobody can read it any more. */
export function describeRemoval<Row extends Kept, Shown>(before: Row, present: Present<Row, Shown>) {
  const { promoterId, id } = before;
  return { answer: undefined, promoterId, objectId: id, before: present(before) };
}

/** The columns of a row that a change may write: it stays where it is. */
export function withoutKey<Row extends Kept>({
  promoterId: _,
  id: __,
  ...columns
}: Row): Omit<Row, 'promoterId' | 'id'> {
  return columns;
}
