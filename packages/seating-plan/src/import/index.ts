export type { PlanLayout } from './arrange/arrange-blocks.ts';
export type { CsvColumns, CsvField } from './csv/find-columns.ts';
export { detectFormat } from './detect-format.ts';
export { type DraftReading, readDraft } from './draft/read-draft.ts';
export { type ImportOptions, type ImportResult, importPlan } from './import-plan.ts';
export type { ImportErrorCode, ImportNoticeCode, ImportProblem } from './import-problem.ts';
export { noteSharedPoints } from './note-shared-points.ts';
export { PLAN_FORMAT_NAMES, type PlanFormat } from './plan-format.ts';
export type { PlanFile } from './recognise-file.ts';
