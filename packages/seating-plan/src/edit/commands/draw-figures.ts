import type { PlanShape, StandingArea } from '../../format/plan.ts';
import { foldLabel } from '../../labels/label.ts';
import type { Change } from '../change.ts';
import type { NodeId } from '../node.ts';
import { foldAll, nextLabel } from '../numbering/next-label.ts';

/** A label that another standing area has becomes the next free one. */
export function drawArea(change: Change, area: StandingArea): NodeId {
  const { draft } = change;
  const taken = foldAll(draft.root.areas.map((id) => draft.require(id, 'area').area.label));
  const label = taken.has(foldLabel(area.label)) ? nextLabel(area.label, taken) : area.label;
  return change.addTo('areas', { kind: 'area', area: { ...area, label } });
}

export function drawShape(change: Change, shape: PlanShape): NodeId {
  return change.addTo('shapes', { kind: 'shape', shape });
}
