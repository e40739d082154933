import { foldLabel } from '../../labels/label.ts';
import { stepLabel } from './next-label.ts';

/**
 * The labels in use of a block, while many more find theirs: where a search ended, the next one from there goes on, so
 * that a thousand doubled labels cost thousands of steps, not millions.
 */
export class LabelPool {
  readonly #taken: Set<string>;
  /** By label, as it is written: where the search that came by ended. */
  readonly #next = new Map<string, string>();

  constructor(labels: Iterable<string>) {
    this.#taken = new Set([...labels].map(foldLabel));
  }

  /** The label itself, or the next one that nothing has; from now on it is in use. */
  take(label: string): string {
    const passed: string[] = [];
    let free = label;
    while (this.#taken.has(foldLabel(free))) {
      passed.push(free);
      free = this.#next.get(free) ?? stepLabel(free);
    }
    for (const from of passed) this.#next.set(from, free);
    this.#taken.add(foldLabel(free));
    return free;
  }
}
