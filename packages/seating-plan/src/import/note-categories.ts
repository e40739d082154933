import type { SeatingPlan } from '../format/plan.ts';
import { countSeats } from '../format/plan.ts';
import { createNotice, type ImportProblem } from './import-problem.ts';

/** Categories nobody sits in, and seats without one in a plan that has categories. */
export function noteCategories(plan: SeatingPlan): ImportProblem[] {
  if (plan.categories.length === 0 || countSeats(plan) === 0) return [];
  const used = new Set<string>();
  let without = 0;
  for (const block of plan.blocks) {
    for (const row of block.rows) {
      for (const { category } of row.seats) {
        if (category === undefined) without += 1;
        else used.add(category);
      }
    }
  }
  const unused = plan.categories.filter((category) => !used.has(category.key));
  return [
    ...(without > 0 ? [createNotice('SEATS_WITHOUT_CATEGORY', { count: without })] : []),
    ...unused.map((category) => createNotice('CATEGORY_UNUSED', { category: category.label || category.key })),
  ];
}
