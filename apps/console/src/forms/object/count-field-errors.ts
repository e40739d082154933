import type { FieldErrors } from 'react-hook-form';

/** How many fields have an error, through nested objects and lists. */
export function countFieldErrors(errors: FieldErrors): number {
  return Object.entries(errors).reduce((sum, [key, entry]) => sum + (key === 'root' ? 0 : countEntry(entry)), 0);
}

function countEntry(entry: unknown): number {
  if (typeof entry !== 'object' || entry === null) return 0;
  if ('message' in entry && 'type' in entry && typeof entry.type === 'string') return 1;
  return Object.values(entry).reduce((sum: number, child) => sum + countEntry(child), 0);
}
