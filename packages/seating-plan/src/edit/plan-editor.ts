import type { SeatingPlan } from '../format/plan.ts';
import { countSeats } from '../format/plan.ts';
import { applyPatch, Change, type Patch } from './draft/change.ts';
import { Draft } from './draft/draft.ts';
import type { NodeId } from './draft/node.ts';
import { countAddedSeats, findRefusal, type Refusal } from './find-refusal.ts';
import { rebaseSteps } from './rebase-steps.ts';

interface Step {
  readonly patch: Patch;
  readonly selectedBefore: ReadonlySet<NodeId>;
  readonly selectedAfter: ReadonlySet<NodeId>;
}

/** Writes through the change and may return the new selection. */
export type Command = (change: Change) => readonly NodeId[] | undefined;

const NOTHING: ReadonlySet<NodeId> = new Set();

/**
 * A plan that is being edited: its draft, its selection and every step since the start. It is synchronous throughout.
 */
export class PlanEditor {
  readonly draft: Draft;
  readonly #done: Step[] = [];
  readonly #undone: Step[] = [];
  readonly #listeners = new Set<() => void>();
  #selection: ReadonlySet<NodeId> = NOTHING;
  #version = 0;
  #refusal: Refusal | undefined;
  #seats: number;

  constructor(plan: SeatingPlan, lastBlockId = 0) {
    this.draft = new Draft(plan, lastBlockId);
    this.#seats = countSeats(plan);
  }

  get refusal(): Refusal | undefined {
    return this.#refusal;
  }

  /** Grows with every change of the document, including undo and redo. */
  get version(): number {
    return this.#version;
  }

  /** Seats, rows, blocks, areas and shapes. A row includes its seats, and a block its rows and outline. */
  get selection(): ReadonlySet<NodeId> {
    return this.#selection;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  select(ids: Iterable<NodeId>): void {
    this.#selection = new Set(ids);
    this.#refusal = undefined;
    this.#publish();
  }

  /** Runs a command as one step. Returns false, without a step, if it changed nothing or was refused. */
  run(command: Command): boolean {
    const change = new Change(this.draft);
    const selectedBefore = this.#selection;
    let selected: readonly NodeId[] | undefined;
    try {
      selected = command(change);
    } catch (error) {
      change.revert();
      throw error;
    }
    const patch = change.toPatch();
    this.#refusal = findRefusal(patch, this.#seats);
    if (this.#refusal) {
      change.revert();
      this.#publish();
      return false;
    }
    if (patch.ids.length === 0) {
      // The contents are equal, but the nodes are new objects: without the revert, undo could not restore the very same
      // document.
      change.revert();
      return false;
    }
    this.#selection = selected ? new Set(selected) : this.#keepExisting(selectedBefore);
    this.#done.push({ patch, selectedBefore, selectedAfter: this.#selection });
    this.#undone.length = 0;
    this.#seats += countAddedSeats(patch);
    this.#changed();
    return true;
  }

  /**
   * Applies the change of another user: it is not an undo step and is never refused. Undo and redo drop the steps that
   * touched the same nodes, and all steps behind these, so that undo never removes another user's work.
   */
  applyRemote(command: Command): void {
    const change = new Change(this.draft);
    try {
      command(change);
    } catch (error) {
      change.revert();
      throw error;
    }
    const patch = change.toPatch();
    if (patch.ids.length === 0) {
      change.revert();
      return;
    }
    for (const steps of [this.#done, this.#undone]) steps.splice(0, steps.length, ...rebaseSteps(steps, patch));
    this.#selection = this.#keepExisting(this.#selection);
    this.#seats += countAddedSeats(patch);
    this.#changed();
  }

  undo(): boolean {
    const step = this.#done.pop();
    if (!step) return false;
    applyPatch(this.draft, step.patch, step.patch.before);
    this.#undone.push(step);
    this.#seats -= countAddedSeats(step.patch);
    this.#selection = step.selectedBefore;
    this.#changed();
    return true;
  }

  redo(): boolean {
    const step = this.#undone.pop();
    if (!step) return false;
    applyPatch(this.draft, step.patch, step.patch.after);
    this.#done.push(step);
    this.#seats += countAddedSeats(step.patch);
    this.#selection = step.selectedAfter;
    this.#changed();
    return true;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #keepExisting(ids: ReadonlySet<NodeId>): ReadonlySet<NodeId> {
    return new Set([...ids].filter((id) => this.draft.find(id)));
  }

  #changed(): void {
    this.#version += 1;
    this.#refusal = undefined;
    this.#publish();
  }

  #publish(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
