import type { ShowStatus } from '@parterre/contract/shows';

export interface StatusStep {
  to: ShowStatus;
  /** Back from a cancellation that has begun. */
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
