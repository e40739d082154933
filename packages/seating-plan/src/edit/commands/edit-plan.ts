import type { PlanCategory, Point } from '../../format/plan.ts';
import { foldLabel } from '../../labels/label.ts';
import type { Change } from '../draft/change.ts';
import { isEqual } from '../draft/is-equal.ts';
import { ROOT } from '../draft/node.ts';
import { foldAll, nextLabel } from '../numbering/next-label.ts';

/** null removes the focal point, so the middle of the stage applies again. */
export function setFocalPoint(change: Change, at: Point | null): void {
  const { focalPoint: before, ...root } = change.draft.root;
  if (before?.x === at?.x && before?.y === at?.y) return;
  change.put(ROOT, { ...root, ...(at && { focalPoint: { x: at.x, y: at.y } }) });
}

/** Adds a category and returns its key, by which seats name it. If its label is taken, it gets the next free one. */
export function addCategory(change: Change, { label, colour }: Omit<PlanCategory, 'key'>): string {
  const { categories } = change.draft.root;
  const taken = foldAll(categories.map((category) => category.label));
  const free = taken.has(foldLabel(label)) ? nextLabel(label, taken) : label;
  const keys = foldAll(categories.map(({ key }) => key));
  const key = keys.has(foldLabel(free)) ? nextLabel(free, keys) : free;
  change.putRoot({ categories: [...categories, { key, label: free, ...(colour !== undefined && { colour }) }] });
  return key;
}

/** Changes label or colour only: seats and files name the category by its key. */
export function updateCategory(change: Change, key: string, values: Partial<Omit<PlanCategory, 'key'>>): void {
  const { categories } = change.draft.root;
  const next = categories.map((category) => (category.key === key ? { ...category, ...values } : category));
  if (!isEqual(next, categories)) change.putRoot({ categories: next });
}

/** Removes the category; its seats then have none. */
export function removeCategory(change: Change, key: string): void {
  const { draft } = change;
  const { categories, blocks } = draft.root;
  const next = categories.filter((category) => category.key !== key);
  if (next.length === categories.length) return;
  change.putRoot({ categories: next });
  for (const block of blocks) {
    for (const row of draft.require(block, 'block').rows) {
      for (const id of draft.require(row, 'row').seats) {
        const node = draft.require(id, 'seat');
        if (node.seat.category !== key) continue;
        const { category: _, ...seat } = node.seat;
        change.put(id, { ...node, seat });
      }
    }
  }
}
