import type { PlanSeat, PlanShape, Point, StandingArea } from '../../format/plan.ts';
import type { Change } from '../draft/change.ts';
import { isEqual } from '../draft/is-equal.ts';
import type { BlockNode, NodeId } from '../draft/node.ts';

export type BlockValues = Partial<Pick<BlockNode, 'label' | 'description' | 'bestRank'>> & {
  /** null removes the outline. */
  readonly outline?: readonly Point[] | null;
};

export function updateBlock(change: Change, id: NodeId, { outline, ...values }: BlockValues): void {
  const { outline: before, ...node } = change.draft.require(id, 'block');
  const next = outline === undefined ? before : outline;
  putIfChanged(change, id, { ...node, ...values, ...(next && { outline: next }) });
}

export function updateRow(change: Change, id: NodeId, label: string): void {
  putIfChanged(change, id, { ...change.draft.require(id, 'row'), label });
}

export type SeatValues = Partial<Pick<PlanSeat, 'label' | 'x' | 'y'>> & {
  /** null removes the value. */
  readonly access?: PlanSeat['access'] | null;
  readonly restrictedView?: boolean;
  /** null or '' removes it. */
  readonly category?: string | null;
};

export function updateSeats(change: Change, ids: Iterable<NodeId>, values: SeatValues): void {
  const { access, restrictedView, category, ...rest } = values;
  for (const id of ids) {
    const node = change.draft.require(id, 'seat');
    const { access: accessBefore, restrictedView: restrictedBefore, category: categoryBefore, ...seat } = node.seat;
    const nextAccess = access === undefined ? accessBefore : access;
    const nextRestricted = restrictedView ?? restrictedBefore;
    const nextCategory = category === undefined ? categoryBefore : category;
    putIfChanged(change, id, {
      ...node,
      seat: {
        ...seat,
        ...rest,
        ...(nextAccess && { access: nextAccess }),
        ...(nextRestricted && { restrictedView: true }),
        ...(nextCategory && { category: nextCategory }),
      },
    });
  }
}

export function updateArea(change: Change, id: NodeId, values: Partial<StandingArea>): void {
  putIfChanged(change, id, { kind: 'area', area: { ...change.draft.require(id, 'area').area, ...values } });
}

export function updateShape(change: Change, id: NodeId, values: Partial<PlanShape>): void {
  putIfChanged(change, id, { kind: 'shape', shape: { ...change.draft.require(id, 'shape').shape, ...values } });
}

/** Skips equal values, so that writing them again is no undo step. */
function putIfChanged(change: Change, id: NodeId, node: Parameters<Change['put']>[1]): void {
  if (!isEqual(change.draft.find(id), node)) change.put(id, node);
}
