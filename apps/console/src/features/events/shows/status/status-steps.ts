import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import type { ShowStatus } from '@parterre/contract/shows/show';
import { findProblem } from '#api/failure.ts';

export interface StatusStep {
  to: ShowStatus;
  /** True for reversing a cancellation, which is possible until it is final. */
  isBack: boolean;
  isDangerous: boolean;
}

/** Lists the next statuses of a show; the server decides whether one is possible. */
export function listStatusSteps(from: ShowStatus): StatusStep[] {
  switch (from) {
    case 'PENDING':
      return [{ to: 'ACTIVE', isBack: false, isDangerous: false }];
    case 'ACTIVE':
      return [{ to: 'CANCEL_PENDING', isBack: false, isDangerous: true }];
    case 'CANCEL_PENDING':
      return [
        { to: 'ACTIVE', isBack: true, isDangerous: false },
        { to: 'CANCELLED', isBack: false, isDangerous: true },
      ];
    case 'CANCELLED':
      return [];
  }
}

export interface StatusRefusal {
  /** The failed readiness checks. */
  missing: ReadinessEntry[];
  orders: number;
}

/** Returns the details of a refused status change; undefined for any other error. */
export function findStatusRefusal(error: unknown): StatusRefusal | undefined {
  const problem = findProblem(error);
  if (problem?.code !== 'STATUS_CHANGE_REFUSED') return undefined;
  const { missing, orders } = problem.details ?? {};
  return {
    missing: Array.isArray(missing) ? missing.filter(isEntry) : [],
    orders: typeof orders === 'number' ? orders : 0,
  };
}

const isEntry = (value: unknown): value is ReadinessEntry =>
  typeof value === 'object' && value !== null && 'code' in value && 'area' in value && 'values' in value;
