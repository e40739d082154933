import { boundsOf, middleOf } from '../../geometry/bounds.ts';
import { foldLabel } from '../../labels/label.ts';
import type { Change } from '../draft/change.ts';
import type { Draft } from '../draft/draft.ts';
import type { NodeId } from '../draft/node.ts';
import { outlineRound } from '../drawing/outline-round.ts';
import { LabelPool } from '../numbering/next-label.ts';
import { pointsOf } from '../places/points.ts';
import { findRows, findTargets } from '../places/targets.ts';
import { drawBlock } from './draw-figures.ts';
import { seatLabelsOf } from './draw-rows.ts';

/**
 * Merges blocks into the first of them in the plan, which keeps its id and label; rows move as in `moveToBlock`. If any
 * had an outline, the new one surrounds them all, `margin` away from seats that had none.
 */
export function mergeBlocks(change: Change, ids: Iterable<NodeId>, margin: number): NodeId | undefined {
  const { draft } = change;
  const wanted = new Set(ids);
  const [kept, ...others] = draft.root.blocks.filter((id) => wanted.has(id));
  if (kept === undefined || others.length === 0) return undefined;
  const outline = outlineOfAll(draft, [kept, ...others], margin);
  takeRows(
    change,
    others.flatMap((id) => draft.require(id, 'block').rows),
    kept,
  );
  for (const id of others) change.put(id, undefined);
  const gone = new Set(others);
  change.putRoot({ blocks: draft.root.blocks.filter((id) => !gone.has(id)) });
  const node = draft.require(kept, 'block');
  const from = others.map((id) => requireBefore(change, id));
  change.put(kept, {
    ...node,
    ...(outline && { outline }),
    description: node.description || (from.find(({ description }) => description)?.description ?? ''),
    bestRank: node.bestRank ?? from.find(({ bestRank }) => bestRank !== null)?.bestRank ?? null,
  });
  return kept;
}

/**
 * Moves rows and seats into a block, or into a new one after their first block when `into` is null. Seats that leave a
 * row keep its label. A row whose label is taken joins that row if no seat label doubles, else it gets the next free
 * label. A block that loses its last row and has no outline is removed.
 */
export function moveToBlock(change: Change, ids: Iterable<NodeId>, into: NodeId | null): NodeId[] {
  const { draft } = change;
  const seats = new Set(findTargets(draft, ids).seats);
  const rows = findRows(draft, ids).filter((id) => draft.require(id, 'row').block !== into);
  const [first] = rows;
  if (first === undefined) return [];
  const source = draft.require(draft.require(first, 'row').block, 'block');
  const target = into ?? drawBlock(change, { label: source.label, bestRank: source.bestRank });
  const sources = new Set(rows.map((id) => draft.require(id, 'row').block));
  const going = rows.map((id) => splitRow(change, id, seats));
  const moved = takeRows(change, going, target);
  const gone = new Set(going);
  const emptied = new Set<NodeId>();
  for (const id of sources) {
    const node = draft.require(id, 'block');
    const left = node.rows.filter((row) => !gone.has(row));
    if (left.length > 0 || node.outline) change.put(id, { ...node, rows: left });
    else {
      change.put(id, undefined);
      emptied.add(id);
    }
  }
  if (emptied.size > 0) change.putRoot({ blocks: draft.root.blocks.filter((block) => !emptied.has(block)) });
  return moved;
}

/** Returns the row itself if all its seats move, else a new row with those that do. */
function splitRow(change: Change, id: NodeId, going: ReadonlySet<NodeId>): NodeId {
  const node = change.draft.require(id, 'row');
  const seats = node.seats.filter((seat) => going.has(seat));
  if (seats.length === node.seats.length) return id;
  const row = change.add({ kind: 'row', block: node.block, label: node.label, seats });
  change.put(id, { ...node, seats: node.seats.filter((seat) => !going.has(seat)) });
  for (const seat of seats) change.put(seat, { ...change.draft.require(seat, 'seat'), row });
  return row;
}

/**
 * Adds rows of other blocks to the block; their old blocks still list them. Returns the rows that hold the seats
 * afterwards. Each row is visited once.
 */
function takeRows(change: Change, rows: readonly NodeId[], block: NodeId): NodeId[] {
  const { draft } = change;
  const node = draft.require(block, 'block');
  const labels = node.rows.map((id) => draft.require(id, 'row').label);
  const pool = new LabelPool(labels);
  const rowByLabel = new Map<string, NodeId>();
  for (const [index, id] of node.rows.entries()) keepFirst(rowByLabel, foldLabel(labels[index] ?? ''), id);
  const added: NodeId[] = [];
  const kept = rows.map((id) => {
    const row = draft.require(id, 'row');
    const same = rowByLabel.get(foldLabel(row.label));
    if (same !== undefined && areLabelsFree(draft, id, same)) return joinRow(change, id, same);
    const label = pool.take(row.label);
    change.put(id, { ...row, block, label });
    keepFirst(rowByLabel, foldLabel(label), id);
    added.push(id);
    return id;
  });
  change.put(block, { ...node, rows: [...node.rows, ...added] });
  return [...new Set(kept)];
}

function keepFirst(rowByLabel: Map<string, NodeId>, label: string, row: NodeId): void {
  if (!rowByLabel.has(label)) rowByLabel.set(label, row);
}

/** Adds the seats before or after those of the other row, according to their positions on the page. */
function joinRow(change: Change, id: NodeId, into: NodeId): NodeId {
  const { draft } = change;
  const target = draft.require(into, 'row');
  const { seats } = draft.require(id, 'row');
  for (const seat of seats) change.put(seat, { ...draft.require(seat, 'seat'), row: into });
  const isBefore = liesBefore(draft, id, into);
  change.put(into, { ...target, seats: isBefore ? [...seats, ...target.seats] : [...target.seats, ...seats] });
  change.put(id, undefined);
  return into;
}

function liesBefore(draft: Draft, row: NodeId, other: NodeId): boolean {
  const points = pointsOf(draft, other);
  const first = points[0];
  const last = points.at(-1);
  const boxes = [boundsOf(pointsOf(draft, row)), boundsOf(points)] as const;
  if (!first || !last || !boxes[0] || !boxes[1]) return false;
  const [mine, theirs] = [middleOf(boxes[0]), middleOf(boxes[1])];
  return (mine.x - theirs.x) * (last.x - first.x) + (mine.y - theirs.y) * (last.y - first.y) < 0;
}

function areLabelsFree(draft: Draft, row: NodeId, other: NodeId): boolean {
  const taken = seatLabelsOf(draft, other);
  return [...seatLabelsOf(draft, row)].every((label) => !taken.has(label));
}

function outlineOfAll(draft: Draft, ids: readonly NodeId[], margin: number) {
  const nodes = ids.map((id) => ({ id, outline: draft.require(id, 'block').outline }));
  if (nodes.every(({ outline }) => !outline)) return undefined;
  const corners = nodes.flatMap(({ id, outline }) => outline ?? outlineRound(pointsOf(draft, id), margin) ?? []);
  return outlineRound(corners, 0);
}

/** Returns the block as it was before this change removed it. */
function requireBefore(change: Change, id: NodeId) {
  const node = change.before(id);
  if (node?.kind !== 'block') throw new RangeError(`Node ${id} was no block`);
  return node;
}
