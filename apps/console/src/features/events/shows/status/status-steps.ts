import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import type { ShowStatus } from '@parterre/contract/shows/show';
import { findProblem } from '#api/failure.ts';

export interface StatusStep {
  to: ShowStatus;
  /** True for taking a cancellation back, which is possible until it is final. */
  isBack: boolean;
  isDangerous: boolean;
}

/** Where an event can go from a status; whether it may now is for the server to say. */
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
  /** What the readiness check found against it, each with a place where it is mended. */
  missing: ReadinessEntry[];
  orders: number;
}

/** What a refused change of status says; nothing for any other rejection. */
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
