import { type IdOrder, listIdParts } from '../../seat-ids/id-order.ts';
import type { IdReading } from '../read-plan.ts';
import type { Mark } from './gather-seats.ts';
import { readIdOrder } from './read-id-order.ts';

export interface NamedMark {
  readonly mark: Mark;
  readonly block: string;
  readonly row: string;
  readonly seat: string;
}

/** In a name of a seat something counts: most of a drawing's seats end in a number, or in one letter. */
const SEAT = /\p{N}|^\p{L}$/u;

/**
 * Block, row and seat of each mark, in their order. Names that do not say which part is which are read by the places of all
 * that have as many parts, unless the caller says how; `ids` tells how each kind of them was read.
 */
export function nameMarks(
  marks: readonly Mark[],
  orders: readonly IdOrder[],
): { named: NamedMark[]; ids: IdReading[] } {
  const byCount = new Map<number, Mark[]>();
  for (const mark of marks) {
    const count = mark.claim?.parts?.length;
    if (count === undefined) continue;
    const group = byCount.get(count);
    if (group) group.push(mark);
    else byCount.set(count, [mark]);
  }
  const ids: IdReading[] = [];
  const orderByCount = new Map<number, IdOrder>();
  for (const [count, group] of [...byCount].sort(([one], [other]) => one - other)) {
    const said = orders.find((order) => listIdParts(order).length === count);
    const { order, decidedBy } = said
      ? { order: said, decidedBy: 'request' as const }
      : readIdOrder(group.map(toPoint));
    const [first] = group;
    if (!first || (!said && group.filter((mark) => SEAT.test(nameMark(mark, order).seat)).length * 2 < group.length))
      continue;
    // 1-A-1 would show nothing of which part is which.
    const telling = group.find((mark) => new Set(mark.claim?.parts).size === count) ?? first;
    const { block, row, seat } = nameMark(telling, order);
    orderByCount.set(count, order);
    ids.push({ order, decidedBy, seats: group.length, example: { id: telling.claim?.text ?? '', block, row, seat } });
  }
  const named = marks.flatMap((mark) => {
    const count = mark.claim?.parts?.length;
    if (count === undefined) return [nameTold(mark)];
    const order = orderByCount.get(count);
    return order ? [nameMark(mark, order)] : [];
  });
  return { named, ids };
}

const toPoint = ({ claim, centre, width, height }: Mark) => ({
  parts: claim?.parts ?? [],
  block: claim?.block ?? '',
  centre,
  width,
  height,
});

const nameTold = (mark: Mark): NamedMark => ({
  mark,
  block: mark.claim?.block ?? '',
  row: mark.claim?.row ?? '',
  seat: mark.claim?.seat ?? '',
});

/** Parts of the block that stand together keep the sign between them. */
function nameMark(mark: Mark, order: IdOrder): NamedMark {
  const { parts = [], block = '', text = '' } = mark.claim ?? {};
  const roles = listIdParts(order);
  const take = (role: string) => parts.filter((_, index) => roles[index] === role);
  const sign = text.includes('-') ? '-' : ' ';
  const blocks = [block, take('block').join(sign)].filter(Boolean);
  return { mark, block: blocks.join(' '), row: take('row')[0] ?? '', seat: take('seat')[0] ?? '' };
}
