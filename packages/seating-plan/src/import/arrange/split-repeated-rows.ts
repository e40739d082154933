import { isOnPage } from '../../format/coordinates.ts';
import { BLOCK_LABEL_LENGTH_MAX } from '../../format/limits.ts';
import type { PlanBlock, PlanRow, SeatingPlan } from '../../format/plan.ts';
import { boundsOf } from '../../geometry/bounds.ts';
import type { Bounds } from '../../geometry/geometry.ts';
import { median } from '../../geometry/measure-pitch.ts';
import { countGraphemes, foldLabel } from '../../labels/label.ts';
import { createNotice, type ImportProblem, PlanFault } from '../import-problem.ts';

export interface SplitPlan {
  readonly plan: SeatingPlan;
  readonly notices: readonly ImportProblem[];
}

/**
 * Rows with the same label count as parts of one row, unless two have the same seat number, so seats could not be told
 * apart. Then the plan is refused (PlanFault, with counts), or each group of rows becomes a block: `Stalls` becomes
 * `Stalls 1`, `Stalls 2` … No seat is merged or dropped.
 */
export function splitRepeatedRows(plan: SeatingPlan, mode: 'refuse' | 'split-blocks'): SplitPlan {
  const repeating = new Set(plan.blocks.filter(doublesSeats));
  if (repeating.size === 0) return { plan, notices: [] };
  if (mode === 'refuse') {
    const problems = [...plan.blocks.entries()].filter(([, block]) => repeating.has(block));
    throw new PlanFault(problems.map(([blockIndex, block]) => describeRepeats(block, blockIndex)));
  }
  const taken = new Set(plan.blocks.map((block) => foldLabel(block.label)));
  const blocks: PlanBlock[] = [];
  const notices: ImportProblem[] = [];
  let lastId = plan.blocks.reduce((last, block) => Math.max(last, block.blockId), 0);
  for (const block of plan.blocks) {
    if (!repeating.has(block)) {
      blocks.push(block);
      continue;
    }
    const { outline: _, ...kept } = block;
    const groups = groupRows(block.rows);
    let number = 0;
    for (const [index, rows] of groups.entries()) {
      number = findFreeNumber(block.label, number + 1, taken);
      const label = numberLabel(block.label, number);
      taken.add(foldLabel(label));
      if (index > 0) lastId += 1;
      blocks.push({ ...kept, blockId: index === 0 ? block.blockId : lastId, label, rows });
    }
    notices.push(createNotice('BLOCKS_SPLIT', { block: block.label, blocks: groups.length }));
  }
  return { plan: { ...plan, blocks }, notices };
}

function doublesSeats(block: PlanBlock): boolean {
  const seatsByRow = new Map<string, Set<string>>();
  return block.rows.some((row) => {
    const label = foldLabel(row.label);
    const seats = row.seats.map((seat) => foldLabel(seat.label));
    const taken = seatsByRow.get(label);
    if (!taken) seatsByRow.set(label, new Set(seats));
    else if (seats.some((seat) => taken.has(seat))) return true;
    else for (const seat of seats) taken.add(seat);
    return false;
  });
}

function describeRepeats(block: PlanBlock, blockIndex: number): ImportProblem {
  const countByLabel = new Map<string, number>();
  for (const row of block.rows) {
    const label = foldLabel(row.label);
    countByLabel.set(label, (countByLabel.get(label) ?? 0) + 1);
  }
  const repeated = [...countByLabel.values()].filter((count) => count > 1);
  const rows = repeated.reduce((sum, count) => sum + count, 0);
  return {
    severity: 'error',
    code: 'ROW_LABEL_REPEATS',
    place: { blockIndex, blockId: block.blockId, block: block.label },
    values: { block: block.label, labels: repeated.length, rows, groups: groupRows(block.rows).length },
    canSplit: true,
  };
}

function findFreeNumber(label: string, from: number, taken: ReadonlySet<string>): number {
  let number = from;
  while (taken.has(foldLabel(numberLabel(label, number)))) number += 1;
  return number;
}

/** Returns the numbered label, shortened if the number would exceed the limit. */
function numberLabel(label: string, number: number): string {
  const suffix = ` ${number}`;
  let base = label;
  while (base !== '' && countGraphemes(base) + suffix.length > BLOCK_LABEL_LENGTH_MAX) {
    base = Array.from(base).slice(0, -1).join('').trimEnd();
  }
  return base + suffix;
}

/** Rows with a gap of this many times the usual one are in separate groups. */
const GAP_ROWS = 2.5;

/** Cuts rows, in order, into groups without large gaps in which no label repeats. */
function groupRows(rows: readonly PlanRow[]): PlanRow[][] {
  const boxes = rows.map((row) => boundsOf(row.seats.filter(isOnPage)));
  const gaps = Float64Array.from(rows.slice(1), (_, index) => measureGap(boxes[index], boxes[index + 1]));
  const usual = median(gaps.filter((gap) => gap > 0));
  const groups: PlanRow[][] = [];
  let labels = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const label = foldLabel(row.label);
    const gap = index > 0 ? (gaps[index - 1] ?? 0) : 0;
    if (index === 0 || labels.has(label) || (usual > 0 && gap > usual * GAP_ROWS)) {
      groups.push([]);
      labels = new Set();
    }
    labels.add(label);
    groups.at(-1)?.push(row);
  }
  return groups;
}

/** Returns the distance between two boxes; 0 if they touch, or one is missing. */
function measureGap(a: Bounds | undefined, b: Bounds | undefined): number {
  if (!a || !b) return 0;
  const dx = Math.max(0, a.minX - b.maxX, b.minX - a.maxX);
  const dy = Math.max(0, a.minY - b.maxY, b.minY - a.maxY);
  return Math.hypot(dx, dy);
}
