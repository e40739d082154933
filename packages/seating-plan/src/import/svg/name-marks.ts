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

/** Matches most seat names: they end in a number, or are a single letter. */
const SEAT = /\p{N}|^\p{L}$/u;

/**
 * Finds block, row and seat of each mark. Names whose parts are not labelled are read by the positions of all marks
 * with as many parts, unless the caller gives the order; `ids` reports how each kind was read.
 */
export function nameMarks(
  marks: readonly Mark[],
  orders: readonly IdOrder[],
): { named: NamedMark[]; ids: IdReading[] } {
  const byCount = new Map<number, Mark[]>();
  for (const mark of marks) {
    const count = mark.name?.parts?.length;
    if (count === undefined) continue;
    const group = byCount.get(count);
    if (group) group.push(mark);
    else byCount.set(count, [mark]);
  }
  const ids: IdReading[] = [];
  const orderByCount = new Map<number, IdOrder>();
  for (const [count, group] of [...byCount].sort(([one], [other]) => one - other)) {
    const requested = orders.find((order) => listIdParts(order).length === count);
    const { order, decidedBy } = requested
      ? { order: requested, decidedBy: 'request' as const }
      : readIdOrder(group.map(toPoint));
    const [first] = group;
    if (
      !first ||
      (!requested && group.filter((mark) => SEAT.test(nameMark(mark, order).seat)).length * 2 < group.length)
    )
      continue;
    // An example such as 1-A-1 would not show the order of the parts.
    const telling = group.find((mark) => new Set(mark.name?.parts).size === count) ?? first;
    const { block, row, seat } = nameMark(telling, order);
    orderByCount.set(count, order);
    ids.push({ order, decidedBy, seats: group.length, example: { id: telling.name?.text ?? '', block, row, seat } });
  }
  const named = marks.flatMap((mark) => {
    const count = mark.name?.parts?.length;
    if (count === undefined) return [nameInWords(mark)];
    const order = orderByCount.get(count);
    return order ? [nameMark(mark, order)] : [];
  });
  return { named, ids };
}

const toPoint = ({ name, centre, width, height }: Mark) => ({
  parts: name?.parts ?? [],
  block: name?.block ?? '',
  centre,
  width,
  height,
});

const nameInWords = (mark: Mark): NamedMark => ({
  mark,
  block: mark.name?.block ?? '',
  row: mark.name?.row ?? '',
  seat: mark.name?.seat ?? '',
});

/** Returns the mark with its block, row and seat; adjacent parts of the block keep the separator between them. */
function nameMark(mark: Mark, order: IdOrder): NamedMark {
  const { parts = [], block = '', text = '' } = mark.name ?? {};
  const roles = listIdParts(order);
  const take = (role: string) => parts.filter((_, index) => roles[index] === role);
  const sign = text.includes('-') ? '-' : ' ';
  const blocks = [block, take('block').join(sign)].filter(Boolean);
  return { mark, block: blocks.join(' '), row: take('row')[0] ?? '', seat: take('seat')[0] ?? '' };
}
