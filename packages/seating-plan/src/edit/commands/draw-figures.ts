import type { PlanShape, Point, StandingArea } from '../../format/plan.ts';
import { foldLabel } from '../../labels/label.ts';
import type { Change } from '../draft/change.ts';
import type { Draft } from '../draft/draft.ts';
import type { NodeId } from '../draft/node.ts';
import { foldAll, nextLabel } from '../numbering/next-label.ts';

export interface NewBlock {
  readonly label: string;
  readonly description?: string;
  readonly bestRank?: number | null;
  readonly outline?: readonly Point[];
}

/** Adds a block. If its label is taken, it gets the next free one. */
export function drawBlock(change: Change, { label, description = '', bestRank = null, outline }: NewBlock): NodeId {
  const taken = blockLabels(change.draft);
  return change.addTo('blocks', {
    kind: 'block',
    blockId: change.draft.nextBlockId(),
    label: taken.has(foldLabel(label)) ? nextLabel(label, taken) : label,
    description,
    bestRank,
    ...(outline && { outline }),
    rows: [],
  });
}

export function blockLabels(draft: Draft): Set<string> {
  return foldAll(draft.root.blocks.map((id) => draft.require(id, 'block').label));
}

/** Adds a standing area. If its label is taken, it gets the next free one. */
export function drawArea(change: Change, area: StandingArea): NodeId {
  const { draft } = change;
  const taken = foldAll(draft.root.areas.map((id) => draft.require(id, 'area').area.label));
  const label = taken.has(foldLabel(area.label)) ? nextLabel(area.label, taken) : area.label;
  return change.addTo('areas', { kind: 'area', area: { ...area, label } });
}

export function drawShape(change: Change, shape: PlanShape): NodeId {
  return change.addTo('shapes', { kind: 'shape', shape });
}
