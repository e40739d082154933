import { countSeats, type PlanCategory, type SeatingPlan } from '../format/plan.ts';
import { createNotice, type ImportProblem } from './import-problem.ts';

/** Accepts hex, names and rgb() or hsl() only, so that a colour never makes a page load or run anything. */
const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]{3,30}|(?:rgb|hsl)a?\([\d\s.,%/-]{1,40}\))$/i;

function keepColour({ colour, ...category }: PlanCategory): PlanCategory {
  return colour !== undefined && COLOUR.test(colour.trim()) ? { ...category, colour: colour.trim() } : category;
}

/**
 * Removes unnamed categories, and adds those that seats use but the file does not describe, under their key. Returns a
 * notice for each added one.
 */
export function normaliseCategories(plan: SeatingPlan): ImportProblem[] {
  removeUnnamedCategories(plan);
  const known = new Set(plan.categories.map((category) => category.key));
  const added = new Set<string>();
  for (const block of plan.blocks) {
    for (const row of block.rows) {
      for (const { category } of row.seats) if (category !== undefined && !known.has(category)) added.add(category);
    }
  }
  for (const key of added) plan.categories.push({ key, label: key });
  return [...added].map((category) => createNotice('CATEGORY_ADDED', { category }));
}

/** Removes categories without a name, and invalid colours. */
export function removeUnnamedCategories(plan: SeatingPlan): void {
  plan.categories = plan.categories.filter(({ key }) => key.trim() !== '').map(keepColour);
  for (const block of plan.blocks) {
    for (const row of block.rows) {
      for (const seat of row.seats) if (seat.category?.trim() === '') delete seat.category;
    }
  }
}

/**
 * Returns notices of unused categories and of seats without one. A plan without categories needs none and has no
 * notices.
 */
export function reportCategories(plan: SeatingPlan): ImportProblem[] {
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
