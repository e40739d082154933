import type { Change } from '../../context.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

/** An answer that was checked. */
export interface NewAnswer {
  /** Id of the order's row. */
  orderId: number;
  /** null: asked once an order. */
  orderItemId: number | null;
  questionId: number;
  value: string;
}

const SQL = `
  insert into answers (promoter_id, order_id, order_item_id, question_id, value)
  select $1, v.order_id, v.item_id, v.question_id, v.value
  from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::text[]) as v (order_id, item_id, question_id, value)`;

/** Writes what the buyers of a show answered, in one statement. */
export async function writeAnswers(
  change: Change,
  { promoterId }: Pick<ShowRow, 'promoterId'>,
  rows: readonly NewAnswer[],
): Promise<void> {
  if (rows.length === 0) return;
  await change.run(SQL, [
    promoterId,
    rows.map(({ orderId }) => orderId),
    rows.map(({ orderItemId }) => orderItemId),
    rows.map(({ questionId }) => questionId),
    rows.map(({ value }) => value),
  ]);
}
