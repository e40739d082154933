import { BLOCK_ID_MAX } from '../../format/limits.ts';
import type { PlanBlock, SeatingPlan } from '../../format/plan.ts';
import { type NodeId, type PlanNode, ROOT, type RootNode } from './node.ts';

type NodeOf<Kind extends PlanNode['kind']> = Extract<PlanNode, { kind: Kind }>;

/**
 * A plan that is being edited, as nodes by id: the cost of a change depends on the nodes it touches, not on the plan's
 * size.
 */
export class Draft {
  readonly #nodes: (PlanNode | undefined)[] = [];
  #lastBlockId = 0;

  /** `lastBlockId` is the highest id that any version of the plan has used, removed blocks included. */
  constructor(plan: SeatingPlan, lastBlockId = 0) {
    this.#lastBlockId = lastBlockId;
    this.#nodes.push(undefined);
    const blocks = plan.blocks.map(({ rows, ...block }) => {
      this.keepBlockIds(block.blockId);
      const blockNode = this.reserve();
      const rowIds = rows.map(({ label, seats }) => {
        const rowNode = this.reserve();
        const seatIds = seats.map((seat) => this.#add({ kind: 'seat', row: rowNode, seat }));
        this.write(rowNode, { kind: 'row', block: blockNode, label, seats: seatIds });
        return rowNode;
      });
      this.write(blockNode, { kind: 'block', ...block, rows: rowIds });
      return blockNode;
    });
    const { name, focalPoint, categories } = plan;
    const areas = plan.standingAreas.map((area) => this.#add({ kind: 'area', area }));
    const shapes = plan.shapes.map((shape) => this.#add({ kind: 'shape', shape }));
    this.write(ROOT, { kind: 'plan', name, ...(focalPoint && { focalPoint }), categories, blocks, areas, shapes });
  }

  get root(): RootNode {
    return this.require(ROOT, 'plan');
  }

  find(id: NodeId): PlanNode | undefined {
    return this.#nodes[id];
  }

  findAs<Kind extends PlanNode['kind']>(id: NodeId, kind: Kind): NodeOf<Kind> | undefined {
    const node = this.find(id);
    return isKind(node, kind) ? node : undefined;
  }

  require<Kind extends PlanNode['kind']>(id: NodeId, kind: Kind): NodeOf<Kind> {
    const node = this.findAs(id, kind);
    if (!node) throw new RangeError(`Node ${id} is not a ${kind}`);
    return node;
  }

  /** Returns an id that no node has had. */
  reserve(): NodeId {
    this.#nodes.push(undefined);
    return this.#nodes.length - 1;
  }

  /**
   * Block ids are never reused, neither after undo nor in a later version, because allocations find their block by
   * them.
   */
  nextBlockId(): number {
    this.#lastBlockId += 1;
    return this.#lastBlockId;
  }

  /** Marks ids up to `last` as used. An id above BLOCK_ID_MAX is ignored: it is an error that the user must fix. */
  keepBlockIds(last: number): void {
    if (last <= BLOCK_ID_MAX) this.#lastBlockId = Math.max(this.#lastBlockId, last);
  }

  /** Only changes and undo steps may call it, because a write by itself cannot be undone. */
  write(id: NodeId, node: PlanNode | undefined): void {
    this.#nodes[id] = node;
  }

  #add(node: PlanNode): NodeId {
    const id = this.reserve();
    this.write(id, node);
    return id;
  }
}

function isKind<Kind extends PlanNode['kind']>(node: PlanNode | undefined, kind: Kind): node is NodeOf<Kind> {
  return node?.kind === kind;
}

/** Returns the draft as a document. It shares the seats of the draft, because copying 100,000 of them would be slow. */
export function toPlan(draft: Draft): SeatingPlan {
  const { name, focalPoint, categories, blocks, areas, shapes } = draft.root;
  return {
    format: 'parterre-seating-plan',
    formatVersion: 1,
    name,
    ...(focalPoint && { focalPoint }),
    categories: [...categories],
    blocks: blocks.map((id) => toBlock(draft, id)),
    standingAreas: areas.map((id) => draft.require(id, 'area').area),
    shapes: shapes.map((id) => draft.require(id, 'shape').shape),
  };
}

function toBlock(draft: Draft, id: NodeId): PlanBlock {
  const { blockId, label, description, bestRank, outline, rows } = draft.require(id, 'block');
  return {
    blockId,
    label,
    description,
    bestRank,
    ...(outline && { outline: [...outline] }),
    rows: rows.map((rowId) => {
      const row = draft.require(rowId, 'row');
      return { label: row.label, seats: row.seats.map((seatId) => draft.require(seatId, 'seat').seat) };
    }),
  };
}
