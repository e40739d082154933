import type { PlanBlock, PlanRow, PlanSeat, PlanShape, SeatingPlan, StandingArea } from '../format/plan.ts';
import { createNotice, type ImportProblem } from './import-problem.ts';
import type { ReadPlan } from './read-plan.ts';

/** Collects seats that a file lists one by one into blocks and rows, in the order of their first mention. */
export class PlanBuilder {
  readonly shapes: PlanShape[] = [];
  readonly standingAreas: StandingArea[] = [];
  readonly notices: ImportProblem[] = [];
  readonly #blocks: PlanBlock[] = [];
  readonly #blockByKey = new Map<string, PlanBlock>();
  readonly #rowByLabel = new Map<PlanBlock, Map<string, PlanRow>>();
  readonly #categories = new Set<string>();
  #seatCount = 0;
  #takenCount = 0;

  get seatCount(): number {
    return this.#seatCount;
  }

  /** Adds a seat, even if its id exists already. `key` distinguishes blocks with the same label. */
  addSeat({ key, label = key }: { key: string; label?: string }, row: string, seat: PlanSeat): void {
    const block = this.#blockByKey.get(key) ?? this.#addBlock(key, label);
    const rows = this.#rowByLabel.get(block) ?? new Map<string, PlanRow>();
    this.#rowByLabel.set(block, rows);
    const known = rows.get(row) ?? { label: row, seats: [] };
    if (!rows.has(row)) {
      rows.set(row, known);
      block.rows.push(known);
    }
    known.seats.push(seat);
    if (seat.category !== undefined) this.#categories.add(seat.category);
    this.#seatCount += 1;
  }

  /** Counts a seat that the file calls sold, held or reserved, since a plan cannot hold its state. */
  countTaken(): void {
    this.#takenCount += 1;
  }

  build(name: string, { hasPositions = true }: { hasPositions?: boolean } = {}): ReadPlan {
    const plan: SeatingPlan = {
      format: 'parterre-seating-plan',
      formatVersion: 1,
      name,
      categories: [...this.#categories].map((key) => ({ key, label: key })),
      blocks: this.#blocks,
      standingAreas: this.standingAreas,
      shapes: this.shapes,
    };
    const left = this.#takenCount > 0 ? [createNotice('STATES_LEFT_OUT', { count: this.#takenCount })] : [];
    return { plan, notices: [...this.notices, ...left], sourceSeatCount: this.#seatCount, hasPositions };
  }

  #addBlock(key: string, label: string): PlanBlock {
    const block: PlanBlock = { blockId: this.#blocks.length + 1, label, description: '', bestRank: null, rows: [] };
    this.#blocks.push(block);
    this.#blockByKey.set(key, block);
    return block;
  }
}
