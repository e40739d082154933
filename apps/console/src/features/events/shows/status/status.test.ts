import { realProblem } from '@parterre/contract/testing/real-problem';
import type { ErrorCode } from '@parterre/contract/wire/error-codes';
import { describe, expect, it } from 'vitest';
import { findStatusRefusal, listStatusSteps } from './status-steps.ts';

const refused = (details: Record<string, unknown>, code: ErrorCode = 'STATUS_CHANGE_REFUSED') => {
  const data = realProblem(code, { details });
  return { status: data.status, data };
};

describe('the ways of a status', () => {
  it('are those that the product allows, and a cancelled event has none', () => {
    expect(listStatusSteps('PENDING').map((step) => step.to)).toEqual(['ACTIVE']);
    expect(listStatusSteps('ACTIVE').map((step) => step.to)).toEqual(['CANCEL_PENDING']);
    expect(listStatusSteps('CANCEL_PENDING').map((step) => step.to)).toEqual(['ACTIVE', 'CANCELLED']);
    expect(listStatusSteps('CANCELLED')).toEqual([]);
  });
});

describe('a refusal', () => {
  it('says what is missing or how many orders stand in the way', () => {
    const missing = [{ code: 'PLAN_MISSING', level: 'error', area: 'seating', values: {} }];
    expect(findStatusRefusal(refused({ from: 'PENDING', to: 'ACTIVE', missing }))).toEqual({ missing, orders: 0 });
    expect(findStatusRefusal(refused({ orders: 12 }))).toEqual({ missing: [], orders: 12 });
  });

  it('is empty for any other refusal', () => {
    expect(findStatusRefusal(refused({}, 'STALE'))).toBeUndefined();
    expect(findStatusRefusal(new TypeError('network'))).toBeUndefined();
  });
});
