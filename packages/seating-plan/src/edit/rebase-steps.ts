import type { Patch } from './draft/change.ts';
import { isEqual } from './draft/is-equal.ts';
import { type NodeId, type PlanNode, ROOT, type RootNode } from './draft/node.ts';

const LISTS = ['blocks', 'areas', 'shapes'] as const;

/**
 * Returns the undo steps that another user's change leaves valid: the last ones, up to the first that touched the same
 * nodes. Blocks, areas and shapes that either user added or removed stay so.
 */
export function rebaseSteps<Step extends { readonly patch: Patch }>(steps: readonly Step[], theirs: Patch): Step[] {
  const touched = new Set(theirs.ids.filter((id) => id !== ROOT));
  const root = findRoot(theirs);
  const kept: Step[] = [];
  // Any seat may be in any category, so no step is safe once the categories changed.
  if (root && !isEqual(root.before.categories, root.after.categories)) return kept;
  for (const step of steps.toReversed()) {
    if (step.patch.ids.some((id) => touched.has(id))) break;
    const patch = root ? moveRoot(step.patch, root) : step.patch;
    if (!patch) break;
    kept.unshift({ ...step, patch });
  }
  return kept;
}

interface RootChange {
  before: RootNode;
  after: RootNode;
}

function findRoot({ ids, before, after }: Patch): RootChange | undefined {
  const at = ids.indexOf(ROOT);
  const [was, now] = [before[at], after[at]];
  return was?.kind === 'plan' && now?.kind === 'plan' ? { before: was, after: now } : undefined;
}

/** Returns the step on top of the other user's change; undefined if both changed the same part of the root. */
function moveRoot(patch: Patch, theirs: RootChange): Patch | undefined {
  const own = findRoot(patch);
  if (!own) return patch;
  const isPointTheirs = !isEqual(theirs.before.focalPoint, theirs.after.focalPoint);
  if (isPointTheirs && !isEqual(own.before.focalPoint, own.after.focalPoint)) return undefined;
  if (LISTS.some((list) => isReordered(theirs.before[list], theirs.after[list]))) return undefined;
  const put = (nodes: readonly (PlanNode | undefined)[], root: RootNode) =>
    nodes.map((node, at) => (patch.ids[at] === ROOT ? root : node));
  const move = ({ focalPoint, ...root }: RootNode): RootNode => {
    const point = isPointTheirs ? theirs.after.focalPoint : focalPoint;
    const lists = LISTS.map((list) => [list, withTheirs(root[list], theirs.before[list], theirs.after[list])] as const);
    return { ...root, ...(point && { focalPoint: point }), name: theirs.after.name, ...Object.fromEntries(lists) };
  };
  return { ids: patch.ids, before: put(patch.before, move(own.before)), after: put(patch.after, move(own.after)) };
}

function withTheirs(list: readonly NodeId[], before: readonly NodeId[], after: readonly NodeId[]): NodeId[] {
  const gone = new Set(before.filter((id) => !after.includes(id)));
  const added = after.filter((id) => !before.includes(id) && !list.includes(id));
  return [...list.filter((id) => !gone.has(id)), ...added];
}

const isReordered = (before: readonly NodeId[], after: readonly NodeId[]): boolean =>
  !isEqual(
    before.filter((id) => after.includes(id)),
    after.filter((id) => before.includes(id)),
  );
