export type { PlanLayout } from './arrange/arrange-blocks.ts';
export type { CsvColumns } from './csv/plan-columns.ts';
export { type ImportOptions, type ImportResult, importPlan } from './import-plan.ts';
export type { ImportErrorCode, ImportNoticeCode, ImportProblem } from './import-problem.ts';
export { type DraftReading, readDraft } from './read-draft.ts';
export type { DrawingReading, IdReading } from './read-plan.ts';
export { PLAN_FORMAT_NAMES, type PlanFormat, type ReadableFormat } from './recognise/plan-format.ts';
export type { PlanFile } from './recognise/recognise-file.ts';
export { detectFormat } from './recognise/recognise-file.ts';
