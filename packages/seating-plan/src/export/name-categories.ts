import type { SeatingPlan } from '../format/plan.ts';
import { foldLabel, isBlankLabel } from '../labels/label.ts';

/**
 * What a category is called in a file that knows it by its name only: as people read it, which changes when somebody
 * renames it; by its key where two are called the same or one nothing, since seats of both would become one category.
 */
export function nameCategories({ categories }: SeatingPlan): (key: string) => string {
  const labels = new Set(categories.map(({ label }) => foldLabel(label).trim()));
  const areNames = labels.size === categories.length && !categories.some(({ label }) => isBlankLabel(label));
  const nameByKey = new Map(areNames ? categories.map(({ key, label }) => [key, label.trim()]) : []);
  return (key) => nameByKey.get(key) ?? key;
}
