import { roundPoint, roundRotation } from '../../format/coordinates.ts';
import type { Point } from '../../format/plan.ts';
import { Change } from '../draft/change.ts';
import type { Draft } from '../draft/draft.ts';
import type { NodeId } from '../draft/node.ts';
import { drawByRule, findOutlineRule, type OutlineRule } from '../drawing/outline-round.ts';
import { type BentSeat, bendTo, measureBend, type RowBend } from '../drawing/row-bend.ts';
import { walkPoints } from '../places/points.ts';
import { seatsAlongRow } from '../places/row-order.ts';
import { findBlocks } from '../places/targets.ts';

/** Returns the bend of a row; undefined for a row that cannot be bent. */
export function findBend(draft: Draft, row: NodeId): RowBend | undefined {
  return draft.findAs(row, 'row') && measureBend([...walkPoints(draft, seatsAlongRow(draft, row))]);
}

export interface PlannedBend {
  readonly places: ReadonlyMap<NodeId, Point>;
  /** Outlines of blocks whose outline follows their seats. */
  readonly outlines: ReadonlyMap<NodeId, readonly Point[]>;
}

/** Returns the result of `bendRows` without changing the draft. */
export function planBends(draft: Draft, heights: Iterable<readonly [row: NodeId, height: number]>): PlannedBend {
  const bends = [...heights];
  const following = [
    ...findRules(
      draft,
      bends.map(([row]) => row),
    ).keys(),
  ];
  const change = new Change(draft);
  try {
    bendRows(change, bends);
    const seats = bends.flatMap(([row]) => draft.require(row, 'row').seats);
    const places = seats.flatMap((id): [NodeId, Point][] => {
      const { x, y } = draft.require(id, 'seat').seat;
      return x === null || y === null ? [] : [[id, { x, y }]];
    });
    const outlines = following.map((id): [NodeId, readonly Point[]] => [id, draft.require(id, 'block').outline ?? []]);
    return { places: new Map(places), outlines: new Map(outlines) };
  } finally {
    change.revert();
  }
}

/** Returns the positions of a row's seats after the bend; seats without a position are left out. */
function planBend(draft: Draft, row: NodeId, height: number): ReadonlyMap<NodeId, BentSeat> {
  const bend = findBend(draft, row);
  if (!bend) return new Map();
  const after = bendTo(bend, height);
  const before = bendTo(bend, bend.height);
  return new Map(
    seatsAlongRow(draft, row).flatMap((id, index) => {
      const seat = after[index];
      return seat ? [[id, { ...seat, turn: seat.turn - (before[index]?.turn ?? 0) }]] : [];
    }),
  );
}

/**
 * Bends each row to an arc whose middle is `height` plan units from the line between its ends; 0 makes it straight.
 * Outlines drawn round the seats follow; those drawn or corrected by hand stay.
 */
export function bendRows(change: Change, heights: Iterable<readonly [row: NodeId, height: number]>): void {
  const bends = [...heights];
  const rules = findRules(
    change.draft,
    bends.map(([row]) => row),
  );
  const bent = new Set<NodeId>();
  for (const [row, height] of bends) {
    if (bendRow(change, row, height)) bent.add(change.draft.require(row, 'row').block);
  }
  for (const [block, rule] of rules) {
    if (!bent.has(block)) continue;
    const node = change.draft.require(block, 'block');
    const outline = drawByRule(rule, [...walkPoints(change.draft, node.rows)]);
    if (outline) change.put(block, { ...node, outline });
  }
}

/** Returns the rules of the blocks of these rows whose outline follows their seats. */
function findRules(draft: Draft, rows: readonly NodeId[]): Map<NodeId, OutlineRule> {
  const rules = new Map<NodeId, OutlineRule>();
  for (const block of findBlocks(draft, rows)) {
    const { outline, rows: own } = draft.require(block, 'block');
    const rule = outline && findOutlineRule(outline, [...walkPoints(draft, own)]);
    if (rule) rules.set(block, rule);
  }
  return rules;
}

/** Returns true if any seat moved. */
function bendRow(change: Change, row: NodeId, height: number): boolean {
  let isBent = false;
  for (const [id, { x, y, turn }] of planBend(change.draft, row, height)) {
    const node = change.draft.require(id, 'seat');
    const { rotation: before = 0, ...seat } = node.seat;
    const rotation = roundRotation(before + turn);
    const place = roundPoint({ x, y });
    if (place.x === seat.x && place.y === seat.y && rotation === before) continue;
    change.put(id, { ...node, seat: { ...seat, ...place, ...(rotation !== 0 && { rotation }) } });
    isBent = true;
  }
  return isBent;
}

/** Returns the middle of a bent row, where users drag to bend it. */
export function middleOfRow(bend: RowBend, height = bend.height): Point {
  const [middle] = bendTo({ ...bend, shares: [0.5] }, height);
  return middle ?? bend.from;
}
