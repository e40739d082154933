import type { ImportErrorCode, ImportProblem } from './import-problem.ts';

/** Thrown by readers to refuse a file; `importPlan` turns it into its answer. */
export class PlanFault extends Error {
  readonly problems: readonly ImportProblem[];

  constructor(problems: readonly ImportProblem[]) {
    super(problems[0]?.code ?? 'SEAT_PLAN_PARSING');
    this.name = 'PlanFault';
    this.problems = problems;
  }
}

export function refuse(code: ImportErrorCode, details: Omit<ImportProblem, 'severity' | 'code'> = {}): PlanFault {
  return new PlanFault([{ severity: 'error', code, ...details }]);
}
