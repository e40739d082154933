import { isOnPage } from '../../format/coordinates.ts';
import type { Point } from '../../format/plan.ts';
import { boundsOf } from '../../geometry/bounds.ts';
import type { Bounds } from '../../geometry/geometry.ts';
import type { Draft } from '../draft/draft.ts';
import type { NodeId } from '../draft/node.ts';

/** Returns the box round the nodes on the page; undefined if none of them is on it. */
export function measureNodes(draft: Draft, ids: Iterable<NodeId>): Bounds | undefined {
  return boundsOf(walkPoints(draft, ids));
}

export function measureDraft(draft: Draft): Bounds | undefined {
  const { blocks, areas, shapes } = draft.root;
  return measureNodes(draft, [...blocks, ...areas, ...shapes]);
}

/** Returns the points of a node on the page, without missing positions and those off the page. */
export function pointsOf(draft: Draft, id: NodeId): readonly Point[] {
  return [...walkPoints(draft, [id])].map(({ x, y }) => ({ x, y }));
}

/** Yields the points of all nodes, so that a plan of 100,000 seats is measured without a copy. */
export function* walkPoints(draft: Draft, ids: Iterable<NodeId>): Iterable<Point> {
  for (const id of ids) {
    const node = draft.find(id);
    if (node?.kind === 'seat') {
      if (isOnPage(node.seat)) yield node.seat;
    } else if (node?.kind === 'row') yield* walkPoints(draft, node.seats);
    else if (node?.kind === 'block') {
      yield* walkPoints(draft, node.rows);
      yield* onPage(node.outline);
    } else if (node?.kind === 'area') yield* onPage(node.area.outline);
    else if (node?.kind === 'shape') yield* onPage(node.shape.points);
  }
}

const onPage = (points: readonly Point[] = []): readonly Point[] => points.filter(isOnPage);
