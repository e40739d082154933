import { AppError } from '../../errors.ts';

/** More than anybody reads before mending the first ones. */
const FINDINGS_SHOWN = 200;

interface Refused {
  findings: readonly object[];
  findingCount: number;
}

/** PLAN_REFUSED with the first findings and how many there are. */
export const refusePlan = (detail: string, { findings, ...details }: Refused & Record<string, unknown>): AppError =>
  new AppError('PLAN_REFUSED', { detail, details: { findings: findings.slice(0, FINDINGS_SHOWN), ...details } });
