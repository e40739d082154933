import { type ImportOptions, type ImportResult, importPlan } from '../src/import/import-plan.ts';
import type { PlanFile } from '../src/import/recognise/recognise-file.ts';

/** Imports a file and throws when that fails. */
export function requirePlan(file: PlanFile, options: ImportOptions = {}): Extract<ImportResult, { ok: true }> {
  const result = importPlan({ ...file, options });
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.problems.slice(0, 3))}`);
  return result;
}
