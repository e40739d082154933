import { boundsOf } from '../../geometry/bounds.ts';
import type { Bounds } from '../../geometry/geometry.ts';
import type { Draft } from '../draft.ts';
import type { NodeId } from '../node.ts';
import { walkPoints } from './points-of.ts';

/** The box round what the nodes have on the page; undefined when that is nothing. */
export function measureNodes(draft: Draft, ids: Iterable<NodeId>): Bounds | undefined {
  return boundsOf(walkPoints(draft, ids));
}

export function measureDraft(draft: Draft): Bounds | undefined {
  const { blocks, areas, shapes } = draft.root;
  return measureNodes(draft, [...blocks, ...areas, ...shapes]);
}
