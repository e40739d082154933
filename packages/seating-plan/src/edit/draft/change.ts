import type { Draft } from './draft.ts';
import { isEqual } from './is-equal.ts';
import { type NodeId, type PlanNode, ROOT, type RootNode } from './node.ts';

/** The nodes that one step changed, before and after; undefined where a node did not exist. */
export interface Patch {
  readonly ids: readonly NodeId[];
  readonly before: readonly (PlanNode | undefined)[];
  readonly after: readonly (PlanNode | undefined)[];
}

/** The only way to write into a draft: it keeps the nodes from before, so that every step can be undone. */
export class Change {
  readonly draft: Draft;
  readonly #before = new Map<NodeId, PlanNode | undefined>();

  constructor(draft: Draft) {
    this.draft = draft;
  }

  put(id: NodeId, node: PlanNode | undefined): void {
    if (!this.#before.has(id)) this.#before.set(id, this.draft.find(id));
    this.draft.write(id, node);
  }

  before(id: NodeId): PlanNode | undefined {
    return this.#before.has(id) ? this.#before.get(id) : this.draft.find(id);
  }

  add(node: PlanNode): NodeId {
    const id = this.draft.reserve();
    this.put(id, node);
    return id;
  }

  addTo(list: 'blocks' | 'areas' | 'shapes', node: PlanNode): NodeId {
    const id = this.add(node);
    this.putRoot({ [list]: [...this.draft.root[list], id] });
    return id;
  }

  putRoot(values: Partial<RootNode>): void {
    this.put(ROOT, { ...this.draft.root, ...values });
  }

  toPatch(): Patch {
    const ids = [...this.#before].filter(([id, node]) => this.draft.find(id) !== node).map(([id]) => id);
    // Nodes may have been written with equal contents; a step of only those is none.
    if (ids.every((id) => isEqual(this.#before.get(id), this.draft.find(id)))) return NOTHING;
    return { ids, before: ids.map((id) => this.#before.get(id)), after: ids.map((id) => this.draft.find(id)) };
  }

  /** Restores the nodes from before, after a step that failed halfway. */
  revert(): void {
    for (const [id, node] of this.#before) this.draft.write(id, node);
  }
}

const NOTHING: Patch = { ids: [], before: [], after: [] };

export function applyPatch(draft: Draft, { ids }: Patch, nodes: readonly (PlanNode | undefined)[]): void {
  for (const [index, id] of ids.entries()) draft.write(id, nodes[index]);
}
