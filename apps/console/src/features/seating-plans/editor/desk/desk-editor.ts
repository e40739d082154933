import { type Command, PlanEditor } from '@parterre/seating-plan/edit';

/** An editor that others' changes can come into: a step back must not take away what somebody else has drawn. */
export class DeskEditor extends PlanEditor {
  #depth = 0;

  override get canUndo(): boolean {
    return this.#depth > 0 && super.canUndo;
  }

  override run(command: Command): boolean {
    const hasChanged = super.run(command);
    // Tells listeners before it counts: what they show is read when they render.
    if (hasChanged) this.#depth += 1;
    return hasChanged;
  }

  override undo(): boolean {
    if (this.#depth === 0) return false;
    this.#depth -= 1;
    return super.undo();
  }

  override redo(): boolean {
    this.#depth += 1;
    if (super.redo()) return true;
    this.#depth -= 1;
    return false;
  }

  /** From here on nothing before can be taken back. */
  takeIn(command: Command): void {
    super.run(command);
    this.#depth = 0;
  }
}
