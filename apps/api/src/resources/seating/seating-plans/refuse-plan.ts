import { AppError } from '#errors.ts';

/** The maximum number of findings in an answer, because nobody reads more before correcting the first ones. */
const FINDINGS_SHOWN = 200;

interface Refused {
  findings: readonly object[];
  findingCount: number;
}

/** Creates a PLAN_REFUSED with the first findings and their total number. */
export const refusePlan = (detail: string, { findings, ...details }: Refused & Record<string, unknown>): AppError =>
  new AppError('PLAN_REFUSED', { detail, details: { findings: findings.slice(0, FINDINGS_SHOWN), ...details } });
